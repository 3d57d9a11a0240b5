import type { Grid } from '@nonet/engine/grid';
import { PuzzleReader } from '@nonet/engine/notation';

/** The tracer compares objects with at most this many puzzles. */
const MOST = 1_000;

/**
 * Returns the first puzzles in the input of a program. Returns an empty list if the input has no
 * puzzles.
 */
export function puzzlesIn(bytes: Uint8Array): readonly Grid[] {
  const reader = new PuzzleReader();
  const results = [...reader.push(new TextDecoder().decode(bytes)), ...reader.end()];
  return results.flatMap((result) => (result.ok ? [result.record.givens] : [])).slice(0, MOST);
}
