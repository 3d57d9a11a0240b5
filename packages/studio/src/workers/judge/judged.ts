import { ladderCases } from '@nonet/judge/cases/ladder';
import { runCases } from '@nonet/judge/judging/run-cases';
import { problemById } from '@nonet/judge/problems/all';
import type { ProblemId } from '@nonet/judge/problems/problem';
import {
  caseResult,
  caseTable,
  type JudgeReport,
  judgeReport,
  notCompiledReport,
} from '@nonet/judge/report/judge-report';
import { OUTPUT_OF_MANY } from '@nonet/judge/run/runner';
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
  const table = caseTable(cases, { program: name, problem: problem.name, ...limits });
  runner.say({ kind: 'begun', table });
  try {
    const judgement = await runCases({
      problem,
      runner,
      cases,
      limits,
      linkTo: () => undefined,
      onRunning: (index) => runner.say({ kind: 'running', index }),
      onExplaining: (index) => runner.say({ kind: 'explaining', index }),
      onEntry: async (entry) => runner.say({ kind: 'ran', ran: caseResult(entry) }),
    });
    return judgeReport(judgement, { name, text });
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return notCompiledReport(error.found);
  } finally {
    runs.close();
  }
}
