import type { Grid } from '@nonet/engine/grid';
import { type NotationError, type NotationResult, PuzzleReader } from '@nonet/engine/notation';

/** What the tracer needs to know of a program before it starts. */
export interface RecordSettings {
  /** The file to watch. */
  readonly program: string;
  /**
   * The puzzles of the input. The tracer looks for an object of the program that has the givens of
   * one of them.
   */
  readonly puzzles: readonly Grid[];
  /** The tracer stops after this many events. */
  readonly events: number;
}

/** The tracer compares objects with at most this many puzzles. */
const MOST = 1_000;

/**
 * Returns the settings as text: the number of events, the program, and then one puzzle per line.
 */
export function settingsOf({ events, program, puzzles }: RecordSettings): string {
  const lines = puzzles.map(({ geometry: { boxRows, boxColumns }, digits }) =>
    [boxRows, boxColumns, ...digits].join(' '),
  );
  return [events, program, ...lines].join('\n');
}

/**
 * Returns the first puzzles in the input of a program. Returns an empty list if the input has no
 * puzzles.
 */
export function puzzlesIn(bytes: Uint8Array): readonly Grid[] {
  const results = resultsIn(bytes);
  return results.flatMap((result) => (result.ok ? [result.record.givens] : [])).slice(0, MOST);
}

/** The error of a variant in the input of a program. A trace would show its search as a classic one. */
export function variantIn(bytes: Uint8Array): NotationError | undefined {
  const errors = resultsIn(bytes).flatMap((result) => (result.ok ? [] : [result.error]));
  return errors.find(({ code }) => code === 'variant');
}

function resultsIn(bytes: Uint8Array): readonly NotationResult[] {
  const reader = new PuzzleReader();
  return [...reader.push(new TextDecoder().decode(bytes)), ...reader.end()];
}
