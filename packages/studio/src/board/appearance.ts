import { symbolOf } from '@nonet/engine/notation';
import type { Look } from '../picture/look.ts';
import { type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';

/** What a cell shows, and how a room marks it. */
export interface CellFacts extends Omit<Look, 'as'> {
  readonly as: Look['as'] | 'forced' | 'kept';
  /** The notes, the heat map or the solution that the room shows in a blank cell. */
  readonly entered?: Entered | undefined;
  /** Whether the digit appears twice in a house. */
  readonly isInvalid?: boolean;
  /** Whether the cell blocks the digit that the user asks about. */
  readonly isBlocker?: boolean;
  /** The content in words, if the room has its own description of the cell. */
  readonly content?: string | undefined;
}

/** What a blank cell shows: notes, a heat map of digits, or the digit of a solution. */
export interface Entered {
  readonly digit: number;
  readonly notes: readonly number[];
  /** The digits that the solutions have in this cell, each with its share of the solutions. */
  readonly heat: readonly { readonly digit: number; readonly share: number }[];
  /** The digit of the pinned solution if it differs from `digit`, otherwise 0. */
  readonly other: number;
  readonly isDifferent: boolean;
  /** The content in words. Empty if the digit alone is enough. */
  readonly content: string;
}

/** How a cell looks, and its name for screen readers. */
export interface Appearance {
  readonly symbol: string;
  readonly candidates: readonly number[];
  readonly entered: Entered | undefined;
  readonly classes: string;
  readonly name: string;
  readonly isGiven: boolean;
  readonly isInvalid: boolean;
}

export function appearanceOf(
  facts: CellFacts,
  cell: number,
  puzzle: PuzzleText,
  { grid, whyNot }: Words,
): Appearance {
  const { entered, candidates, isCurrent, isDead, isLatest, isInvalid = false } = facts;
  const { isBlocker = false } = facts;
  const shape = shapeOf(puzzle);
  const as = entered?.digit ? 'placed' : facts.as;
  const symbol = entered?.digit ? symbolOf(entered.digit) : facts.symbol;

  let content = grid.empty;
  if (facts.content !== undefined) content = facts.content;
  else if (as === 'given') content = grid.given(symbol);
  else if (entered?.content) content = entered.content;
  else if (symbol) content = grid.placed(symbol);
  else if (candidates.length > 0) content = grid.candidates(candidates.map(symbolOf).join(' '));
  if (isCurrent) content = grid.current(content);
  if (isBlocker) content = whyNot.blocker(content);
  if (isInvalid) content = grid.conflict(content);

  const classes = ['cell'];
  if (shape.column[cell] % puzzle.boxColumns === 0) classes.push('box-left');
  if (shape.row[cell] % puzzle.boxRows === 0) classes.push('box-top');
  if (as !== 'blank') classes.push(as);
  if (isLatest) classes.push('latest');
  if (isCurrent) classes.push('current');
  if (isDead) classes.push('dead');
  if (isBlocker) classes.push('blocker');
  if (isInvalid) classes.push('invalid');
  if (entered?.isDifferent) classes.push('different');
  return {
    symbol,
    candidates,
    entered,
    classes: classes.join(' '),
    name: grid.cell(placeOf(shape, cell), content),
    isGiven: as === 'given',
    isInvalid,
  };
}
