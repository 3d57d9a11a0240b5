import {
  isContradictory,
  type Puzzle,
  Recording,
  type Strategy,
  TraceLines,
  type TraceOptions,
  type TraceSummary,
  unsupportedReason,
} from '@nonet/engine/search';
import { breathe } from '../breathe.ts';
import type { InputFlags } from '../options.ts';
import { Output } from '../pipeline/output.ts';
import { readPuzzle } from '../pipeline/read-puzzle.ts';
import { noSolution } from '../report/conflict-text.ts';
import { Report, type Status } from '../report/report.ts';
import { watch } from '../trace/watch.ts';

export interface TraceFlags extends InputFlags {
  readonly strategy: Strategy;
  /** Events as JSON, even on a terminal. */
  readonly json?: boolean;
  /** Solutions after which the search ends. Default 1. */
  readonly limit?: number;
  /** Events after which it ends. Default: none. */
  readonly events?: number;
  /** Events a second to begin with. Default 10. */
  readonly speed?: number;
  /** The event to begin at. */
  readonly at?: number;
}

/**
 * Events from one checkpoint to the next: an eighth of the engine's, since every frame seeks, and
 * the slower strategies take tens of milliseconds for 65,536 events.
 */
const EVERY = 8_192;

/** Shows the search of the first puzzle: an animation on a terminal, else a JSON event a line. */
export async function trace(files: readonly string[], flags: TraceFlags): Promise<Status> {
  const { strategy, limit = 1, events = Number.POSITIVE_INFINITY, speed = 10, at } = flags;
  const report = new Report();
  const input = await readPuzzle(files, flags, report);
  if (!input) return report.end();
  const { file, puzzle } = input;
  const refused = unsupportedReason(puzzle, strategy);
  if (refused) {
    report.refused(file, puzzle.line, `${strategy.id} ${refused}`);
    return report.end();
  }

  let solvable: boolean;
  if (flags.json || !process.stdout.isTTY) {
    const options = { limit, events, at: at ?? 1 };
    const { end, solutions } = await writeLines(puzzle, strategy, options);
    solvable = end !== 'exhausted' || solutions > 0;
  } else if (isContradictory(puzzle)) {
    solvable = false;
  } else {
    const recording = new Recording(puzzle, strategy, { limit, events, every: EVERY });
    const left = await watch(recording, { givens: puzzle.givens, strategy }, { speed, at });
    // As a shell tells it of a program that Ctrl-C ended.
    if (left === 'interrupted') process.exit(130);
    solvable = recording.end !== 'exhausted' || recording.counters.solutions > 0;
  }
  if (!solvable) report.failed(file, puzzle.line, noSolution(puzzle.givens));
  return report.end();
}

/** Writes the search as it goes, no faster than it is read. Gives the last line. */
async function writeLines(
  puzzle: Puzzle,
  strategy: Strategy,
  options: TraceOptions,
): Promise<TraceSummary> {
  const output = new Output();
  const lines = new TraceLines(puzzle, strategy, options);
  let summary: TraceSummary | undefined;
  while (!summary) {
    summary = lines.advance();
    output.write(lines.take());
    if (output.isFull) await output.flush();
    await breathe();
  }
  await output.flush();
  return summary;
}
