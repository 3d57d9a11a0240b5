import { PuzzleReader } from '@nonet/engine';
import { puzzleTextOf } from '../picture/puzzle-text.ts';
import type { ReadText } from './desk.ts';

/** The first puzzle of a text in any notation. A text with anything broken in it gives the error. */
export function readText(text: string): ReadText {
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
