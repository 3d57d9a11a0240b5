import { plainPuzzle } from '@nonet/engine/notation';
import { ladderCases } from '@nonet/judge/cases/ladder';
import type { TestCase } from '@nonet/judge/cases/test-case';
import { runCases } from '@nonet/judge/judging/run-cases';
import { problemById } from '@nonet/judge/problems/all';
import type { ProblemId } from '@nonet/judge/problems/problem';
import { explained } from '@nonet/judge/report/explained';
import type { Entry } from '@nonet/judge/report/reporter';
import { summarySentences } from '@nonet/judge/report/summary';
import { watchedTrace } from '@nonet/judge/report/watched-trace';
import { OUTPUT_OF_MANY } from '@nonet/judge/run/runner';
import { english } from '@nonet/judge/words/en';
import { korean } from '@nonet/judge/words/ko';
import { caseText, type JudgeWords, type TitleParts } from '@nonet/judge/words/words';
import type {
  Bilingual,
  CaseTable,
  CaseTitle,
  JudgedFailure,
  JudgeReport,
} from '../../picture/judging.ts';
import { CompileError, PageRunner } from './page-runner.ts';

/** A program to judge. */
export interface JudgeRequest {
  readonly problem: ProblemId;
  /** The name and the text of the program. */
  readonly name: string;
  readonly text: string;
  /** How many times slower the program runs here than on a judge's machine. */
  readonly slowness: number;
  /** Here the worker asks for runs of the program, and says how far it is. */
  readonly runs: MessagePort;
}

/** The seed of the command line, so that both give the same cases. */
const SEED = 'nonet';

function inBoth<T>(say: (words: JudgeWords) => T): Bilingual<T> {
  return { en: say(english), ko: say(korean) };
}

/** Judges a program on the cases of a problem, as `nonet judge` does. */
export async function judged(request: JudgeRequest): Promise<JudgeReport> {
  const { name, problem: id, runs, slowness, text } = request;
  const problem = problemById(id);
  const cases = ladderCases(problem, SEED);
  const runner = new PageRunner(runs);
  const limits = {
    time: slowness * problem.time,
    memory: problem.memory,
    ...(problem.isBatch && { output: OUTPUT_OF_MANY }),
  };
  const table = tableOf(cases, { program: name, problem: problem.name, ...limits });
  runner.say({ kind: 'begun', table });
  try {
    const { entries, skipped } = await runCases({
      problem,
      runner,
      cases,
      limits,
      linkTo: () => undefined,
      onRunning: (index) => runner.say({ kind: 'running', index }),
      onEntry: async ({ index, ran: { result, run } }) => {
        const name = inBoth(({ results }) => results[result]);
        runner.say({ kind: 'ran', ran: { index, result, name, time: run.time } });
      },
    });
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
      failures: entries
        .filter(({ more }) => more)
        .map((entry) => failureOf(entry, entries, { name, text })),
    };
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    const { found } = error;
    const verdict = inBoth(({ results }) => `${results.CE}.`);
    const summary = inBoth(() => []);
    return { isAccepted: false, verdict, summary, notCompiled: found, failures: [] };
  } finally {
    runs.close();
  }
}

function tableOf(cases: readonly TestCase[], title: TitleParts): CaseTable {
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

function failureOf(
  entry: Entry,
  entries: readonly Entry[],
  source: { readonly name: string; readonly text: string },
): JudgedFailure {
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
    ...(answer && { answer }),
    ...(cell !== undefined && { cell }),
    ...(errorLine !== undefined && { errorLine }),
    ...(trace && { trace }),
  };
}
