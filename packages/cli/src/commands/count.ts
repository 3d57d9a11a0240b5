import { MAX_LIMIT } from '@nonet/engine/bulk';
import type { NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import { ExactCounter, type Strategy } from '@nonet/engine/search';
import { ClassicSolving, Counting, type Outcome } from '@nonet/engine/solve';
import { finishAsync } from '../event-loop.ts';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { ClassicBatch } from '../pipeline/classic-batch.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import type { Status } from '../report/exit-status.ts';
import { gaveUpText, timeLimit } from '../report/time-limit.ts';
import type { Streams } from '../streams.ts';

export interface CountFlags extends InputFlags {
  readonly limit: number;
  readonly exact?: boolean;
  /** Default: the kernel for 9×9 puzzles, `propagation` for other sizes. */
  readonly strategy?: Strategy;
  /** Seconds per puzzle. */
  readonly timeout?: number;
  readonly json?: boolean;
}

interface Counted {
  readonly solutions: bigint;
  /** Whether all solutions were counted. */
  readonly complete: boolean;
  readonly timedOut: boolean;
}

/** Writes one line per puzzle, with the number of its solutions. */
export function count(
  files: readonly string[],
  flags: CountFlags,
  streams: Streams,
): Promise<Status> {
  const write = (context: RecordContext, answer: { text: string; json: object }): void =>
    context.output.write(`${flags.json ? JSON.stringify(answer.json) : answer.text}\n`);

  const { exact, json, strategy, timeout } = flags;
  const batch = strategy || exact ? undefined : new CountBatch(flags);
  const counted = async (puzzle: PuzzleRecord): Promise<Counted> => {
    if (exact) return countExactly(puzzle, flags);
    return (await batch?.answer(puzzle)) ?? countOne(puzzle, flags);
  };
  const record = async (puzzle: PuzzleRecord, context: RecordContext): Promise<void> => {
    const { report, file } = context;
    const { line } = puzzle;
    const { solutions, complete, timedOut } = await counted(puzzle);
    if (timedOut) report.failed(file, line, gaveUpText(timeout));
    else if (solutions === 0n) report.failed(file, line, noSolutionText(puzzle.givens));
    const text = timedOut ? `# ${gaveUpText(timeout)}` : `${solutions}${complete ? '' : '+'}`;
    write(context, { text, json: { line, solutions: String(solutions), complete } });
  };
  const handler: Handler = {
    prepare: (results) => batch?.prepare(results),
    record,
    badRecord: (error, context) => write(context, { text: `# ${error}`, json: { error } }),
    lineTask:
      batch && !timeout && !json
        ? { name: 'count', limit: Math.min(flags.limit, MAX_LIMIT) }
        : undefined,
  };
  return answerFiles(files, flags, handler, streams);
}

/** The maximum number of solutions per puzzle when a whole batch is counted in one call. */
const BATCH_LIMIT = 1_000;

/**
 * Counts with the kernel. Counts all puzzles of a batch in one call, with a low limit. Then counts the
 * puzzles that reached this limit one by one.
 */
class CountBatch {
  private readonly flags: CountFlags;
  private readonly batchLimit: number;
  private readonly batch: ClassicBatch<Outcome>;

  constructor(flags: CountFlags) {
    this.flags = flags;
    const limit = flags.timeout ? flags.limit : Math.min(flags.limit, BATCH_LIMIT);
    this.batchLimit = limit;
    this.batch = new ClassicBatch(
      (solver, puzzles) => new ClassicSolving(solver, puzzles, { limit }),
      flags,
    );
  }

  prepare(results: readonly NotationResult[]): Promise<void> {
    return this.batch.prepare(results);
  }

  async answer(puzzle: PuzzleRecord): Promise<Counted | undefined> {
    const outcome = await this.batch.answer(puzzle);
    if (outcome === undefined) return undefined;
    if (outcome === 'stopped') return { solutions: 0n, complete: false, timedOut: true };
    const { count, end } = outcome;
    if (end === 'limit' && this.batchLimit < this.flags.limit) return countOne(puzzle, this.flags);
    return { solutions: BigInt(count), complete: end === 'exhausted', timedOut: false };
  }
}

async function countOne(
  puzzle: PuzzleRecord,
  { limit, strategy, timeout }: CountFlags,
): Promise<Counted> {
  const counting = new Counting(puzzle, { limit, strategy });
  const found = await finishAsync(counting, timeLimit(timeout).signal);
  const { count, complete } = found ?? counting.soFar;
  return { solutions: BigInt(count), complete, timedOut: found === undefined };
}

async function countExactly(puzzle: PuzzleRecord, { timeout }: CountFlags): Promise<Counted> {
  const counter = new ExactCounter(puzzle);
  const found = await finishAsync(counter, timeLimit(timeout).signal);
  return { solutions: found ?? 0n, complete: found !== undefined, timedOut: found === undefined };
}
