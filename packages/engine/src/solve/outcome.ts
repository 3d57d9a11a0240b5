import { type Conflict, conflicts } from '../grid/conflict.ts';
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
  if (count === undefined) {
    return { ...NOTHING, status: 'stopped', end: 'stopped' };
  }
  const end = count < limit ? 'exhausted' : 'limit';
  if (count === 0) return { ...NOTHING, ...withoutSolution(givens), end };
  const status = count === 1 ? 'solved' : 'several';
  return { ...NOTHING, status, solution, count, end };
}

/** Why a puzzle has no solution, as far as the givens alone show it. */
export function withoutSolution(givens: Grid): Pick<Outcome, 'status' | 'conflict'> {
  const [conflict] = conflicts(givens);
  return { status: conflict ? 'conflict' : 'none', conflict };
}

const NOTHING = { solution: undefined, count: 0, conflict: undefined, counters: undefined };
