import type { DigitSet } from '../grid/digit-set.ts';

/** The forms that a player can put around a candidate. Each has a colour of its own, too. */
export const markForms = ['circle', 'square', 'diamond', 'cross'] as const;
type MarkForm = (typeof markForms)[number];

/** What a cell of a game holds. */
export interface GameCell {
  /** The given or the player's digit. 0 if the cell is blank. */
  readonly digit: number;
  readonly corner: DigitSet;
  readonly centre: DigitSet;
  /** The colours of the cell, numbered from 1 as digits are. */
  readonly colours: DigitSet;
  /** Digit → the form around this candidate. */
  readonly marks: Readonly<Record<number, MarkForm>>;
  /** The lines that start at candidates of this cell. */
  readonly links: readonly CandidateLink[];
}

/** A line from a candidate of a cell to a candidate of another cell, or of the same one. */
export interface CandidateLink {
  readonly digit: number;
  /** A strong link is solid, a weak one is dashed. */
  readonly isStrong: boolean;
  readonly to: { readonly cell: number; readonly digit: number };
}

export const BLANK: GameCell = {
  digit: 0,
  corner: 0,
  centre: 0,
  colours: 0,
  marks: {},
  links: [],
};
