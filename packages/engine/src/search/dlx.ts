// Hot: runs once per event.
import { ExactCoverSearch } from '../exact-cover/search.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import type { Grid } from '../grid/grid.ts';
import { PathSearch } from './path-search.ts';
import type { Search, SearchStatus, Strategy } from './strategy.ts';
import { coverOf, type SudokuCover } from './sudoku-cover.ts';

export const dlx: Strategy = {
  id: 'dlx',
  summary: 'Sudoku as exact cover, with dancing links',
  source: 'Knuth 2000, Dancing Links',
  lexicographic: false,
  limits: { largestSize: 25, pencilmarks: true },
  begin: (givens: Grid, pencilmarks?: CandidateGrid): Search => new DlxSearch(givens, pencilmarks),
};

class DlxSearch extends PathSearch {
  private readonly cover: SudokuCover;
  private readonly search: ExactCoverSearch;

  constructor(givens: Grid, pencilmarks?: CandidateGrid) {
    super(givens);
    this.cover = coverOf(givens, this.path, pencilmarks);
    this.search = new ExactCoverSearch(this.cover.problem);
  }

  opensNode(): boolean {
    return true;
  }

  advance(events: number): SearchStatus {
    const { counters, search } = this;
    if (counters.nodes === 0) {
      counters.nodes = 1;
      if (this.path.length === 0) return this.solved();
    }
    for (let left = events; left > 0; left--) {
      const status = search.step();
      if (status === 'exhausted') return status;
      if (search.depth > this.depth) this.placed();
      else this.tookBack();
      if (status === 'solution') return this.solved();
    }
    return 'paused';
  }

  private placed(): void {
    const option = this.search.chosen[this.depth];
    this.makeNext(this.cover.cells[option]);
    this.push(this.cover.digits[option]);
    this.setEvent('placement', this.cover.cells[option], this.cover.digits[option]);
    this.counters.tries++;
    this.counters.placements++;
    this.counters.nodes++;
  }

  private tookBack(): void {
    const cell = this.path[this.depth - 1];
    this.setEvent('back', cell, this.digits[cell]);
    this.pop();
    this.counters.backs++;
  }

  private solved(): SearchStatus {
    this.counters.solutions++;
    return 'solution';
  }

  // The links are the only state.
  protected place(): void {}
  protected takeBack(): void {}

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
