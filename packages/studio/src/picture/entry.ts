import type { NotationError } from '@nonet/engine/notation';
import type { PuzzleText } from './puzzle-text.ts';

/** One record of a text that has been read: a puzzle, or an error. */
export type Entry =
  | { readonly ok: true; readonly line: number; readonly name: string; readonly puzzle: PuzzleText }
  | { readonly ok: false; readonly line: number; readonly error: NotationError };
