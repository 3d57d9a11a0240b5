import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { counted } from '@nonet/engine/explain';
import {
  isContradictory,
  isVariant,
  type Puzzle,
  Recording,
  type Strategy,
  strategyById,
  TraceLines,
  type TraceOptions,
  type TraceSummary,
  unsupportedReason,
} from '@nonet/engine/search';
import { formatJsonHead, replay, replayOptions, type Trace } from '@nonet/engine/trace';
import { yieldToEventLoop } from '../core/event-loop.ts';
import type { Status } from '../core/exit-status.ts';
import { text, type Values, whole } from '../core/option.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { writeSearch, writeTrace } from '../job/write-trace.ts';
import { Output } from '../pipeline/output.ts';
import { type FirstTrace, readTraceOrPuzzle } from '../pipeline/read-trace.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { writeErrorTo } from '../report/json-results.ts';
import { unsupportedStrategy } from '../report/refusal.ts';
import { Report } from '../report/report.ts';
import { searchFragment } from '../studio-server/search-link.ts';
import { openStudio } from '../studio-server/served-studio.ts';
import { CHECKPOINT_EVENTS, watch } from '../trace/watch.ts';

const options = {
  from: option.from(),
  size: option.size(),
  strategy: option.strategy('default: bitmask; constraint-search for the rules of variants'),
  limit: option.limit('stop after n solutions (default: 1; for a trace: all)'),
  events: whole('--events <n>', 'stop after n events (an event places or removes a digit)'),
  at: whole('--at <event>', 'start at the event with this number'),
  speed: whole('--speed <n>', 'play n events per second').defaultsTo(10),
  json: option.json('print JSON events even in a terminal'),
  to: text('-t, --to <file>', 'write the trace to this file, compressed if the name ends in .gz')
    .names('output')
    .conflicts(['json', 'at', 'output']),
  ...option.inStudio('the search', ['json', 'to', 'output', 'limit', 'events']),
  output: option.output(),
  quiet: option.quiet(),
};

type TraceFlags = Values<typeof options>;

export const command = puzzleCommand({
  summary:
    'Show the search of the first puzzle, or of a trace. It is animated in a terminal; otherwise, print one JSON event per line.',
  examples: [
    'nonet trace puzzle.txt',
    'nonet trace --strategy propagation --speed 5 puzzle.txt',
    'nonet trace --json puzzle.txt | head',
    'nonet trace --to scan.trace.gz --strategy scan puzzle.txt',
    'nonet trace scan.trace.gz',
    'nonet trace --studio scan.trace.gz',
  ],
  options,

  /**
   * Shows the search of the first puzzle, or of a trace: animated on a terminal, otherwise one JSON
   * event per line. With `to`, writes the trace of the search to a file instead. With `studio`, opens
   * the search in the studio.
   */
  async run(files, flags, streams) {
    const report = new Report(streams);
    const onError = flags.json ? writeErrorTo(streams) : undefined;
    const copy = flags.studio ? createGzip() : undefined;
    const packed = copy && buffer(copy);
    const reading = { report, streams, onError, copy, variants: true };
    const input = await readTraceOrPuzzle(files, flags, reading);
    copy?.end();
    if (!input) return report.end();
    if ('trace' in input) {
      return showTrace(input, flags, { report, streams, packed: await packed });
    }
    const { file, puzzle } = input;
    const { strategy = defaultFor(puzzle), limit = 1, events = Infinity } = flags;
    const unsupported = unsupportedReason(puzzle, strategy);
    if (unsupported) {
      report.unsupported(file, puzzle.line, unsupportedStrategy(strategy, unsupported));
      return report.end();
    }
    if (flags.studio) {
      const fragment = searchFragment(puzzle, strategy.id, flags.at);
      return openStudio(flags, streams, ({ url }) => url + fragment);
    }
    const search = { puzzle, strategy, limit, events };
    const solvable = flags.to
      ? await written(flags.to, search, streams)
      : await shown(search, flags, streams);
    if (typeof solvable === 'number') return solvable;
    if (!solvable) report.failed(file, puzzle.line, noSolutionText(puzzle.givens));
    return report.end();
  },
});

/** The strategy `bitmask`, or `constraint-search` for rules that `bitmask` does not know. */
function defaultFor(puzzle: Puzzle): Strategy {
  const [bitmask, forVariants] = [strategyById('bitmask')!, strategyById('constraint-search')!];
  return isVariant(puzzle) && unsupportedReason(puzzle, bitmask) ? forVariants : bitmask;
}

/** The search to show or write: a strategy at work on a puzzle, or a trace. */
interface Shown {
  readonly puzzle: Puzzle;
  readonly strategy: Strategy;
  readonly limit: number;
  readonly events: number;
  readonly trace?: Trace;
}

/** Options that can be used with a puzzle, but not with a trace. */
const ONLY_FOR_PUZZLES = ['strategy', 'size'] as const;

interface TraceSetting {
  readonly report: Report;
  readonly streams: Streams;
  /** The text of the trace, packed by gzip. */
  readonly packed: Buffer | undefined;
}

async function showTrace(
  { file, trace: replayed }: FirstTrace,
  flags: TraceFlags,
  { report, streams, packed }: TraceSetting,
): Promise<Status> {
  const misused = ONLY_FOR_PUZZLES.find((option) => flags[option] !== undefined);
  if (misused) return report.refuse(`expected a puzzle for --${misused}, found a trace in ${file}`);
  const { puzzle, fault, isCut } = replayed;
  const options = replayOptions(replayed);
  const search: Shown = {
    puzzle,
    strategy: replay(replayed),
    limit: Math.min(options.limit, flags.limit ?? Infinity),
    events: Math.min(options.events, flags.events ?? Infinity),
    trace: replayed,
  };
  let solvable: boolean | Status = true;
  if (flags.to) solvable = await rewritten(flags.to, replayed, streams);
  else if (!packed) solvable = await shown(search, flags, streams);
  if (typeof solvable === 'number') return solvable;
  if (!solvable) report.failed(file, 1, 'the program found no solution');
  if (isCut) streams.notes.write(`${file}: later events of the program were not recorded\n`);
  if (fault) {
    report.badRecord(file, fault);
    if (flags.json) writeErrorTo(streams)(fault);
  }
  if (packed) return openStudio(flags, streams, (served) => served.addTrace(packed, flags.at));
  return report.end();
}

/**
 * Animates a search on a terminal, or writes it as JSON. Returns false if the search has no
 * solution, true otherwise, or the exit status if the user pressed Ctrl-C.
 */
async function shown(
  search: Shown,
  flags: TraceFlags,
  streams: Streams,
): Promise<boolean | Status> {
  const { puzzle, strategy, limit, events } = search;
  const { at, speed } = flags;
  if (flags.json || !streams.answers.isTTY) {
    const output = new Output(streams);
    const options = { limit, events, at: at ?? 1 };
    // Later events alone are not a trace that can be read again.
    if (options.at === 1) output.write(formatJsonHead(puzzle, strategy.id));
    return isSolvable(await writeLines(output, puzzle, strategy, options));
  }
  if (isContradictory(puzzle)) return false;
  const recording = new Recording(puzzle, strategy, { limit, events, every: CHECKPOINT_EVENTS });
  const scene = { givens: puzzle.givens, strategy, ...(search.trace && { trace: search.trace }) };
  const reason = await watch(recording, scene, { speed, at });
  // 130 is the status that shells report after Ctrl-C.
  if (reason === 'interrupted') return 130;
  return isSolvable({ ...recording.counters, end: recording.end ?? 'stopped' });
}

/**
 * Writes the trace of a search. Returns false if the search has no solution, true otherwise, or the
 * exit status after an error.
 */
async function written(to: string, search: Shown, streams: Streams): Promise<boolean | Status> {
  const { puzzle, strategy, limit, events } = search;
  const options = { limit, ...(events < Infinity && { events }) };
  const summary = await writeSearch(to, { puzzle, strategy, options }, streams);
  if (typeof summary === 'number') return summary;
  const end = summary.end === 'stopped' ? ', then cut' : '';
  streams.notes.write(`${to}: ${counted(summary.events, 'event')}${end}\n`);
  return isSolvable(summary);
}

/**
 * Writes a trace that was read from a file. If the trace has a fault, writes only the events before
 * it. Returns true, or the exit status after an error.
 */
async function rewritten(to: string, trace: Trace, streams: Streams): Promise<boolean | Status> {
  const status = await writeTrace(to, trace, streams);
  if (status !== 0) return status;
  streams.notes.write(`${to}: ${counted(trace.events.length, 'event')}\n`);
  return true;
}

function isSolvable({ end, solutions }: Pick<TraceSummary, 'end' | 'solutions'>): boolean {
  return end !== 'exhausted' || solutions !== 0;
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
