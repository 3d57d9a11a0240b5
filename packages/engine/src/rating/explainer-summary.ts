import type { TechniqueId } from '../technique/step.ts';
import type { PathEnd } from './path.ts';
import type { RatedStep } from './producer.ts';
import type { Summary } from './scale.ts';

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

/** What a scale of Sudoku Explainer makes of a path. */
export type ExplainerResult =
  | ({ readonly kind: 'rated' } & RatedPath)
  /** The next step, if there is one, is harder than the maximum. The path ends before it. */
  | ({ readonly kind: 'harder' } & PartialPath)
  /** After these steps, no technique of the scale finds another step. */
  | ({ readonly kind: 'stuck' } & PartialPath)
  /** The rating was stopped after these steps. */
  | ({ readonly kind: 'stopped' } & PartialPath);

/** Rates a path by its hardest step. */
export class ExplainerSummary implements Summary<ExplainerResult> {
  private readonly max: number;
  private readonly steps: RatedStep[] = [];
  /** The ratings of the steps so far. */
  er = 0;
  ep: number | undefined;
  ed: number | undefined;
  hardest: TechniqueId | undefined;

  constructor(max: number) {
    this.max = max;
  }

  add(step: RatedStep): boolean {
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

  result(end: PathEnd | undefined): ExplainerResult {
    const { er, ep, ed, hardest, steps } = this;
    if (end !== 'solved') {
      return { kind: end === 'stopped' ? 'harder' : (end ?? 'stopped'), steps, ep, ed };
    }
    if (!hardest || !ep || !ed) {
      throw new Error('expected a step in the path of a puzzle with blanks');
    }
    return { kind: 'rated', er, ep, ed, hardest, steps };
  }
}

/** A rating with one decimal, rounded as Sudoku Explainer does it. */
export function printedRating(rating: number): number {
  return Math.floor((rating + 0.05) * 10) / 10;
}
