import type { Grid } from '../grid/grid.ts';
import { printedRating } from '../rating/explainer-summary.ts';
import { Path } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { countProducers, producersOf } from '../rating/scales.ts';
import { Position } from '../technique/position.ts';
import { SinglesSolver } from '../technique/singles-solver.ts';
import type { TechniqueId } from '../technique/step.ts';
import { slicesOf } from '../work/work.ts';
import type { MadePuzzle } from './made-puzzle.ts';
import type { RatingComparison, RatingFilter } from './rating-filter.ts';
import type { Wishes } from './wishes.ts';

/** The highest rating of a puzzle that singles solve: the rating of a naked single. */
const SINGLES = 2.3;

/**
 * Tests whether puzzles have the wished rating on the scale of Sudoku Explainer. A test ends as
 * soon as the comparison is certain, and never searches for steps that are harder than the range.
 */
export class ExplainerFilter implements RatingFilter {
  private readonly from: number;
  private readonly to: number;
  private readonly pearl: boolean;
  private readonly diamond: boolean;
  private readonly producers: readonly Producer[];
  private readonly singles: SinglesSolver = new SinglesSolver();
  private readonly position: Position = new Position();
  private er = 0;
  /** The technique of the first step with the rating `er`. The first step of a path sets it. */
  private hardest: TechniqueId = 'full-house';
  private ep = 0;
  private ed = 0;

  constructor({ diamond = false, pearl = false, rating = [0, Number.POSITIVE_INFINITY] }: Wishes) {
    [this.from, this.to] = rating;
    this.pearl = pearl || diamond;
    this.diamond = diamond;
    this.producers = producersOf('se').slice(0, countProducers('se', this.to));
  }

  get reached(): number {
    return this.er;
  }

  reachedText(reached: number): string {
    return reached.toFixed(1);
  }

  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  *test(givens: Uint8Array): Generator<undefined, RatingComparison> {
    this.er = 0;
    this.ep = 0;
    this.ed = 0;
    // Singles solve nearly half of all puzzles. It is fast to find out which.
    if (this.from > SINGLES && this.singles.solve(givens)) return this.pearl ? 'other' : 'easier';
    this.position.setGivens(givens);
    const path = new Path(this.position, this.producers, (step) => this.take(step));
    const end = yield* slicesOf(path);
    if (end !== 'solved') return this.pearl ? 'other' : 'harder';
    return this.er < this.from ? 'easier' : 'accepted';
  }

  isBlank(cell: number): boolean {
    return this.position.values[cell] === 0;
  }

  *resume(cells: Uint16Array, solution: Uint8Array): Generator<undefined, boolean> {
    const { position, producers, to } = this;
    for (const cell of cells) {
      if (position.values[cell] === 0) position.place(cell, solution[cell]);
    }
    const path = new Path(position, producers, ({ rating }) => printedRating(rating) <= to);
    return (yield* slicesOf(path)) === 'solved';
  }

  made(puzzle: Grid, solution: Grid): MadePuzzle {
    const { ed, ep, er, hardest } = this;
    return { puzzle, solution, ratings: { er, ep, ed, hardest } };
  }

  /** Returns false if the puzzle is certain to be rejected. */
  private take({ placement, rating, technique }: RatedStep): boolean {
    const printed = printedRating(rating);
    if (printed > this.to) return false;
    if (printed > this.er) this.hardest = technique;
    this.er = Math.max(this.er, printed);
    this.ed ||= printed;
    if (placement !== undefined) this.ep ||= this.er;
    if (!this.pearl) return true;
    // The rating of a diamond is ED, and the rating of a pearl is EP.
    const known = this.diamond ? this.ed : this.ep;
    return known === 0 || (this.er === known && known >= this.from);
  }
}
