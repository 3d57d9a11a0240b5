import { solvePuzzle } from '@nonet/engine/solve';
import { orders, placementsIn } from '../cases/orders.ts';
import type { Cause } from '../causes/cause.ts';
import { problemById } from '../problems/all.ts';
import type { Solved } from '../problems/grid-answer.ts';
import type { ProblemId } from '../problems/problem.ts';
import { type CaseRun, type JudgedProgram, runCase } from './run-case.ts';

/** What a run shows about a failure, for programs in any language. */
export function causeOfRun(
  { finding }: CaseRun,
  { givens }: Solved,
  limit: number,
): Cause | undefined {
  const { mistake, reason } = finding!;
  if (reason.id === 'no-output' && !reason.hasMessages && !mistake) return { id: 'prints-nothing' };
  if (reason.id !== 'too-slow' || limit < STARTED) return undefined;
  const needs = orders.map((order) => placementsIn(order, givens.digits, EASY));
  if (needs.includes(undefined)) return undefined;
  const [placements] = needs as [number];
  const hasOneSolution = solvePuzzle({ givens }, { limit: 2 }).count === 1;
  const waits = reason.isOnClock && ({ mayWait: true } as const);
  return { id: 'slow-on-easy-puzzle', placements, hasOneSolution, ...waits };
}

/** After so many milliseconds, the runtime of every language has started. */
const STARTED = 1_000;

/** A search of fewer placements, in any order, ends long before the time limit in any language. */
const EASY = 1_000;

/** Problems with the same puzzles, whose inputs differ only in the spaces. */
const SIMILAR: Readonly<Partial<Record<ProblemId, '2239' | '2580'>>> = {
  2239: '2580',
  2580: '2239',
};

/**
 * Proof: the program solves the puzzle only if it gets the input of a similar problem, or it takes a
 * row for one number. That it prints the givens of the other input is no proof: a program that takes
 * spaces for cells prints them too.
 */
export async function expectsOtherInput(
  ran: CaseRun,
  puzzle: Solved,
  program: JudgedProgram,
): Promise<Cause | undefined> {
  const problem = SIMILAR[program.problem.id];
  if (problem === undefined) return undefined;
  const other = problemById(problem);
  const input = (puzzles: readonly Solved[]): string => other.input(puzzles);
  const { result } = await runCase([puzzle], {
    ...program,
    problem: { ...program.problem, input },
    limits: { ...program.limits, time: timeFor(ran, program) },
  });
  if (result === 'AC' || result === 'PE') return { id: 'expects-other-input', problem };
  const number = problem === '2580' ? rowAsNumber(ran, puzzle) : undefined;
  return number === undefined ? undefined : { id: 'expects-other-input', problem, number };
}

/** The first case is easy for a program that reads it. One at its limit must be twice as fast. */
function timeFor({ result, run }: CaseRun, { limits }: JudgedProgram): number {
  return Math.min(limits.time, result === 'TLE' ? run.time / 2 : STARTED + 2 * run.time);
}

/** A row that the program took for one number, as its output or its error message shows. */
function rowAsNumber({ finding, run }: CaseRun, { givens }: Solved): number | undefined {
  const { reason } = finding!;
  const numbers = givens.digits.join('').match(/.{9}/g)!.map(Number);
  const [line] = run.output.trimStart().split('\n');
  const isGrid = reason.id !== 'lines' && reason.id !== 'line-length';
  const isFirst = line.replace(/\D/g, '').startsWith(`${numbers[0]}${numbers[1]}`);
  if (!isGrid && isFirst) return numbers[0];
  const said: readonly string[] =
    (('message' in reason && reason.message) || '').match(/\d{8,}/g) ?? [];
  return numbers.find((number) => said.includes(`${number}`));
}
