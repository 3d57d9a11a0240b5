import { type Conflict, conflicts, hasConflict } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End } from '../search/run.ts';
import type { Counters } from '../search/strategy.ts';

/** The result of a search for solutions. */
export interface Outcome {
  /**
   * - `solved`: one solution was found. If the limit is 1, there may be more solutions.
   * - `several`: more than one solution was found.
   * - `none`: the puzzle has no solution.
   * - `conflict`: a digit appears twice in a house.
   * - `stopped`: the search was stopped before any of these was known.
   */
  readonly status: 'solved' | 'several' | 'none' | 'conflict' | 'stopped';
  /**
   * The solution. If the puzzle has several solutions, this is the smallest, compared row by row.
   * But if the limit is 1 or the search was stopped, a strategy returns the first solution that it
   * found.
   */
  readonly solution: Grid | undefined;
  /**
   * The number of solutions found, up to the limit. If `end` is `exhausted`, the puzzle has no
   * other solutions.
   */
  readonly count: number;
  /** The first conflict of the givens. */
  readonly conflict: Conflict | undefined;
  readonly end: End;
  /**
   * The strategy's counters. Undefined if the kernel solved the puzzle, because the kernel has no
   * counters.
   */
  readonly counters: Readonly<Counters> | undefined;
}

interface Found {
  /** Undefined if the search was stopped. */
  readonly count: number | undefined;
  readonly limit: number;
  readonly solution: Grid | undefined;
}

/** The outcome of a search by the kernel. */
export function outcomeOf({ givens }: Puzzle, { count, limit, solution }: Found): Outcome {
  const counters = undefined;
  if (count === undefined) {
    const conflict = undefined;
    return { status: 'stopped', solution, count: 0, conflict, end: 'stopped', counters };
  }
  const end = count < limit ? 'exhausted' : 'limit';
  const { status, conflict } =
    count === 0 ? withoutSolution(givens) : count === 1 ? SOLVED : SEVERAL;
  return { status, solution, count, conflict, end, counters };
}

const SOLVED = { status: 'solved', conflict: undefined } as const;
const SEVERAL = { status: 'several', conflict: undefined } as const;
const NONE = { status: 'none', conflict: undefined } as const;

/**
 * The outcome of a puzzle without a solution. The status is `conflict` if the givens conflict, and
 * `none` otherwise.
 */
export function withoutSolution(givens: Grid): Pick<Outcome, 'status' | 'conflict'> {
  return hasConflict(givens) ? { status: 'conflict', conflict: conflicts(givens)[0] } : NONE;
}
