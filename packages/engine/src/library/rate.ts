import type { Producer } from '../rating/producer.ts';
import { Rating, type RatingOptions, type RatingResult } from '../rating/rating.ts';
import type { ScaleId } from '../rating/scale-ids.ts';
import { producersOf } from '../rating/scales.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface RateOptions extends RatingOptions {
  /** The rating stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
}

export type Rated = ({ readonly ok: true } & RatingResult) | BadInput;

/**
 * Rates how hard a puzzle is for people. The rating of a puzzle is the rating of the hardest step
 * on the way to its solution. By default, the scale is that of Sudoku Explainer 1.2.1. The result
 * also has the steps. A puzzle that is not proper has no rating, and the result says why.
 *
 * @throws RangeError if the scale is unknown.
 */
export function rate(
  puzzle: PuzzleInput,
  { scale = 'se', signal, ...options }: RateOptions = {},
): Rated {
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const producers = sharedProducers(scale);
  const rating = new Rating(read.puzzle, { ...options, scale, producers, solver: sharedSolver() });
  return { ok: true, ...(finish(rating, signal) ?? rating.stopped) };
}

const shared = new Map<ScaleId, readonly Producer[]>();

/** The producers that all calls share. */
function sharedProducers(scale: ScaleId): readonly Producer[] {
  const producers = shared.get(scale) ?? producersOf(scale);
  shared.set(scale, producers);
  return producers;
}
