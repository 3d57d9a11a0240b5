import type { Grid } from '@nonet/engine/grid';
import type { TestCase } from '../cases/test-case.ts';
import type { Mistake, Reason } from '../causes/reason.ts';
import type { Solved } from '../problems/grid-answer.ts';
import type { Finding, JudgeResult } from '../problems/judge-result.ts';
import type { Problem } from '../problems/problem.ts';
import {
  type Limits,
  OUTPUT,
  PROCESSES,
  type ProgramRun,
  type RunInput,
  type Runner,
} from './runner.ts';

/** The result of a program on a case. */
export interface CaseRun {
  readonly result: JudgeResult;
  /** Set unless the case is accepted. */
  readonly finding: Finding | undefined;
  readonly run: ProgramRun;
}

/** A program, and the problem that it is to solve. */
export interface JudgedProgram {
  readonly problem: Problem;
  readonly runner: Runner;
  readonly limits: Limits;
  /**
   * Returns the address at which a search of the puzzle in row order is shown, at the event that puts
   * the digit of the solution into `cell`. By default, that is the cell that takes the most work.
   */
  readonly linkTo: (givens: Grid, cell?: number) => string | undefined;
}

/** Runs a program on a case. */
export async function runCase(
  puzzles: readonly Solved[],
  { problem, runner, limits }: JudgedProgram,
): Promise<CaseRun> {
  const run = await runner.run(inputOf(problem, puzzles), limits);
  const { result, finding } = resultOf(problem, puzzles, run, limits, runner);
  return { result, finding, run };
}

/** What a program gets to solve puzzles. */
export function inputOf(problem: Problem, puzzles: readonly Solved[]): RunInput {
  return { text: problem.input(puzzles), files: problem.inputFiles ?? [] };
}

type Outcome = Pick<CaseRun, 'result' | 'finding'>;

function resultOf(
  problem: Problem,
  puzzles: readonly Solved[],
  run: ProgramRun,
  limits: Limits,
  { isOnClock }: Pick<Runner, 'isOnClock'>,
): Outcome {
  const { killed, status, ending, output, messages } = run;
  const failed = (result: JudgeResult, reason: Reason, mistake?: Mistake): Outcome => ({
    result,
    finding: { reason, mistake },
  });
  switch (killed) {
    case 'time':
      return failed('TLE', {
        id: 'too-slow',
        time: run.time,
        limit: limits.time,
        ...(isOnClock && { isOnClock }),
      });
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
  const mistake = crashMistake(messages, problem, puzzles);
  if (ending !== undefined) return failed('RE', { id: 'signal', signal: ending, message }, mistake);
  const isSilent = output.trim() === '';
  if (status !== undefined && status !== 0) {
    const isRight = !isSilent && problem.check(output, puzzles).result === 'AC';
    const reason = { id: 'exit-status', status, isRight, message } as const;
    return failed('RE', reason, isRight ? undefined : mistake);
  }
  if (isSilent) {
    const hasMessages = messages.trim() !== '';
    return failed('WA', { id: 'no-output', hasMessages }, fullGridMistake(puzzles));
  }
  const answer = problem.check(output, puzzles);
  return { result: answer.result, finding: 'finding' in answer ? answer.finding : undefined };
}

/**
 * The line of standard error that best explains a crash: the message of a panic in Rust, the last
 * line of a Python traceback, the first line of an exception or a panic in Go, the last line with an
 * error, or the last line.
 */
function lastLine(messages: string): string | undefined {
  const [, place, said] = /panicked at (?:.*\/)?(\S+):\n(.+)/.exec(messages) ?? [];
  if (said) return `${said} (${place})`;
  const lines = messages.split('\n').filter((line) => line.trim() !== '');
  const isError = (line: string): boolean =>
    /^\S*(error|exception|panicked)\b|^\w*Error:/i.test(line);
  if (lines.includes('Traceback (most recent call last):')) {
    return lines.findLast((line) => /^\S/.test(line));
  }
  const isFirst = lines.find((line) =>
    /^Exception in thread|^panic: |panicked at|^\w*Error:/.test(line),
  );
  return isFirst ?? lines.findLast(isError) ?? lines.at(-1);
}

/** Error messages of programming languages that show the cause of a crash. */
const CRASHES = [
  // Python itself cannot open the program if the program has deleted its file.
  [/^(?!.*can't open file).*(?:FileNotFound|No such file|ENOENT|NoSuchFile)/s, 'opens-a-file'],
  [/EOFError|NoSuchElementException|unexpected end of file/, 'input-ended'],
  [/RecursionError|Maximum call stack/, 'recursion-limit'],
  [/StackOverflowError|overflowed its stack/, 'stack-overflow'],
  [
    /TypeError: .*('str' and 'int'|'int' and 'str'|not "int"\) to str|indices must be .*not '?str|'str' object cannot be interpreted as an integer|but int found)/,
    'numbers-and-strings',
  ],
  [/ValueError: invalid literal for int\(\) with base 10: '\.'/, 'blank-is-dot'],
] as const satisfies readonly (readonly [RegExp, Mistake['id']])[];

function crashMistake(
  messages: string,
  { inputFiles: files = [] }: Problem,
  puzzles: readonly Solved[],
): Mistake | undefined {
  const [, id] = CRASHES.find(([pattern]) => pattern.test(messages)) ?? [];
  if (id) return id === 'opens-a-file' ? { id, files } : { id };
  return fullGridMistake(puzzles);
}

function fullGridMistake(puzzles: readonly Solved[]): Mistake | undefined {
  const isFull = puzzles.length === 1 && !puzzles[0].givens.digits.includes(0);
  return isFull ? { id: 'full-grid' } : undefined;
}

/**
 * Whether the program exceeded its time or memory limit. Then similar cases would take long too.
 */
function isExpensive(result: JudgeResult): boolean {
  return result === 'TLE' || result === 'MLE';
}

/**
 * Returns why a case is not run, or undefined if it is run. After a failure, the other cases of the
 * first part are still run, unless the failure was at a limit. The stress cases are run only if all
 * cases of the first part are accepted.
 */
export function skipReason(
  next: TestCase,
  before: readonly { readonly tested: TestCase; readonly result: JudgeResult }[],
): 'after-failure' | 'after-slow' | 'heavier' | undefined {
  const failures = before.filter(({ result, tested }) => result !== 'AC' && !tested.isStress);
  if (failures.some(({ result }) => isExpensive(result))) return 'after-slow';
  if (failures.length > 0 && next.isStress) return 'after-failure';
  const slow = before.some(
    ({ tested, result }) =>
      isExpensive(result) &&
      tested.order === next.order &&
      (tested.placements ?? 0) <= (next.placements ?? 0),
  );
  return next.isStress && slow ? 'heavier' : undefined;
}
