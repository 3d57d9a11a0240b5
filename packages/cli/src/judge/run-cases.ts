import type { Limits } from '../contained/limited-run.ts';
import { yieldToEventLoop } from '../core/event-loop.ts';
import type { TestCase } from './cases/test-case.ts';
import { explanationOf } from './failure.ts';
import { solvedLine } from './grid-answer.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './reporter.ts';
import { runCase, skipReason } from './run-case.ts';
import type { Rest } from './words/words.ts';

interface JudgeOptions {
  readonly problem: Problem;
  readonly cases: readonly TestCase[];
  readonly command: readonly string[];
  /** The source file of the program. A program without one is not watched. */
  readonly source: string | undefined;
  readonly limits: Limits;
  /** A folder. Each run of the program gets a new folder in it. */
  readonly folder: string;
  /** The address of the studio. */
  readonly studio: string;
  readonly onRunning: (index: number) => void;
  readonly onEntry: (entry: Entry) => Promise<void>;
}

interface RunCases {
  readonly entries: readonly Entry[];
  readonly skipped: readonly (readonly [why: Rest, cases: number])[];
}

/** Runs a program on the cases, one after another. */
export async function runCases(options: JudgeOptions): Promise<RunCases> {
  const { problem, cases, command, limits, folder } = options;
  const entries: Entry[] = [];
  const skipped = new Map<Rest, number>();
  for (const [index, tested] of cases.entries()) {
    const before = entries.map((entry) => ({ ...entry, result: entry.ran.result }));
    const why = skipReason(tested, before);
    if (why) {
      skipped.set(why, (skipped.get(why) ?? 0) + 1);
      continue;
    }
    options.onRunning(index);
    const puzzles = tested.puzzles.map(solvedLine);
    const ran = await runCase(problem, puzzles, { command, limits, folder });
    const isFirst = !entries.some(
      ({ tested: { isStress }, more }) => more && isStress === tested.isStress,
    );
    const more = isFirst ? await explanationOf({ ran, tested, puzzles }, options) : undefined;
    const entry = { index, tested, puzzles, ran, more };
    entries.push(entry);
    await options.onEntry(entry);
    await yieldToEventLoop();
  }
  return { entries, skipped: [...skipped] };
}
