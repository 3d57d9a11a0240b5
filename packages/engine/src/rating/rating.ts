import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import type { Work } from '../work/work.ts';
import { withMarks } from './fill-in.ts';
import { Path } from './path.ts';
import type { Producer } from './producer.ts';
import { type Proper, ProperCheck, type Unrated } from './proper-check.ts';
import type { Summary } from './scale.ts';
import type { ExplainerScaleId, ScaleId } from './scale-ids.ts';
import { countProducers, type PositionOf, producersOf, type Results, scaleOf } from './scales.ts';

/** The rating of a puzzle on a scale, or why it has none. */
export type RatingResult<S extends ScaleId = 'se'> = Results[S] | Unrated;

export interface RatingOptions<S extends ScaleId = 'se'> {
  /**
   * Default `se`: the scale of Sudoku Explainer 1.2.1. `sukaku` is that of Sukaku Explainer, and
   * `hodoku` that of HoDoKu.
   */
  readonly scale?: S;
  /** Stop before the first step that is harder than this. Not on `hodoku`. Default: never. */
  readonly max?: (S extends ExplainerScaleId ? number : never) | undefined;
}

/** Tools that several ratings can share, one after another. */
export interface RatingTools<S extends ScaleId = 'se'> extends SolverOption {
  /**
   * The producers of the scale. Do not use them for anything else until the rating is finished. By
   * default new ones are made, which takes a few milliseconds.
   */
  readonly producers?: readonly Producer<PositionOf<S>>[] | undefined;
}

/**
 * Rates a puzzle on a scale. First it checks that the puzzle is proper. Then it solves the puzzle
 * with the techniques of the scale. If the puzzle has pencilmarks, it begins with them, and only
 * they need to leave one solution. The budget of `advance` counts nodes of the kernel, and then
 * calls of producers.
 */
export class Rating<S extends ScaleId = 'se'> implements Work<RatingResult<S>> {
  private readonly puzzle: Puzzle;
  private readonly scale: S;
  private readonly check: ProperCheck;
  private readonly producers: readonly Producer<PositionOf<S>>[];
  /** The number of producers that can find a step with a rating up to the maximum. */
  private readonly used: number;
  private readonly summary: Summary<Results[S]>;
  private path: Path<PositionOf<S>> | undefined;
  private result: RatingResult<S> | undefined;

  constructor(puzzle: Puzzle, options: RatingOptions<S> & RatingTools<S> = {}) {
    const { scale = 'se' as S, max = Number.POSITIVE_INFINITY, solver } = options;
    const { producers = producersOf(scale) } = options;
    this.puzzle = internPuzzle(puzzle);
    this.scale = scale;
    this.summary = scaleOf(scale).newSummary(max);
    this.producers = producers;
    this.used = Math.min(producers.length, countProducers(scale, max));
    this.check = new ProperCheck(this.puzzle, { solver });
  }

  /** The result if the rating is stopped now. */
  get stopped(): RatingResult<S> {
    return this.result ?? this.check.unsupported ?? this.summary.result(undefined);
  }

  advance(budget?: number): RatingResult<S> | undefined {
    if (this.result) return this.result;
    if (this.path) {
      const end = this.path.advance(budget);
      const isHarder = end === 'stuck' && this.used < this.producers.length;
      if (end) this.result = this.summary.result(isHarder ? 'stopped' : end);
      return this.result;
    }
    const checked = this.check.advance(budget);
    if (checked?.kind === 'proper') this.path = this.begin(checked);
    else this.result = checked;
    return this.result;
  }

  /**
   * Begins the path. If only the pencilmarks make the puzzle proper, techniques that rely on the
   * single solution of the givens are left out.
   */
  private begin({ byGivens }: Proper): Path<PositionOf<S>> {
    const scale = scaleOf(this.scale);
    const { entries } = scale;
    const used = [...entries.keys()]
      .slice(0, this.used)
      .filter((entry) => byGivens || !entries[entry].assumesOneSolution);
    return new Path(
      withMarks(scale.newPosition(this.puzzle.givens) as PositionOf<S>, this.puzzle),
      used.map((entry) => this.producers[entry]),
      (step, index) => this.summary.add(step, used[index]),
    );
  }
}
