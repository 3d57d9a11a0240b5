import type { TestCase } from '../cases/test-case.ts';
import { solvedLine } from '../problems/grid-answer.ts';
import type { Entry } from '../report/reporter.ts';
import { type JudgedProgram, runCase, skipReason } from '../run/run-case.ts';
import type { Rest } from '../words/words.ts';
import { explanationOf } from './failure.ts';

interface JudgeOptions extends JudgedProgram {
  readonly cases: readonly TestCase[];
  readonly onRunning: (index: number) => void;
  /** Called before Nonet finds out why the program failed a case. Default: nothing. */
  readonly onExplaining?: (index: number) => void;
  readonly onEntry: (entry: Entry) => Promise<void>;
}

interface RunCases {
  readonly entries: readonly Entry[];
  readonly skipped: readonly (readonly [why: Rest, cases: number])[];
}

/** Runs a program on the cases, one after another. */
export async function runCases(options: JudgeOptions): Promise<RunCases> {
  const { cases, runner } = options;
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
    const ran = await runCase(puzzles, options);
    const isFirst = !entries.some(
      ({ tested: { isStress }, more }) => more && isStress === tested.isStress,
    );
    const failure = { ran, tested, puzzles, isFirst: index === 0 };
    if (isFirst && ran.finding) options.onExplaining?.(index);
    const more = isFirst ? await explanationOf(failure, options) : undefined;
    const entry = { index, tested, puzzles, ran, more };
    entries.push(entry);
    await options.onEntry(entry);
    await runner.pause();
  }
  return { entries, skipped: [...skipped] };
}
