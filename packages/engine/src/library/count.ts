import type { Strategy } from '../search/strategy.ts';
import { type Count, Counting } from '../solve/counting.ts';
import { ExactCounting } from '../solve/exact-counting.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer } from './answer.ts';
import { type PuzzleInput, readInput } from './puzzle-input.ts';
import { strategyOf } from './strategy-option.ts';

export interface CountOptions {
  /** Stop after this many solutions. At least 1. Default 1,000,000. */
  readonly limit?: number;
  /**
   * A strategy or its id. By default the bulk kernel counts the solutions of 9×9 puzzles. For other
   * puzzles, `propagation` searches first. If it finds no solution for a while, `learning` takes
   * over.
   */
  readonly strategy?: Strategy | string;
  /** The count stops when this signal is aborted. */
  readonly signal?: Signal | undefined;
}

export type Counted = Answer<Count>;

const LIMIT = 1_000_000;

/**
 * Counts the solutions of a puzzle one by one, up to a limit.
 *
 * @throws RangeError if the limit is not at least 1, if the strategy is unknown, or if the strategy
 *   does not support pencilmarks.
 */
export function count(
  puzzle: PuzzleInput,
  { limit = LIMIT, strategy, signal }: CountOptions = {},
): Counted {
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const named = strategy === undefined ? undefined : strategyOf(strategy);
  const counting = new Counting(read.puzzle, { limit, solver: sharedSolver(), strategy: named });
  return { ok: true, ...(finish(counting, signal) ?? counting.soFar) };
}

export type CountedExactly = Answer<{
  /** Undefined if the signal was aborted before the end. */
  readonly count: bigint | undefined;
}>;

/**
 * Counts all solutions of a puzzle, however many there are. The empty 9×9 grid takes some seconds.
 * A 9×9 puzzle with 3 to 11 givens can take many minutes. A larger puzzle with few givens may never
 * finish, so pass a signal.
 */
export function countExactly(
  puzzle: PuzzleInput,
  { signal }: { readonly signal?: Signal | undefined } = {},
): CountedExactly {
  const read = readInput(puzzle);
  if (!read.ok) return read;
  return {
    ok: true,
    count: finish(new ExactCounting(read.puzzle, { solver: sharedSolver() }), signal),
  };
}
