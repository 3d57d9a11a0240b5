import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Limits,
  limitedRun,
  OUTPUT,
  PROCESSES,
  type ProgramRun,
} from '../program/limited-run.ts';
import { inTemporary } from '../program/temporary-folder.ts';
import type { Solved } from './grid-answer.ts';
import type { JudgeCase } from './judge-case.ts';
import type { Problem } from './problem.ts';
import type { Mistake, Reason } from './reason.ts';
import type { Finding, Verdict } from './verdict.ts';

/** The result of a program on a case. */
export interface CaseResult {
  readonly verdict: Verdict;
  /** Set unless the case is accepted. */
  readonly finding: Finding | undefined;
  readonly run: ProgramRun;
}

/** Where and how a program is run. */
export interface Setting {
  readonly command: readonly string[];
  readonly limits: Limits;
  /** A folder in which each run gets an empty folder of its own. */
  readonly folder: string;
}

/** Runs a program on a case, in an empty folder. */
export async function judgeCase(
  problem: Problem,
  puzzles: readonly Solved[],
  { command, limits, folder }: Setting,
): Promise<CaseResult> {
  const place = join(folder, 'run');
  const input = problem.input(puzzles);
  inTemporary(() => {
    mkdirSync(place);
    for (const name of problem.inputFiles ?? []) writeFileSync(join(place, name), input);
  });
  const run = await limitedRun(command, { limits, folder: place, input });
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  const { verdict, finding } = verdictOf(problem, puzzles, run, limits);
  return { verdict, finding, run };
}

type Outcome = Pick<CaseResult, 'verdict' | 'finding'>;

function verdictOf(
  problem: Problem,
  puzzles: readonly Solved[],
  run: ProgramRun,
  limits: Limits,
): Outcome {
  const { killed, status, ending, output, messages } = run;
  const failed = (verdict: Verdict, reason: Reason, mistake?: Mistake): Outcome => ({
    verdict,
    finding: { reason, mistake },
  });
  switch (killed) {
    case 'time':
      return failed('TLE', { id: 'too-slow', time: run.time, limit: limits.time });
    case 'wall':
      return failed('TLE', { id: 'no-end', wall: run.wall, time: run.time });
    case 'memory':
      return failed('MLE', { id: 'too-much-memory', most: limits.memory });
    case 'output':
      return failed('WA', { id: 'too-much-output', most: limits.output ?? OUTPUT });
    case 'processes':
      return failed('RE', { id: 'too-many-processes', most: limits.processes ?? PROCESSES });
  }
  const message = lastLine(messages);
  const mistake = crashMistake(messages, puzzles);
  if (ending !== undefined) return failed('RE', { id: 'signal', signal: ending, message }, mistake);
  const isSilent = output.trim() === '';
  if (status !== undefined && status !== 0) {
    const isRight = !isSilent && problem.check(output, puzzles).verdict === 'AC';
    const reason = { id: 'exit-status', status, isRight, message } as const;
    return failed('RE', reason, isRight ? undefined : mistake);
  }
  if (isSilent) return failed('WA', { id: 'no-output', hasMessages: messages.trim() !== '' });
  const answer = problem.check(output, puzzles);
  return { verdict: answer.verdict, finding: 'finding' in answer ? answer.finding : undefined };
}

/**
 * The line of standard error that best explains a crash: the last line of a Python traceback, the
 * first line of an exception, the last line with an error, or the last line.
 */
function lastLine(messages: string): string | undefined {
  const lines = messages.split('\n').filter((line) => line.trim() !== '');
  const isError = (line: string): boolean =>
    /^\S*(error|exception|panicked)\b|^\w*Error:/i.test(line);
  if (lines.includes('Traceback (most recent call last):')) {
    return lines.findLast((line) => /^\S/.test(line));
  }
  const isFirst = lines.find((line) => /^Exception in thread|panicked at|^\w*Error:/.test(line));
  return isFirst ?? lines.findLast(isError) ?? lines.at(-1);
}

/** Error messages of programming languages that show the cause of a crash. */
const CRASHES: readonly (readonly [RegExp, Mistake['id'] & SimpleId])[] = [
  // Python itself cannot open the program if the program has deleted its file.
  [/^(?!.*can't open file).*(?:FileNotFound|No such file|ENOENT|NoSuchFile)/s, 'opens-a-file'],
  [/EOFError|NoSuchElementException|unexpected end of file/, 'input-ended'],
  [/RecursionError|Maximum call stack/, 'recursion-limit'],
  [/StackOverflowError|overflowed its stack/, 'stack-overflow'],
];

type SimpleId = 'opens-a-file' | 'input-ended' | 'recursion-limit' | 'stack-overflow';

function crashMistake(messages: string, puzzles: readonly Solved[]): Mistake | undefined {
  const [, id] = CRASHES.find(([pattern]) => pattern.test(messages)) ?? [];
  if (id) return { id };
  const isFull = puzzles.length === 1 && !puzzles[0].givens.digits.includes(0);
  return isFull ? { id: 'full-grid' } : undefined;
}

/**
 * Whether the program exceeded its time or memory limit. Then similar cases would take long too.
 */
function isExpensive(verdict: Verdict): boolean {
  return verdict === 'TLE' || verdict === 'MLE';
}

/**
 * Returns why a case is not run, or undefined if it is run. After a failure, the other cases of the
 * first part are still run, unless the failure was at a limit. The stress cases are run only if all
 * cases of the first part are accepted.
 */
export function skipReason(
  next: JudgeCase,
  before: readonly { readonly judged: JudgeCase; readonly verdict: Verdict }[],
): 'after-failure' | 'after-slow' | 'heavier' | undefined {
  const failures = before.filter(({ verdict, judged }) => verdict !== 'AC' && !judged.isStress);
  if (failures.some(({ verdict }) => isExpensive(verdict))) return 'after-slow';
  if (failures.length > 0 && next.isStress) return 'after-failure';
  const slow = before.some(
    ({ judged, verdict }) =>
      isExpensive(verdict) &&
      judged.order === next.order &&
      (judged.placements ?? 0) <= (next.placements ?? 0),
  );
  return next.isStress && slow ? 'heavier' : undefined;
}
