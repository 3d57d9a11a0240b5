import type { StepInGrid } from '../draw/grid-state.ts';
import { stepsInGrid } from '../explain/explained-steps.ts';
import { shown } from '../grid/wrong-kind.ts';
import { HodokuRating, type HodokuResult } from '../rating/hodoku/hodoku-rating.ts';
import type { RatedStep } from '../rating/producer.ts';
import { Rating, type RatingOptions, type RatingResult } from '../rating/rating.ts';
import { sharedHodokuProducers, sharedProducers } from '../rating/shared-producers.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer, WithSteps } from './answer.ts';
import { checkOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface RateOptions extends RatingOptions {
  /** The rating stops when this signal is aborted. Use an AbortSignal or a `deadline`. */
  readonly signal?: Signal | undefined;
}

export interface HodokuOptions extends Pick<RateOptions, 'signal'> {
  readonly scale: 'hodoku';
}

/** Each step has the grid before it, so `drawStep` can draw it. */
export type Rated<Result = RatingResult> = Answer<WithSteps<Result, RatedStep & StepInGrid>>;

/**
 * Rates how hard a puzzle is for people. The result also has the steps to the solution. A puzzle
 * that is not proper has no rating, and the result says why.
 *
 * The scales of Sudoku Explainer rate a puzzle by its hardest step. By default, the scale is that
 * of Sudoku Explainer 1.2.1. The scale `hodoku` is that of HoDoKu 2.2.0. With this scale, the
 * result has a level from easy to extreme, and a score that adds up all steps.
 *
 * @throws RangeError if the scale is unknown.
 */
export function rate(puzzle: PuzzleInput, options: HodokuOptions): Rated<HodokuResult>;
export function rate(puzzle: PuzzleInput, options?: RateOptions): Rated;
export function rate(
  puzzle: PuzzleInput,
  options: RateOptions | HodokuOptions = {},
): Rated | Rated<HodokuResult> {
  checkOptions(options);
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const rating = begin(read.puzzle, options);
  const result = finish<RatingResult | HodokuResult>(rating, options.signal) ?? rating.stopped;
  if (!('steps' in result)) return { ok: true, ...result };
  return { ok: true, ...result, steps: stepsInGrid(read.puzzle.givens, result.steps) };
}

function begin(puzzle: Puzzle, options: RatingOptions | HodokuOptions): Rating | HodokuRating {
  const solver = sharedSolver();
  if (options.scale === 'hodoku') {
    return new HodokuRating(puzzle, { producers: sharedHodokuProducers(), solver });
  }
  const { max, scale = 'se' } = options;
  if (max !== undefined && !(typeof max === 'number' && max >= 0)) {
    throw new RangeError(`expected max to be a rating, got ${shown(max)}`);
  }
  return new Rating(puzzle, { scale, max, producers: sharedProducers(scale), solver });
}
