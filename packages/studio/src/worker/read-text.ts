import { type NotationError, PuzzleReader } from '@nonet/engine';
import { type PuzzleText, puzzleTextOf } from '../picture/puzzle-text.ts';
import { type Answers, atOnce } from './work.ts';

/** What comes of a text: its first puzzle, or what is wrong with it. */
type ReadText =
  | {
      readonly ok: true;
      readonly puzzle: PuzzleText;
      readonly notation: string;
      readonly puzzles: number;
    }
  | { readonly ok: false; readonly error: NotationError };

export interface ReadingDesk {
  read: { asked: string; answer: ReadText; told: never };
}

export const reading: Answers<ReadingDesk> = { read: (text) => atOnce(() => readText(text)) };

/** The first puzzle of a text in any notation. A text with anything broken in it gives the error. */
function readText(text: string): ReadText {
  const reader = new PuzzleReader();
  const results = [...reader.push(text), ...reader.end()];
  for (const result of results) if (!result.ok) return { ok: false, error: result.error };
  const [first] = results;
  if (!first?.ok) throw new Error('a text gives a record or an error');
  return {
    ok: true,
    puzzle: puzzleTextOf(first.record),
    notation: reader.notation?.id ?? 'line',
    puzzles: results.length,
  };
}
