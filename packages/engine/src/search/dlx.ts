// Hot code: it runs once per event.
import { ExactCoverSearch } from '../exact-cover/search.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import { PathSearch } from './path-search.ts';
import type { SearchStatus, Strategy } from './strategy.ts';
import { coverOf, type SudokuCover } from './sudoku-cover.ts';

export const dlx: Strategy = {
  id: 'dlx',
  summary: 'Sudoku as exact cover, with dancing links',
  source: 'Knuth 2000, Dancing Links',
  lexicographic: false,
  limits: { largestSize: 25, pencilmarks: true, beside: 'houses and pairs' },
  begin: (givens, pencilmarks) => new DlxSearch(givens, pencilmarks),
};

class DlxSearch extends PathSearch {
  private readonly cover: SudokuCover;
  private readonly search: ExactCoverSearch;

  constructor(givens: Grid, pencilmarks?: CandidateGrid) {
    super(givens);
    this.cover = coverOf(givens, this.path, pencilmarks);
    this.search = new ExactCoverSearch(this.cover.problem);
  }

  advance(events: number): SearchStatus {
    if (this.startsFull()) return this.solved();
    const { cover, search } = this;
    for (let left = events; left > 0; left--) {
      const status = search.step();
      if (status === 'exhausted') return status;
      if (search.depth > this.depth) {
        const option = search.chosen[this.depth];
        this.makeNext(cover.cells[option]);
        this.makePlacement(cover.digits[option]);
        this.counters.nodes++;
      } else {
        this.makeBack();
      }
      if (status === 'solution') return this.solved();
    }
    return 'paused';
  }

  protected saveState(): Int32Array {
    return this.search.save();
  }

  protected loadState(state: Int32Array): void {
    const { search, cover } = this;
    search.load(state);
    for (let i = 0; i < search.depth; i++) {
      this.makeNext(cover.cells[search.chosen[i]]);
      this.push(cover.digits[search.chosen[i]]);
    }
  }
}
