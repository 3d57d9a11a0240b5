import { type Puzzle, withoutGiven } from '../search/puzzle.ts';
import type { Run } from '../search/run.ts';
import type { Work } from '../work/work.ts';
import { DefaultRun } from './default-run.ts';

/**
 * Finds the redundant givens of a proper puzzle of any size. ClassicRedundantGivens does the same for
 * many 9×9 puzzles at once. The budget of `advance` counts events. The result lists the cells of
 * the redundant givens, ascending.
 */
export class RedundantGivens implements Work<readonly number[]> {
  private readonly puzzle: Puzzle;
  /** The cells whose givens are not tested yet. The last cell is tested next. */
  private readonly untested: number[] = [];
  private readonly redundant: number[] = [];
  private run: Run | undefined;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    puzzle.givens.digits.forEach((digit, cell) => {
      if (digit !== 0) this.untested.unshift(cell);
    });
  }

  advance(events?: number): readonly number[] | undefined {
    const cell = this.untested.at(-1);
    if (cell === undefined) return this.redundant;
    this.run ??= new DefaultRun(withoutGiven(this.puzzle, cell), { limit: 1 });
    const end = this.run.advance(events);
    if (!end) return undefined;
    if (end === 'exhausted') this.redundant.push(cell);
    this.run = undefined;
    this.untested.pop();
    return undefined;
  }
}
