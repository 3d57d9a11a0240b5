import { type Conflict, conflicts, hasConflict } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { End } from '../search/run.ts';
import type { Counters } from '../search/strategy.ts';
import type { Verdict } from './verdict.ts';

/** The result of a search for solutions. */
export interface Outcome {
  /**
   * The kind of the verdict on the puzzle, or `solvable`: the limit is 1, and one solution was
   * found, so the puzzle may have more.
   */
  readonly kind: Verdict['kind'] | 'solvable';
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
  /** The conflicts of the givens. Only set if the kind is `conflict`. */
  readonly conflicts: readonly Conflict[] | undefined;
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

export function kernelOutcome({ givens }: Puzzle, { count, limit, solution }: Found): Outcome {
  const end = count === undefined ? 'stopped' : count < limit ? 'exhausted' : 'limit';
  return outcomeOf({ givens }, { solution, count: count ?? 0, end, counters: undefined });
}

/** What a search that found `count` solutions says about the puzzle. */
export function outcomeOf(
  { givens }: Puzzle,
  { solution, count, end, counters }: Omit<Outcome, 'kind' | 'conflicts'>,
): Outcome {
  const kind = kindOf(givens, count, end);
  const found = kind === 'conflict' ? conflicts(givens) : undefined;
  return { kind, solution, count, conflicts: found, end, counters };
}

function kindOf(givens: Grid, count: number, end: End): Outcome['kind'] {
  if (count > 1) return 'several';
  if (end === 'stopped') return 'stopped';
  if (count === 0) return hasConflict(givens) ? 'conflict' : 'none';
  if (!givens.digits.includes(0)) return 'full';
  return end === 'exhausted' ? 'proper' : 'solvable';
}
