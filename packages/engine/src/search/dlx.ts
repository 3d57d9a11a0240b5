// Hot: runs once an event.
import type { ExactCoverProblem } from '../exact-cover/problem.ts';
import { ExactCoverSearch } from '../exact-cover/search.ts';
import type { CandidateGrid } from '../grid/candidate-grid.ts';
import { allDigits, digitsOf } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { HouseMasks } from './house-masks.ts';
import { PathSearch } from './path-search.ts';
import type { Search, SearchStatus, Strategy } from './strategy.ts';

export const dlx: Strategy = {
  id: 'dlx',
  summary: 'Sudoku as exact cover, with dancing links',
  source: 'Knuth 2000, Dancing Links',
  lexicographic: false,
  limits: { largestSize: 25, pencilmarks: true },
  begin: (givens: Grid, pencilmarks?: CandidateGrid): Search => new DlxSearch(givens, pencilmarks),
};

/** A puzzle as exact cover, and what its options mean: a digit in a cell each. */
interface SudokuCover {
  readonly problem: ExactCoverProblem;
  /** Option → its cell and its digit. */
  readonly cells: Uint16Array;
  readonly digits: Uint8Array;
}

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
    this.bring(this.cover.cells[option]);
    this.push(this.cover.digits[option]);
    this.note('placement', this.cover.cells[option], this.cover.digits[option]);
    this.counters.tries++;
    this.counters.placements++;
    this.counters.nodes++;
  }

  private tookBack(): void {
    const cell = this.path[this.depth - 1];
    this.note('back', cell, this.digits[cell]);
    this.pop();
    this.counters.backs++;
  }

  private solved(): SearchStatus {
    this.counters.solutions++;
    return 'solution';
  }

  // The links keep the books.
  protected place(): void {}
  protected takeBack(): void {}

  protected saveState(): Int32Array {
    return this.search.save();
  }

  protected loadState(state: Int32Array): void {
    const { search, cover } = this;
    search.load(state);
    for (let i = 0; i < search.depth; i++) {
      this.bring(cover.cells[search.chosen[i]]);
      this.push(cover.digits[search.chosen[i]]);
    }
  }
}

/**
 * Items: every blank cell, and every digit of every row, column and box that does not stand there
 * yet. Options: a candidate each; it covers its cell, and its digit in its three houses.
 */
function coverOf(givens: Grid, blanks: Uint16Array, pencilmarks?: CandidateGrid): SudokuCover {
  const { size, cells, row, column, box } = givens.geometry;
  const masks = new HouseMasks(givens, pencilmarks);
  const all = allDigits(size);
  // Cell items, then those of rows, columns and boxes: a number each, of which some go unused.
  const number = new Int32Array(4 * cells);
  let items = 0;
  for (const cell of blanks) number[cell] = items++;
  [masks.inRow, masks.inColumn, masks.inBox].forEach((standing, kind) => {
    for (let line = 0; line < size; line++) {
      for (const digit of digitsOf(all & ~standing[line])) {
        number[(kind + 1) * cells + line * size + digit - 1] = items++;
      }
    }
  });

  const options: number[][] = [];
  const cellOf: number[] = [];
  const digitOf: number[] = [];
  for (const cell of blanks) {
    for (const digit of digitsOf(masks.candidates(cell))) {
      options.push([
        number[cell],
        number[cells + row[cell] * size + digit - 1],
        number[2 * cells + column[cell] * size + digit - 1],
        number[3 * cells + box[cell] * size + digit - 1],
      ]);
      cellOf.push(cell);
      digitOf.push(digit);
    }
  }
  return {
    problem: { items, options },
    cells: Uint16Array.from(cellOf),
    digits: Uint8Array.from(digitOf),
  };
}
