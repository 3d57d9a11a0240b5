import type { Grid } from '@nonet/engine/grid';
import { PuzzleReader } from '@nonet/engine/notation';

/** The tracer compares objects with this many puzzles at most. */
const MOST = 1_000;

/** Returns the first puzzles in what a program reads. Returns none if the text is anything else. */
export function puzzlesIn(bytes: Uint8Array): readonly Grid[] {
  const reader = new PuzzleReader();
  const results = [...reader.push(new TextDecoder().decode(bytes)), ...reader.end()];
  return results.flatMap((result) => (result.ok ? [result.record.givens] : [])).slice(0, MOST);
}
