import type { NotationError, PlainPuzzle } from '@nonet/engine/notation';

/** One record of a text that has been read: a puzzle, or an error. */
export type Entry =
  | {
      readonly ok: true;
      readonly line: number;
      readonly name: string;
      readonly puzzle: PlainPuzzle;
    }
  | { readonly ok: false; readonly line: number; readonly error: NotationError };
