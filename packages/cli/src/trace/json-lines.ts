import {
  type Counters,
  type End,
  formatCell,
  isContradictory,
  type Puzzle,
  type Strategy,
} from '@nonet/engine';
import { breathe } from '../breathe.ts';
import type { Output } from '../output.ts';

export interface JsonLinesOptions {
  /** Solutions after which it ends. */
  readonly limit: number;
  /** Events after which it ends. */
  readonly events: number;
  /** The first event that is written. */
  readonly at: number;
}

/** The last line: why the search ended, and what the work came to. */
export interface Summary extends Counters {
  readonly end: End;
  readonly events: number;
}

/**
 * Writes the search as JSON, an event a line, and a last line with why it ended and what the work
 * came to. Nothing is kept, so a run of any length can be written. Gives that line.
 */
export async function writeJsonLines(
  puzzle: Puzzle,
  strategy: Strategy,
  options: JsonLinesOptions,
  output: Output,
): Promise<Summary> {
  const { geometry } = puzzle.givens;
  const search = strategy.begin(puzzle.givens, puzzle.pencilmarks);
  const { counters, event } = search;
  const names = Array.from({ length: geometry.cells }, (_, cell) => formatCell(geometry, cell));
  let end: End | undefined = isContradictory(puzzle) ? 'exhausted' : undefined;
  let events = 0;

  while (!end) {
    const status = search.advance(1);
    const made = counters.placements + counters.backs;
    if (made > events && made >= options.at) {
      const { kind, cell, digit } = event;
      output.write(
        `{"event":${made},"kind":"${kind}","cell":"${names[cell]}","digit":${digit},"depth":${search.depth}}\n`,
      );
      if (output.isFull) await output.flush();
    }
    events = made;
    if (status === 'exhausted') end = 'exhausted';
    else if (counters.solutions >= options.limit) end = 'limit';
    else if (events >= options.events) end = 'stopped';
    if (events % 1_024 === 0) await breathe();
  }
  const summary: Summary = { end, events, ...counters };
  output.write(`${JSON.stringify(summary)}\n`);
  await output.flush();
  return summary;
}
