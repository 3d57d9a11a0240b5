import { packedCells } from '@nonet/engine/notation';
import { ladderCases } from '@nonet/judge/cases/ladder';
import type { TestCase } from '@nonet/judge/cases/test-case';
import { runCases } from '@nonet/judge/judging/run-cases';
import { problemById } from '@nonet/judge/problems/all';
import type { ProblemId } from '@nonet/judge/problems/problem';
import { explained } from '@nonet/judge/report/explained';
import type { Entry } from '@nonet/judge/report/reporter';
import { watchedTrace } from '@nonet/judge/report/watched-trace';
import { english } from '@nonet/judge/words/en';
import { korean } from '@nonet/judge/words/ko';
import { caseText, type JudgeWords } from '@nonet/judge/words/words';
import type { Bilingual, CaseTitle, JudgedFailure, JudgeReport } from '../../picture/judging.ts';
import { PageRunner } from './page-runner.ts';

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
  runner.say({ kind: 'cases', cases: cases.map(titleOf) });
  const { entries, skipped } = await runCases({
    problem,
    runner,
    cases,
    limits: { time: slowness * problem.time, memory: problem.memory },
    linkTo: () => undefined,
    onRunning: (index) => runner.say({ kind: 'running', index }),
    onEntry: async ({ index, ran: { result, run } }) => {
      const ran = { result, name: inBoth(({ results }) => results[result]), time: run.time };
      runner.say({ kind: 'ran', index, ran });
    },
  });
  runs.close();
  const failed = (isStress: boolean): readonly Entry[] =>
    entries.filter(({ tested, ran }) => tested.isStress === isStress && ran.result !== 'AC');
  const isAccepted = failed(false).length === 0;
  const count = (isStress: boolean): number =>
    entries.filter(({ tested }) => tested.isStress === isStress).length;
  return {
    isAccepted,
    summary: inBoth((words) => [
      ...(isAccepted ? [words.accepted(count(false))] : []),
      ...(count(true) > 0
        ? [words.stressResult(count(true) - failed(true).length, count(true))]
        : []),
      ...skipped.map(([why, left]) => words.rest(why, left)),
    ]),
    failures: entries
      .filter(({ more }) => more)
      .map((entry) => failureOf(entry, entries, { name, text })),
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
  const trace = watched && watchedTrace(watched, source, finding.cell);
  return {
    index: entry.index,
    result: { en: said.en[0], ko: said.ko[0] },
    facts: { en: said.en.slice(1), ko: said.ko.slice(1) },
    ...(puzzle && {
      puzzle: { givens: packedCells(puzzle.givens), solution: packedCells(puzzle.solution) },
    }),
    ...(finding.cell !== undefined && { cell: finding.cell }),
    ...(trace && { trace }),
  };
}
