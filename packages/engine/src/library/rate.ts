import { HodokuRating, type HodokuResult } from '../rating/hodoku/hodoku-rating.ts';
import { hodokuProducers } from '../rating/hodoku/hodoku-scale.ts';
import type { Producer } from '../rating/producer.ts';
import { Rating, type RatingOptions, type RatingResult } from '../rating/rating.ts';
import type { ExplainerScaleId } from '../rating/scale-ids.ts';
import { producersOf } from '../rating/scales.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface RateOptions extends RatingOptions {
  /** The rating stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
}

export interface HodokuOptions extends Pick<RateOptions, 'signal'> {
  readonly scale: 'hodoku';
}

export type Rated<Result = RatingResult> = ({ readonly ok: true } & Result) | BadInput;

/**
 * Rates how hard a puzzle is for people. The result also has the steps to the solution. A puzzle
 * that is not proper has no rating, and the result says why.
 *
 * The scales of Sudoku Explainer rate a puzzle by its hardest step. By default, the scale is that of
 * Sudoku Explainer 1.2.1. The scale `hodoku` is that of HoDoKu 2.2.0. It has a level from easy to
 * extreme, and a score that adds up all steps.
 *
 * @throws RangeError if the scale is unknown.
 */
export function rate(puzzle: PuzzleInput, options: HodokuOptions): Rated<HodokuResult>;
export function rate(puzzle: PuzzleInput, options?: RateOptions): Rated;
export function rate(
  puzzle: PuzzleInput,
  { signal, ...options }: RateOptions | HodokuOptions = {},
): Rated | Rated<HodokuResult> {
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const rating = begin(read.puzzle, options);
  return { ok: true, ...(finish<RatingResult | HodokuResult>(rating, signal) ?? rating.stopped) };
}

function begin(puzzle: Puzzle, options: RatingOptions | HodokuOptions): Rating | HodokuRating {
  const solver = sharedSolver();
  if (options.scale === 'hodoku') {
    hodoku ??= hodokuProducers();
    return new HodokuRating(puzzle, { producers: hodoku, solver });
  }
  const { max, scale = 'se' } = options;
  return new Rating(puzzle, { scale, max, producers: sharedProducers(scale), solver });
}

/** The producers that all calls share. */
let hodoku: ReturnType<typeof hodokuProducers> | undefined;
const shared = new Map<ExplainerScaleId, readonly Producer[]>();

function sharedProducers(scale: ExplainerScaleId): readonly Producer[] {
  const producers = shared.get(scale) ?? producersOf(scale);
  shared.set(scale, producers);
  return producers;
}
