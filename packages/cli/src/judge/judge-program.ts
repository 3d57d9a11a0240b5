import { yieldToEventLoop } from '../event-loop.ts';
import type { Limits } from '../program/limited-run.ts';
import { type Solved, solvedLine } from './grid-answer.ts';
import type { JudgeCase } from './judge-case.ts';
import type { Entry, Explanation } from './judgement.ts';
import { type CaseResult, judgeCase, skipReason } from './judging.ts';
import type { Problem } from './problem.ts';
import { strategyNeeds } from './strategy-needs.ts';
import { studioLink } from './studio-link.ts';
import type { Rest } from './words/words.ts';

interface JudgeOptions {
  readonly problem: Problem;
  readonly cases: readonly JudgeCase[];
  readonly command: readonly string[];
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
  const { problem, cases, command, limits, folder, studio } = options;
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
    const more = isFirst ? await explanationOf(result, judged, { puzzles, studio }) : undefined;
    const entry = { index, judged, puzzles, result, more };
    entries.push(entry);
    options.onEntry(entry);
    await yieldToEventLoop();
  }
  return { entries, skipped: [...skipped] };
}

async function explanationOf(
  { finding }: CaseResult,
  { order, placements }: JudgeCase,
  { puzzles, studio }: { readonly puzzles: readonly Solved[]; readonly studio: string },
): Promise<Explanation | undefined> {
  if (!finding) return undefined;
  const { givens } = puzzles[finding.puzzle ?? 0];
  const isSlow = finding.reason.id === 'too-slow' && puzzles.length === 1;
  const known = order === 'rows' ? placements : undefined;
  const needs = isSlow ? await strategyNeeds(givens, known) : undefined;
  return { finding, needs, link: studioLink(studio, givens, finding.cell) };
}
