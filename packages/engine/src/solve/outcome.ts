import { type Conflict, conflicts, hasConflict } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End } from '../search/run.ts';
import type { Counters } from '../search/strategy.ts';

/** The result of a search for solutions. */
export interface Outcome {
  /**
   * - `solved`: one solution was found. If the limit is 1, the puzzle may have more solutions.
   * - `several`: more than one solution was found.
   * - `none`: the puzzle has no solution.
   * - `conflict`: a digit appears twice in a house.
   * - `stopped`: the search was stopped before the result was known.
   */
  readonly status: 'solved' | 'several' | 'none' | 'conflict' | 'stopped';
  /**
   * Normally the lexicographically smallest solution. A strategy that has the limit 1, or is
   * stopped, gives the first solution that it finds.
   */
  readonly solution: Grid | undefined;
  /**
   * The number of solutions found, up to the limit. If `end` is `exhausted`, this is the number of
   * all solutions.
   */
  readonly count: number;
  /** The first conflict of the givens. */
  readonly conflict: Conflict | undefined;
  readonly end: End;
  /** The strategy's counters, or undefined if the kernel solved the puzzle. */
  readonly counters: Readonly<Counters> | undefined;
}

interface Found {
  /** The number of solutions found, or undefined if the search was stopped. */
  readonly count: number | undefined;
  readonly limit: number;
  readonly solution: Grid | undefined;
}

/** The outcome of a search by the kernel. */
export function outcomeOf({ givens }: Puzzle, { count: found, limit, solution }: Found): Outcome {
  const count = found ?? 0;
  const end = found === undefined ? 'stopped' : count < limit ? 'exhausted' : 'limit';
  const { status, conflict } = statusOf(givens, count, end);
  return { status, solution, count, conflict, end, counters: undefined };
}

/** The status of a search that found `count` solutions. If it is `conflict`, also the conflict. */
export function statusOf(
  givens: Grid,
  count: number,
  end: End,
): Pick<Outcome, 'status' | 'conflict'> {
  if (count > 1) return { status: 'several', conflict: undefined };
  if (end === 'stopped') return { status: 'stopped', conflict: undefined };
  if (count === 1) return { status: 'solved', conflict: undefined };
  if (!hasConflict(givens)) return { status: 'none', conflict: undefined };
  return { status: 'conflict', conflict: conflicts(givens)[0] };
}
