import { ExactCounter, type PuzzleRecord, propagation, Run, type Strategy } from '@nonet/engine';
import { breathe } from '../breathe.ts';
import { type KernelAnswer, MOST } from '../kernel/classic-kernel.ts';
import type { InputFlags } from '../options.ts';
import { answerAll } from '../pipeline/answer-files.ts';
import { KernelBatch } from '../pipeline/classic-batch.ts';
import type { Answers, Place } from '../pipeline/handler.ts';
import { noSolution } from '../report/conflict-text.ts';
import type { Status } from '../report/report.ts';
import { gaveUp, timeLimit } from '../report/time-limit.ts';
import type { Streams } from '../streams.ts';

export interface CountFlags extends InputFlags {
  readonly limit: number;
  readonly exact?: boolean;
  /** Default: the kernel for 9×9, propagation for the rest. */
  readonly strategy?: Strategy;
  /** Seconds a puzzle. */
  readonly timeout?: number;
  readonly json?: boolean;
}

interface Count {
  /** Solutions found. */
  readonly solutions: bigint;
  /** Whether these are all. */
  readonly complete: boolean;
  readonly timedOut: boolean;
}

/** The number of solutions of every puzzle, a line each. */
export function count(
  files: readonly string[],
  flags: CountFlags,
  streams?: Streams,
): Promise<Status> {
  const write = (place: Place, answer: { text: string; json: object }): void =>
    place.output.write(`${flags.json ? JSON.stringify(answer.json) : answer.text}\n`);

  const byKernel = flags.strategy || flags.exact ? undefined : kernelCounts(flags);
  const counted = async (puzzle: PuzzleRecord): Promise<Count> => {
    if (flags.exact) return countExactly(puzzle, flags);
    return (await byKernel?.count(puzzle)) ?? countByMeeting(puzzle, flags);
  };
  const record = async (puzzle: PuzzleRecord, place: Place): Promise<void> => {
    const { report, file } = place;
    const { line } = puzzle;
    const { solutions, complete, timedOut } = await counted(puzzle);
    if (timedOut) report.failed(file, line, gaveUp(flags.timeout));
    else if (solutions === 0n) report.failed(file, line, noSolution(puzzle.givens));
    const text = timedOut ? `# ${gaveUp(flags.timeout)}` : `${solutions}${complete ? '' : '+'}`;
    write(place, { text, json: { line, solutions: String(solutions), complete } });
  };
  const isPlain = byKernel && !flags.timeout && !flags.json;
  const answers: Answers = {
    prepare: (results) => byKernel?.batch.prepare(results),
    record,
    bad: (error, place) => write(place, { text: `# ${error}`, json: { error } }),
    lines: isPlain ? { name: 'count', limit: Math.min(flags.limit, MOST) } : undefined,
  };
  return answerAll(files, flags, answers, streams);
}

/** Solutions up to which the puzzles of a batch are counted together. */
const FEW = 1_000;

/** Counts by the kernel: a batch up to a few, and one by one what has more. */
function kernelCounts({ timeout, ...flags }: CountFlags) {
  const limit = Math.min(flags.limit, MOST);
  const together = timeout ? limit : Math.min(limit, FEW);
  const batch = new KernelBatch(
    (kernel, puzzles, signal) => kernel.solve(puzzles, { limit: together, signal }),
    { timeout },
  );
  const count = async (puzzle: PuzzleRecord): Promise<Count | undefined> => {
    const known = await batch.answer(puzzle);
    if (known === 'stopped') return { solutions: 0n, complete: false, timedOut: true };
    if (!known || known.solutions < together || together === limit) {
      return known && countOf(known, limit);
    }
    const [answer] = (await batch.kernel.solve([puzzle], { limit })) ?? [];
    return answer && countOf(answer, limit);
  };
  return { batch, count };
}

function countOf({ solutions }: KernelAnswer, limit: number): Count {
  return { solutions: BigInt(solutions), complete: solutions < limit, timedOut: false };
}

async function countByMeeting(puzzle: PuzzleRecord, flags: CountFlags): Promise<Count> {
  const { strategy = propagation, limit, timeout } = flags;
  const run = new Run(puzzle, strategy, { limit, ...timeLimit(timeout) });
  while (!run.end) {
    run.next();
    await breathe();
  }
  return {
    solutions: BigInt(run.counters.solutions),
    complete: run.end === 'exhausted',
    timedOut: run.end === 'stopped',
  };
}

async function countExactly(puzzle: PuzzleRecord, flags: CountFlags): Promise<Count> {
  const { signal } = timeLimit(flags.timeout);
  const counter = new ExactCounter(puzzle);
  for (;;) {
    const solutions = counter.advance(1_024);
    if (solutions !== undefined) return { solutions, complete: true, timedOut: false };
    if (signal?.aborted) return { solutions: 0n, complete: false, timedOut: true };
    await breathe();
  }
}
