import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';
import type { CollectedPuzzle } from './collected.ts';
import type { ReadingFault } from './reading-fault.ts';

/** The puzzles of a file, or why they cannot be a collection. */
export type OpenedPuzzles =
  | {
      readonly kind: 'puzzles';
      readonly size: number;
      readonly puzzles: readonly CollectedPuzzle[];
    }
  | { readonly kind: 'unreadable'; readonly fault: ReadingFault }
  /** A puzzle has several solutions or none, or it has another shape than the first one. */
  | { readonly kind: 'improper' | 'mixed'; readonly line: number }
  | { readonly kind: 'many' };

/** One record of a text that has been read: a puzzle, or an error. */
export type Entry =
  | {
      readonly ok: true;
      readonly line: number;
      readonly name: string;
      readonly puzzle: PlainPuzzle;
      readonly about: AboutPuzzle;
    }
  | { readonly ok: false; readonly line: number; readonly fault: ReadingFault };
