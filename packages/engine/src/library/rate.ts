import type { StepInGrid } from '../draw/grid-state.ts';
import { stepsInGrid } from '../explain/explained-steps.ts';
import { shown } from '../grid/wrong-kind.ts';
import type { RatedStep } from '../rating/producer.ts';
import { Rating, type RatingOptions, type RatingResult } from '../rating/rating.ts';
import type { ScaleId } from '../rating/scale-ids.ts';
import { sharedTools } from '../rating/scales.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SignalOption } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer, WithSteps } from './answer.ts';
import { checkedOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export type RateOptions<S extends ScaleId = 'se'> = RatingOptions<S> & SignalOption;

/** Each step has the grid before it, so `drawStep` can draw it. */
export type Rated<S extends ScaleId = 'se'> = Answer<
  WithSteps<RatingResult<S>, RatedStep & StepInGrid>
>;

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
export function rate<S extends ScaleId = 'se'>(
  puzzle: PuzzleInput,
  options: RateOptions<S> = {},
): Rated<S> {
  const { max, scale = 'se' as S, signal } = checkedOptions(options);
  if (max !== undefined && !(typeof max === 'number' && max >= 0)) {
    throw new RangeError(`expected max to be a rating, got ${shown(max)}`);
  }
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const rating = new Rating(read.puzzle, { scale, max, ...sharedTools(scale) });
  const result: RatingResult<ScaleId> = finish(rating, signal) ?? rating.stopped;
  if (!('steps' in result)) return { ok: true, ...result } as Rated<S>;
  return new RatedWithSteps(read.puzzle, result) as unknown as Rated<S>;
}

/** The grids of the steps are made when `steps` is read, because most callers read only the ratings. */
class RatedWithSteps {
  readonly ok = true;
  readonly #puzzle: Puzzle;
  readonly #steps: readonly RatedStep[];
  #inGrid: readonly (RatedStep & StepInGrid)[] | undefined;

  constructor(puzzle: Puzzle, { steps, ...ratings }: { readonly steps: readonly RatedStep[] }) {
    this.#puzzle = puzzle;
    this.#steps = steps;
    Object.assign(this, ratings);
    Object.defineProperty(this, 'steps', RatedWithSteps.STEPS);
  }

  /**
   * One descriptor for all answers, and not a getter in an object literal: a getter of its own gives
   * each answer its own hidden class, and an easy puzzle takes 9 % longer.
   */
  static readonly STEPS: PropertyDescriptor & ThisType<RatedWithSteps> = {
    enumerable: true,
    get() {
      this.#inGrid ??= stepsInGrid(this.#puzzle, this.#steps);
      return this.#inGrid;
    },
  };
}
