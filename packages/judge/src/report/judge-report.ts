import type { Language } from '@nonet/engine/explain';
import { type PlainPuzzle, plainPuzzle } from '@nonet/engine/notation';
import type { Source } from '@nonet/tracer/trace-of';
import type { TestCase } from '../cases/test-case.ts';
import type { JudgeResult } from '../problems/judge-result.ts';
import type { ProblemId } from '../problems/problem.ts';
import { english } from '../words/en.ts';
import { korean } from '../words/ko.ts';
import { caseText, type JudgeWords, type TitleParts } from '../words/words.ts';
import { explained } from './explained.ts';
import type { Entry, JudgeSummary } from './reporter.ts';
import { summarySentences } from './summary.ts';
import { watchedTrace } from './watched-trace.ts';

// What a page shows of a judgement, as plain data, with its texts in both languages.

/** A text in both languages. */
export type Bilingual<Text> = Readonly<Record<Language, Text>>;

/** What is known before the program runs. */
export interface CaseTable {
  /** The program, the problem and the limits. */
  readonly title: Bilingual<string>;
  readonly heads: Bilingual<CaseHeads>;
  /** Whether the figures are the placements of a plain search, and not numbers of puzzles. */
  readonly hasPlacements: boolean;
  /** Stands before the cases that go beyond what the problem guarantees. */
  readonly stress: Bilingual<string>;
  /** The verdict as soon as all other cases are accepted. */
  readonly accepted: Bilingual<string>;
  readonly cases: readonly CaseTitle[];
}

interface CaseHeads {
  readonly label: string;
  /** Placements, or puzzles if a case has several. */
  readonly figure: string;
  readonly time: string;
}

interface CaseTitle {
  readonly label: Bilingual<string>;
  /** The placements of a plain search, or the number of puzzles if there are several. */
  readonly figure: number;
  readonly isStress: boolean;
}

export interface CaseResult {
  readonly index: number;
  readonly result: JudgeResult;
  readonly name: Bilingual<string>;
  /** Milliseconds. */
  readonly time: number;
}

/** The program could not begin, because its text is not a program. */
export interface NotCompiled {
  /** What the interpreter says of it. */
  readonly errors: string;
  readonly errorLine?: number;
}

/** What a judge says of a program. */
export interface JudgeReport {
  readonly isAccepted: boolean;
  /** The result in one sentence. */
  readonly verdict: Bilingual<string>;
  /** Other sentences about all cases. */
  readonly summary: Bilingual<readonly string[]>;
  /** Set if the program could not begin. */
  readonly notCompiled?: NotCompiled;
  readonly failures: readonly JudgedFailure[];
}

/** The first failure of the cases of the problem, or of the stress cases. */
export interface JudgedFailure {
  readonly index: number;
  readonly isStress: boolean;
  readonly result: Bilingual<string>;
  readonly facts: Bilingual<readonly string[]>;
  /** The puzzle that the program failed. */
  readonly puzzle?: PlainPuzzle;
  /** The cells that the program printed for the puzzle. A blank is 0. */
  readonly answer?: readonly number[];
  /** The first wrong cell. */
  readonly cell?: number;
  /** The line of the program at which an error ended it. */
  readonly errorLine?: number;
  /** The search of the program on this puzzle, and the event that shows what is wrong. */
  readonly trace?: { readonly text: string; readonly event: number };
}

/** A program with what was said of it, as the command line serves them to the page. */
export interface ServedReport extends Source {
  readonly problem: ProblemId;
  /** The input of the failed case. Left out if it is known which puzzle the program failed. */
  readonly input?: string;
  readonly table: CaseTable;
  readonly results: readonly CaseResult[];
  readonly report: JudgeReport;
}

function inBoth<T>(say: (words: JudgeWords) => T): Bilingual<T> {
  return { en: say(english), ko: say(korean) };
}

export function caseTable(cases: readonly TestCase[], title: TitleParts): CaseTable {
  const hasPlacements = cases.some(({ placements }) => placements !== undefined);
  const own = cases.filter(({ isStress }) => !isStress);
  return {
    title: inBoth((words) => words.title(title)),
    heads: inBoth(({ heads: { label, placements, puzzles, time } }) => ({
      label,
      figure: hasPlacements ? placements : puzzles,
      time,
    })),
    hasPlacements,
    stress: inBoth(({ stress }) => stress),
    accepted: inBoth((words) => words.accepted(own.length)),
    cases: cases.map(titleOf),
  };
}

function titleOf(tested: TestCase): CaseTitle {
  const { isStress, placements, puzzles } = tested;
  const label = inBoth((words) => caseText(words, tested));
  return { label, figure: placements ?? puzzles.length, isStress };
}

export function caseResult({ index, ran: { result, run } }: Entry): CaseResult {
  return { index, result, name: inBoth(({ results }) => results[result]), time: run.time };
}

export function judgeReport(
  { entries, skipped }: Pick<JudgeSummary, 'entries' | 'skipped'>,
  source: Source,
): JudgeReport {
  const first = entries.find(({ more, tested }) => more && !tested.isStress);
  return {
    isAccepted: !first,
    verdict: inBoth((words) =>
      first
        ? explained(first, entries, words)[0]
        : words.accepted(entries.filter(({ tested }) => !tested.isStress).length),
    ),
    summary: inBoth((words) => [
      ...skipped.map(([why, left]) => words.rest(why, left)),
      ...summarySentences(entries, words),
    ]),
    failures: entries.filter(({ more }) => more).map((entry) => failureOf(entry, entries, source)),
  };
}

/** The report of a program that could not begin. */
export function notCompiledReport(notCompiled: NotCompiled): JudgeReport {
  const verdict = inBoth(({ results }) => `${results.CE}.`);
  const summary = inBoth(() => []);
  return { isAccepted: false, verdict, summary, notCompiled, failures: [] };
}

function failureOf(entry: Entry, entries: readonly Entry[], source: Source): JudgedFailure {
  const said = inBoth((words) => explained(entry, entries, words));
  const { finding, puzzle, watched } = entry.more!;
  const { answer, cell } = finding;
  const trace = watched && watchedTrace(watched, source, cell);
  const { errorLine } = entry.ran.run;
  return {
    index: entry.index,
    isStress: entry.tested.isStress,
    result: { en: said.en[0], ko: said.ko[0] },
    facts: { en: said.en.slice(1), ko: said.ko.slice(1) },
    ...(puzzle && { puzzle: plainPuzzle(puzzle) }),
    ...(answer && { answer: [...answer] }),
    ...(cell !== undefined && { cell }),
    ...(errorLine !== undefined && { errorLine }),
    ...(trace && { trace }),
  };
}
