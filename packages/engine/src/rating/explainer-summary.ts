import type { TechniqueId } from '../technique/step.ts';
import type { PathEnd } from './path.ts';
import type { RatedStep } from './producer.ts';
import type { Summary } from './scale.ts';

/**
 * The hardest step of a part of the path, and its rating. If several steps are equally hard, this
 * is the first of them.
 */
export interface HardestStep {
  /** The rating as the original program prints it, with one decimal, such as 7.2. */
  readonly rating: number;
  readonly technique: TechniqueId;
  /** The index of the step in the path. */
  readonly index: number;
}

/** The path of a puzzle that is rated. */
export interface RatedPath {
  readonly steps: readonly RatedStep[];
  /** The rating of the puzzle, which is that of its hardest step. */
  readonly er: HardestStep;
  /** The pearl rating: the rating of the hardest step up to the first placement. */
  readonly ep: HardestStep;
  /** The diamond rating, which is that of the first step. */
  readonly ed: HardestStep;
}

/** The beginning of a path. */
export interface PartialPath {
  readonly steps: readonly RatedStep[];
  /** Undefined if no step places a digit. */
  readonly ep: HardestStep | undefined;
  /** Undefined if there is no step. */
  readonly ed: HardestStep | undefined;
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
  private er: Hardest | undefined;
  private ep: Hardest | undefined;
  private ed: Hardest | undefined;

  constructor(max: number) {
    this.max = max;
  }

  add(step: RatedStep): boolean {
    if (printedRating(step.rating) > this.max) return false;
    const { er, steps } = this;
    if (!er || step.rating > er.step.rating) this.er = { step, index: steps.length };
    steps.push(step);
    this.ed ??= this.er;
    if (step.placement !== undefined) this.ep ??= this.er;
    return true;
  }

  result(end: PathEnd | undefined): ExplainerResult {
    const { er, ep, ed, steps } = this;
    if (end !== 'solved') {
      const kind = end === 'stopped' ? 'harder' : (end ?? 'stopped');
      return { kind, steps, ed: ed && printed(ed), ep: ep && printed(ep) };
    }
    if (!er || !ep || !ed) throw new Error('expected a step in the path of a puzzle with blanks');
    return { kind: 'rated', er: printed(er), ep: printed(ep), ed: printed(ed), steps };
  }
}

/** The hardest step of a part of the path, and its index in the path. */
interface Hardest {
  readonly step: RatedStep;
  readonly index: number;
}

function printed({ step, index }: Hardest): HardestStep {
  return { rating: printedRating(step.rating), technique: step.technique, index };
}

/** A rating with one decimal, rounded as Sudoku Explainer does it. */
export function printedRating(rating: number): number {
  return Math.floor((rating + 0.05) * 10) / 10;
}
