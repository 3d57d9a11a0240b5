import type { Grid } from '../grid/grid.ts';
import { ExplainerSummary, printedRating } from '../rating/explainer-summary.ts';
import { Path } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { countProducers, producersOf } from '../rating/scales.ts';
import { Position } from '../technique/position.ts';
import { SinglesSolver } from '../technique/singles-solver.ts';
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
  private summary: ExplainerSummary;

  constructor({ diamond = false, pearl = false, rating = [0, Number.POSITIVE_INFINITY] }: Wishes) {
    [this.from, this.to] = rating;
    this.pearl = pearl || diamond;
    this.diamond = diamond;
    this.summary = new ExplainerSummary(this.to);
    this.producers = producersOf('se').slice(0, countProducers('se', this.to));
  }

  get reached(): number {
    return this.summary.er;
  }

  reachedText(reached: number): string {
    return reached.toFixed(1);
  }

  /** @param givens The digits of a proper puzzle. Yields after each slice of work. */
  *test(givens: Uint8Array): Generator<undefined, RatingComparison> {
    this.summary = new ExplainerSummary(this.to);
    // Singles solve nearly half of all puzzles. It is fast to find out which.
    if (this.from > SINGLES && this.singles.solve(givens)) return this.pearl ? 'other' : 'easier';
    this.position.setGivens(givens);
    const path = new Path(this.position, this.producers, (step) => this.take(step));
    const end = yield* slicesOf(path);
    if (end !== 'solved') return this.pearl ? 'other' : 'harder';
    return this.summary.er < this.from ? 'easier' : 'accepted';
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

  made(givens: Grid, solution: Grid): MadePuzzle {
    const { er, ep = 0, ed = 0, hardest = 'full-house' } = this.summary;
    return { givens, solution, ratings: { er, ep, ed, hardest } };
  }

  /** Returns false if the puzzle is certain to be rejected. */
  private take(step: RatedStep): boolean {
    const { summary } = this;
    if (!summary.add(step)) return false;
    if (!this.pearl) return true;
    // The rating of a diamond is ED, and the rating of a pearl is EP.
    const known = this.diamond ? summary.ed : summary.ep;
    return known === undefined || (summary.er === known && known >= this.from);
  }
}
