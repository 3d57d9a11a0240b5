import { CLASSIC, conflicts, equalGrids, type Grid, gridOf } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import type { Reason } from '../causes/reason.ts';
import { mistakeIn } from '../causes/recognise.ts';
import { ACCEPTED, type CheckedOutput, wrong } from './judge-result.ts';

/** A puzzle with its smallest solution. */
export interface Solved {
  readonly givens: Grid;
  readonly solution: Grid;
}

/**
 * Reads a puzzle of 81 symbols, and solves it.
 *
 * @throws Error if the puzzle has no solution.
 */
export function solvedLine(puzzle: string): Solved {
  const givens = gridOf(
    CLASSIC,
    Array.from(puzzle, (symbol) => Number(symbol) || 0),
  );
  const { solution } = solvePuzzle({ givens }, { limit: 1 });
  if (!solution) throw new Error(`expected a solution of ${puzzle}, found none`);
  return { givens, solution };
}

/** Which solution a problem accepts. */
export type Accepts = 'smallest' | 'any';

/** Judges the cells that a program printed. A blank is 0. */
export function judgeCells(
  { givens, solution }: Solved,
  digits: Uint8Array,
  accepts: Accepts,
): CheckedOutput {
  const found = { geometry: CLASSIC, digits };
  if (equalGrids(found, solution)) return ACCEPTED;
  const broken = ruleBroken(givens, found, solution);
  if (!broken && accepts === 'any') return ACCEPTED;
  const cell = digits.findIndex((digit, at) => digit !== solution.digits[at]);
  const reason = broken ?? {
    id: 'not-smallest',
    cell,
    found: digits[cell],
    expected: solution.digits[cell],
  };
  return wrong({ reason, mistake: mistakeIn(givens, found, solution), cell, answer: digits });
}

/** Returns why a grid is not a solution, or undefined if it is one. */
function ruleBroken(givens: Grid, found: Grid, solution: Grid): Reason | undefined {
  const { digits } = found;
  const changed = givens.digits.findIndex((given, cell) => given !== 0 && given !== digits[cell]);
  if (changed >= 0) {
    return {
      id: 'given-changed',
      cell: changed,
      given: givens.digits[changed],
      found: digits[changed],
    };
  }
  const blank = digits.indexOf(0);
  if (blank >= 0) {
    return { id: 'blank-left', cell: blank, blanks: digits.filter((digit) => digit === 0).length };
  }
  const all = conflicts(found);
  if (all.length === 0) return undefined;
  // Reports the conflict at the first wrong cell, because this conflict explains the most.
  const isWrong = (cell: number): boolean => digits[cell] !== solution.digits[cell];
  const [first] = all
    .map((conflict) => ({ ...conflict, cell: conflict.cells.find(isWrong) ?? conflict.cells[0] }))
    .sort((a, b) => a.cell - b.cell);
  const { cell, cells, digit, house } = first;
  const expected = solution.digits[cell];
  return { id: 'digit-twice', cell, found: digits[cell], expected, digit, house, cells };
}
