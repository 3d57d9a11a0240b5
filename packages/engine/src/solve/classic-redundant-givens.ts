// Hot code: it runs once per test.
import type { BulkRun } from '../bulk/bulk-run.ts';
import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Work } from '../work/work.ts';
import { type ClassicPuzzles, masksOf } from './kernel-input.ts';

const { cells: CELLS } = CLASSIC;
const ALL = allDigits(CLASSIC.size);

/** The number of tests in one batch of the kernel. */
const TESTS = 4_096;

/**
 * Finds the redundant givens of proper classic puzzles. A test removes one given, and rules out its
 * digit in that cell. If the puzzle then has no solution, the given is redundant. The tests of all
 * puzzles share the batches of the kernel. The budget of `advance` counts nodes.
 *
 * The result has one list per puzzle: the cells of its redundant givens, ascending.
 */
export class ClassicRedundantGivens implements Work<readonly (readonly number[])[]> {
  private readonly solver: BulkSolver;
  private readonly givens: Uint8Array;
  private readonly marks: Uint16Array | undefined;
  /** Puzzle × 81 + cell → the candidates of the cell, with all givens in place. */
  private readonly whole: Uint16Array;
  private readonly redundant: number[][];
  /** The index in `givens` of the given to test next. */
  private next = 0;
  private readonly masks: Uint16Array;
  private readonly solutions: Uint8Array;
  private readonly counts: Uint32Array;
  /** Test → the index in `givens` of the given that it removes. */
  private readonly tested: Uint32Array;
  private tests = 0;
  private run: BulkRun | undefined;

  constructor(solver: BulkSolver, puzzles: ClassicPuzzles) {
    const { givens, marks } = puzzles;
    this.solver = solver;
    this.givens = givens;
    this.marks = marks;
    this.whole = masksOf(puzzles);
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

  /** Writes the test of a given to `masks`, from index `row` on. */
  private fill(row: number, given: number): void {
    const { givens, marks, masks, whole } = this;
    const cell = given % CELLS;
    masks.set(whole.subarray(given - cell, given - cell + CELLS), row);
    masks[row + cell] = (marks?.[given] ?? ALL) & ~(1 << (givens[given] - 1));
  }
}
