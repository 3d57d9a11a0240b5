import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import { positionOf } from '../technique/position.ts';
import type { TechniqueId } from '../technique/step.ts';
import type { Work } from '../work/work.ts';
import { Path, type PathEnd } from './path.ts';
import type { Producer, RatedStep } from './producer.ts';
import { ProperCheck, type Unrated } from './proper-check.ts';
import type { ExplainerScaleId } from './scale-ids.ts';
import { countProducers, producersOf } from './scales.ts';

/**
 * The ratings of a puzzle, as the original program prints them: with one decimal, such as 7.2.
 */
export interface PuzzleRatings {
  /** The rating of the puzzle, which is that of its hardest step. */
  readonly er: number;
  /** The pearl rating: the rating of the hardest step up to the first placement. */
  readonly ep: number;
  /** The diamond rating, which is that of the first step. */
  readonly ed: number;
  /** The technique of the hardest step, or of the first one if several are equally hard. */
  readonly hardest: TechniqueId;
}

/** The path of a puzzle that is rated. */
export interface RatedPath extends PuzzleRatings {
  readonly steps: readonly RatedStep[];
}

/** The beginning of a path. */
export interface PartialPath {
  readonly steps: readonly RatedStep[];
  /** Undefined if no step places a digit. */
  readonly ep: number | undefined;
  /** Undefined if there is no step. */
  readonly ed: number | undefined;
}

export type RatingResult =
  | ({ readonly kind: 'rated' } & RatedPath)
  /** The next step, if there is one, is harder than the maximum. The path ends before it. */
  | ({ readonly kind: 'harder' } & PartialPath)
  /** After these steps, no technique of the scale finds another step. */
  | ({ readonly kind: 'stuck' } & PartialPath)
  /** The rating was stopped after these steps. */
  | ({ readonly kind: 'stopped' } & PartialPath)
  | Unrated;

export interface RatingOptions {
  /** Default `se`: the scale of Sudoku Explainer 1.2.1. `sukaku` is that of Sukaku Explainer. */
  readonly scale?: ExplainerScaleId;
  /** Stop before the first step that is harder than this. Default: never. */
  readonly max?: number | undefined;
}

/** Tools that several ratings can share, one after another. */
export interface RatingTools extends SolverOption {
  /**
   * The producers of the scale. Do not use them for anything else until the rating is finished. By
   * default new ones are made, which takes a few milliseconds.
   */
  readonly producers?: readonly Producer[] | undefined;
}

/**
 * Rates a puzzle on a scale of Sudoku Explainer. First it checks that the puzzle is proper. Then it
 * solves the puzzle with the techniques of the scale. The budget of `advance` counts nodes of the
 * kernel, and then calls of producers.
 */
export class Rating implements Work<RatingResult> {
  private readonly puzzle: Puzzle;
  private readonly check: ProperCheck;
  /** The producers that can find a step with a rating up to the maximum. */
  private readonly producers: readonly Producer[];
  /** Whether the scale has further producers, which only find harder steps. */
  private readonly hasHarder: boolean;
  private readonly max: number;
  private path: Path | undefined;
  private result: RatingResult | undefined;
  private readonly steps: RatedStep[] = [];
  private er = 0;
  private hardest: TechniqueId | undefined;
  private ep: number | undefined;
  private ed: number | undefined;

  constructor(puzzle: Puzzle, options: RatingOptions & RatingTools = {}) {
    const { scale = 'se', max = Number.POSITIVE_INFINITY, producers, solver } = options;
    this.puzzle = puzzle;
    this.max = max;
    const all = producers ?? producersOf(scale);
    this.producers = all.slice(0, countProducers(scale, max));
    this.hasHarder = this.producers.length < all.length;
    this.check = new ProperCheck(puzzle, { solver });
  }

  /** The result if the rating is stopped now. */
  get stopped(): RatingResult {
    return this.result ?? this.check.unsupported ?? { kind: 'stopped', ...this.soFar() };
  }

  advance(budget?: number): RatingResult | undefined {
    if (this.result) return this.result;
    if (!this.path) {
      this.begin(budget);
      return this.result;
    }
    const end = this.path.advance(budget);
    if (end) this.result = this.resultOf(end);
    return this.result;
  }

  private begin(budget: number | undefined): void {
    const checked = this.check.advance(budget);
    if (checked === 'proper') {
      this.path = new Path(positionOf(this.puzzle.givens), this.producers, (step) =>
        this.take(step),
      );
    } else {
      this.result = checked;
    }
  }

  /** Returns false if the step is harder than the maximum. */
  private take(step: RatedStep): boolean {
    const printed = printedRating(step.rating);
    if (printed > this.max) return false;
    if (printed > this.er) {
      this.er = printed;
      this.hardest = step.technique;
    }
    this.steps.push(step);
    this.ed ??= this.er;
    if (step.placement !== undefined) this.ep ??= this.er;
    return true;
  }

  private resultOf(end: PathEnd): RatingResult {
    if (end === 'stuck' && !this.hasHarder) return { kind: 'stuck', ...this.soFar() };
    if (end !== 'solved') return { kind: 'harder', ...this.soFar() };
    const { er, ep, ed, hardest, steps } = this;
    if (!hardest || !ep || !ed) {
      throw new Error('expected a step in the path of a puzzle with blanks');
    }
    return { kind: 'rated', er, ep, ed, hardest, steps };
  }

  private soFar(): PartialPath {
    const { ep, ed, steps } = this;
    return { steps, ep, ed };
  }
}

/** A rating with one decimal, rounded as Sudoku Explainer does it. */
export function printedRating(rating: number): number {
  return Math.floor((rating + 0.05) * 10) / 10;
}
