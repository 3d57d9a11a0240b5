import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Pixels } from '@nonet/scan';

/** The corners of a grid in a picture, clockwise, in shares of the width and the height. */
export type Outline = readonly (readonly [x: number, y: number])[];

/** A cell of a photograph that a person should look at. */
export interface Doubt {
  readonly cell: number;
  /** The digit that was taken. 0 if the cell was taken to be empty. */
  readonly digit: number;
  readonly isWritten: boolean;
  /** What the cell may hold instead, the likeliest first. 0 stands for an empty cell. */
  readonly others: readonly number[];
  /** What was read, if only another digit makes the puzzle proper. */
  readonly read?: number | undefined;
}

/** What was read in a photograph. */
export interface ScannedGrid {
  /** The printed digits. */
  readonly puzzle: PlainPuzzle;
  /** Cell → the digit that was written by hand, or 0. */
  readonly written: readonly number[];
  readonly doubts: readonly Doubt[];
  /** The grid of the photograph, upright and square. */
  readonly picture: Pixels;
}

/** What came of a photograph. */
export type ScanOutcome =
  | { readonly kind: 'read'; readonly grid: ScannedGrid }
  | { readonly kind: 'no-grid' | 'unreadable' | 'too-large' };
