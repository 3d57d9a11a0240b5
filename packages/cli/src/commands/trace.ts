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
import { yieldToEventLoop } from '../event-loop.ts';
import type { InputFlags } from '../options.ts';
import { writeErrorTo } from '../pipeline/json-answers.ts';
import { Output } from '../pipeline/output.ts';
import { readPuzzle } from '../pipeline/read-puzzle.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import type { Status } from '../report/exit-status.ts';
import { unsupportedStrategy } from '../report/refusal.ts';
import { Report } from '../report/report.ts';
import type { Streams } from '../streams.ts';
import { watch } from '../trace/watch.ts';

export interface TraceFlags extends InputFlags {
  readonly strategy: Strategy;
  /** Write events as JSON even on a terminal. */
  readonly json?: boolean;
  /** The number of solutions after which the search stops. Default 1. */
  readonly limit?: number;
  /** The number of events after which the search stops. Default: no limit. */
  readonly events?: number;
  /** Events per second at the start. Default 10. */
  readonly speed?: number;
  /** The event to start at. */
  readonly at?: number;
}

/**
 * Events between two checkpoints of the recording. Each frame replays up to this many events. With the
 * engine's default of 65,536, that can take tens of milliseconds, which is too slow.
 */
const EVERY = 8_192;

/** Shows the search of the first puzzle: animated on a terminal, otherwise one JSON event per line. */
export async function trace(
  files: readonly string[],
  flags: TraceFlags,
  streams: Streams,
): Promise<Status> {
  const { strategy, limit = 1, events = Number.POSITIVE_INFINITY, speed = 10, at } = flags;
  const report = new Report(streams);
  const onError = flags.json ? writeErrorTo(streams) : undefined;
  const input = await readPuzzle(files, flags, { report, streams, onError });
  if (!input) return report.end();
  const { file, puzzle } = input;
  const unsupported = unsupportedReason(puzzle, strategy);
  if (unsupported) {
    report.unsupported(file, puzzle.line, unsupportedStrategy(strategy, unsupported));
    return report.end();
  }

  let solvable: boolean;
  if (flags.json || !streams.answers.isTTY) {
    const output = new Output(streams.answers);
    const options = { limit, events, at: at ?? 1 };
    const { end, solutions } = await writeLines(output, puzzle, strategy, options);
    solvable = end !== 'exhausted' || solutions > 0;
  } else if (isContradictory(puzzle)) {
    solvable = false;
  } else {
    const recording = new Recording(puzzle, strategy, { limit, events, every: EVERY });
    const reason = await watch(recording, { givens: puzzle.givens, strategy }, { speed, at });
    // 130 is the status that shells report after Ctrl-C.
    if (reason === 'interrupted') return 130;
    solvable = recording.end !== 'exhausted' || recording.counters.solutions > 0;
  }
  if (!solvable) report.failed(file, puzzle.line, noSolutionText(puzzle.givens));
  return report.end();
}

/** Writes the events while the search runs. Waits while stdout is full. */
async function writeLines(
  output: Output,
  puzzle: Puzzle,
  strategy: Strategy,
  options: TraceOptions,
): Promise<TraceSummary> {
  const lines = new TraceLines(puzzle, strategy, options);
  let summary: TraceSummary | undefined;
  while (!summary) {
    summary = lines.advance();
    output.write(lines.take());
    if (output.isFull) await output.flush();
    await yieldToEventLoop();
  }
  await output.flush();
  return summary;
}
