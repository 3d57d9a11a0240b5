import { yieldToEventLoop } from '../event-loop.ts';
import type { Limits } from '../program/limited-run.ts';
import { explanationOf } from './failure.ts';
import { solvedLine } from './grid-answer.ts';
import type { JudgeCase } from './judge-case.ts';
import type { Entry } from './judgement.ts';
import { judgeCase, skipReason } from './judging.ts';
import type { Problem } from './problem.ts';
import type { Rest } from './words/words.ts';

interface JudgeOptions {
  readonly problem: Problem;
  readonly cases: readonly JudgeCase[];
  readonly command: readonly string[];
  /** The source file of the program. A program without one is not watched. */
  readonly source: string | undefined;
  readonly limits: Limits;
  /** A folder. Each run of the program gets a new folder in it. */
  readonly folder: string;
  /** The address of the studio. */
  readonly studio: string;
  readonly onRunning: (index: number) => void;
  readonly onEntry: (entry: Entry) => void;
}

interface Judged {
  readonly entries: readonly Entry[];
  readonly skipped: readonly (readonly [why: Rest, cases: number])[];
}

/** Runs a program on the cases, one after another. */
export async function judgeProgram(options: JudgeOptions): Promise<Judged> {
  const { problem, cases, command, limits, folder } = options;
  const entries: Entry[] = [];
  const skipped = new Map<Rest, number>();
  for (const [index, judged] of cases.entries()) {
    const before = entries.map((entry) => ({ ...entry, verdict: entry.result.verdict }));
    const why = skipReason(judged, before);
    if (why) {
      skipped.set(why, (skipped.get(why) ?? 0) + 1);
      continue;
    }
    options.onRunning(index);
    const puzzles = judged.puzzles.map(solvedLine);
    const result = await judgeCase(problem, puzzles, { command, limits, folder });
    const isFirst = !entries.some(
      ({ judged: { isStress }, more }) => more && isStress === judged.isStress,
    );
    const more = isFirst ? await explanationOf({ result, judged, puzzles }, options) : undefined;
    const entry = { index, judged, puzzles, result, more };
    entries.push(entry);
    options.onEntry(entry);
    await yieldToEventLoop();
  }
  return { entries, skipped: [...skipped] };
}
