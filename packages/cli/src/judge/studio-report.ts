import type { TestCase } from '@nonet/judge/cases/test-case';
import type { Problem } from '@nonet/judge/problems/problem';
import {
  caseResult,
  caseTable,
  judgeReport,
  type ServedReport,
} from '@nonet/judge/report/judge-report';
import type { Entry, JudgeSummary } from '@nonet/judge/report/reporter';
import type { TitleParts } from '@nonet/judge/words/words';

/** The programs that the studio runs by itself. */
const RUNNABLE = /\.(?:py|[cm]?js|ts)$/i;

/** Whether the studio can run the program of a source file, and so opens it in its room Code. */
export function runsInStudio(file: string): boolean {
  return RUNNABLE.test(file);
}

interface Judged extends Pick<JudgeSummary, 'entries' | 'skipped'> {
  readonly problem: Problem;
  readonly title: TitleParts;
  readonly cases: readonly TestCase[];
  /** The first case that the program failed. */
  readonly failed: Entry;
}

/** The program and its report, as the studio opens them. */
export function studioReport(
  source: { readonly name: string; readonly text: string },
  { cases, entries, failed, problem, skipped, title }: Judged,
): ServedReport {
  return {
    ...source,
    problem: problem.id,
    ...(!failed.more?.puzzle && { input: problem.input(failed.puzzles) }),
    table: caseTable(cases, title),
    results: entries.map(caseResult),
    report: judgeReport({ entries, skipped }, source),
  };
}
