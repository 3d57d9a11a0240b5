import { type Conflict, conflicts, hasConflict } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End } from '../search/run.ts';
import type { Counters } from '../search/strategy.ts';

/** What a search for solutions has found. */
export interface Outcome {
  /**
   * `solved`: one solution was found, and no second one up to the limit. `several`: more than one.
   * `none`: the puzzle has no solution. `conflict`: a digit appears twice in a house. `stopped`: the
   * search was stopped before it was known.
   */
  readonly status: 'solved' | 'several' | 'none' | 'conflict' | 'stopped';
  /**
   * The smallest solution, row by row, if there are several. A strategy gives the first one that it
   * finds if the limit is 1 or it was stopped.
   */
  readonly solution: Grid | undefined;
  /** The number of solutions, up to the limit; all of them if the end is `exhausted`. */
  readonly count: number;
  /** The first conflict of the givens. */
  readonly conflict: Conflict | undefined;
  readonly end: End;
  /** The work of the strategy; undefined from the kernel, which does not count it. */
  readonly counters: Readonly<Counters> | undefined;
}

interface Found {
  /** Undefined if the search was stopped. */
  readonly count: number | undefined;
  readonly limit: number;
  readonly solution: Grid | undefined;
}

/** What the kernel has found, as an outcome. */
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

/** Why a puzzle has no solution, as far as the givens alone show it. */
export function withoutSolution(givens: Grid): Pick<Outcome, 'status' | 'conflict'> {
  return hasConflict(givens) ? { status: 'conflict', conflict: conflicts(givens)[0] } : NONE;
}
