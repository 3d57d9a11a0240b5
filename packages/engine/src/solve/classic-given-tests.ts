// Hot: runs once per cell of every test, so it uses
// only plain loops, integers and preallocated arrays.
import type { BulkRun } from '../bulk/bulk-run.ts';
import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Work } from '../work/work.ts';

const { cells: CELLS } = CLASSIC;
const ALL = allDigits(CLASSIC.size);

/** The number of tests in one batch of the kernel. */
const TESTS = 4_096;

/** Classic puzzles as bytes, one after another. */
export interface ClassicPuzzles {
  /** Puzzle × 81 + cell → the given of the cell, or 0 if the cell is blank. */
  readonly givens: Uint8Array;
  /** Puzzle × 81 + cell → the candidates of the cell, if the puzzles have pencilmarks. */
  readonly marks?: Uint16Array | undefined;
}

/**
 * Finds the redundant givens of proper classic puzzles. A test removes one given from its cell and
 * rules out the digit of the given in this cell. If the puzzle then has no solution, the given is
 * redundant. The tests of all puzzles share the batches of the kernel. A step is a node.
 *
 * The result has one list per puzzle. The list holds the cells of the redundant givens, ascending.
 */
export class ClassicGivenTests implements Work<readonly (readonly number[])[]> {
  private readonly solver: BulkSolver;
  private readonly givens: Uint8Array;
  private readonly marks: Uint16Array | undefined;
  private readonly redundant: number[][];
  /** The index in `givens` of the given to test next. */
  private next = 0;
  private readonly masks: Uint16Array;
  private readonly solutions: Uint8Array;
  private readonly counts: Uint32Array;
  /** Test of the batch → the index in `givens` of the given that the test leaves out. */
  private readonly tested: Uint32Array;
  private tests = 0;
  private run: BulkRun | undefined;

  constructor(solver: BulkSolver, { givens, marks }: ClassicPuzzles) {
    this.solver = solver;
    this.givens = givens;
    this.marks = marks;
    this.redundant = Array.from({ length: givens.length / CELLS }, () => []);
    let all = 0;
    for (let at = 0; at < givens.length; at++) if (givens[at] !== 0) all++;
    const room = Math.min(all, TESTS);
    this.masks = new Uint16Array(CELLS * room);
    this.solutions = new Uint8Array(CELLS * room);
    this.counts = new Uint32Array(room);
    this.tested = new Uint32Array(room);
  }

  advance(nodes?: number): readonly (readonly number[])[] | undefined {
    this.run ??= this.begin();
    if (this.tests === 0) return this.redundant;
    if (this.run.advance(nodes) === undefined) return undefined;
    const { counts, redundant, tested } = this;
    for (let test = 0; test < this.tests; test++) {
      const cell = tested[test] % CELLS;
      if (counts[test] === 0) redundant[(tested[test] - cell) / CELLS].push(cell);
    }
    this.run = undefined;
    return undefined;
  }

  private begin(): BulkRun {
    const { counts, givens, tested } = this;
    let { next } = this;
    let tests = 0;
    while (next < givens.length && tests < counts.length) {
      if (givens[next] !== 0) {
        this.fill(tests * CELLS, next);
        tested[tests++] = next;
      }
      next++;
    }
    this.next = next;
    this.tests = tests;
    const wanted = counts.subarray(0, tests);
    return this.solver.begin(this.masks, this.solutions, wanted, { limit: 1 });
  }

  /**
   * Writes the test of a given: removes the given from the puzzle and rules out its digit in its
   * cell.
   */
  private fill(row: number, given: number): void {
    const { givens, marks, masks } = this;
    const from = given - (given % CELLS);
    for (let cell = 0; cell < CELLS; cell++) {
      const digit = givens[from + cell];
      const free = marks === undefined ? ALL : marks[from + cell];
      masks[row + cell] = digit === 0 ? free : free & (1 << (digit - 1));
    }
    const free = marks === undefined ? ALL : marks[given];
    masks[row + given - from] = free & ~(1 << (givens[given] - 1));
  }
}
