// Hot code: it runs once per event.
import { lowestDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { HouseMasks } from './house-masks.ts';
import { PathSearch } from './path-search.ts';
import { masksOf } from './peer-counts.ts';
import type { SearchStatus, Strategy } from './strategy.ts';

export const bitmaskMrv: Strategy = {
  id: 'bitmask-mrv',
  summary: 'bit masks, and the cell with the fewest candidates first',
  source: "Project Euler 96's first advice; MRV: Bitner and Reingold 1975",
  lexicographic: false,
  limits: {
    largestSize: 9,
    sizeReason: 'larger grids take too long without propagation',
    pencilmarks: true,
    beside: 'houses and pairs',
  },
  begin: (givens, pencilmarks) => new BitmaskMrvSearch(givens, masksOf(givens, pencilmarks)),
};

/** The value of `rest` at a depth for which no cell is chosen yet. */
const CHOOSE = -1;

class BitmaskMrvSearch extends PathSearch {
  declare protected readonly masks: HouseMasks;
  /** Index in the path → the candidates of its cell that are not tried yet, or CHOOSE. */
  private readonly rest: Int32Array;

  constructor(givens: Grid, masks: HouseMasks) {
    super(givens, masks);
    this.rest = new Int32Array(this.path.length + 1).fill(CHOOSE);
  }

  advance(events: number): SearchStatus {
    if (this.startsFull()) return this.solved();
    const { counters, path, rest } = this;
    for (let left = events; left > 0; left--) {
      const { depth } = this;
      if (depth < path.length && rest[depth] === CHOOSE) this.choose();
      if (depth < path.length && rest[depth] !== 0) {
        const digit = lowestDigit(rest[depth]);
        rest[depth] &= rest[depth] - 1;
        rest[depth + 1] = CHOOSE;
        this.makePlacement(digit);
        counters.nodes++;
        if (this.depth === path.length) return this.solved();
      } else if (depth > 0) {
        this.makeBack();
      } else {
        return 'exhausted';
      }
    }
    return 'paused';
  }

  /**
   * Chooses the blank with the fewest candidates as the next cell. If several blanks have the
   * fewest, it chooses the first of them, row by row.
   */
  private choose(): void {
    const { path, depth, masks } = this;
    this.makeNextAt(masks.fewestCandidates(path, depth));
    this.rest[depth] = masks.candidates(path[depth]);
  }

  /**
   * Returns three numbers per placement: the cell, the digit and the cell's entry in `rest`. If the
   * next cell is already chosen, three more numbers follow: this cell, 0 and its entry in `rest`.
   */
  protected saveState(): Int32Array {
    const { path, digits, rest, depth } = this;
    const state: number[] = [];
    for (let i = 0; i < depth; i++) state.push(path[i], digits[path[i]], rest[i]);
    if (depth < path.length) state.push(path[depth], 0, rest[depth]);
    return Int32Array.from(state);
  }

  protected loadState(state: Int32Array): void {
    this.rest[this.path.length] = CHOOSE;
    for (let i = 0; i < state.length; i += 3) {
      this.makeNext(state[i]);
      this.rest[this.depth] = state[i + 2];
      if (state[i + 1] !== 0) this.push(state[i + 1]);
    }
  }
}
