// Hot: runs once a cell of every test. Plain loops, integers, preallocated arrays.
import { type BulkRun, type BulkSolver, CLASSIC } from '@nonet/engine';

/** Tests that go through the kernel together: what it takes at a time. */
const TESTS = 4_096;

const { cells: CELLS } = CLASSIC;
const ALL = 511;

/**
 * Tests every given of proper puzzles, all in one stream through the kernel: one is redundant if no
 * solution has another digit in its cell.
 */
export class GivenTests {
  private readonly solver: BulkSolver;
  /** Puzzle × 81 + cell → 1 when the given there is redundant, once all tests are done. */
  private redundant: Uint8Array = new Uint8Array();
  /** Puzzle × 81 + cell → the given, 0 where there is none. */
  private givens: Uint8Array = new Uint8Array();
  /** The same → what the cell may take when it is blank; without it, all. */
  private marks: Uint16Array | undefined;
  /** Where the next test stands in `givens`. */
  private next = 0;
  private masks: Uint16Array = new Uint16Array();
  private solutions: Uint8Array = new Uint8Array();
  private counts: Uint32Array = new Uint32Array();
  /** Test of the batch → the given it leaves out. */
  private tested: Uint32Array = new Uint32Array();
  private tests = 0;
  private run: BulkRun | undefined;

  constructor(solver: BulkSolver) {
    this.solver = solver;
  }

  /** Begins with other puzzles, 81 givens each. */
  start(givens: Uint8Array, marks?: Uint16Array): void {
    this.givens = givens;
    this.marks = marks;
    this.redundant = new Uint8Array(givens.length);
    this.next = 0;
    this.run = undefined;
    let all = 0;
    for (let at = 0; at < givens.length; at++) if (givens[at] !== 0) all++;
    const room = Math.min(all, TESTS);
    if (room <= this.counts.length) return;
    this.masks = new Uint16Array(CELLS * room);
    this.solutions = new Uint8Array(CELLS * room);
    this.counts = new Uint32Array(room);
    this.tested = new Uint32Array(room);
  }

  /** Works for a slice. Whether every given is tested. */
  advance(): boolean {
    this.run ??= this.begin();
    if (this.tests === 0) return true;
    if (!this.run.advance()) return false;
    const { counts, redundant, tested } = this;
    for (let test = 0; test < this.tests; test++) {
      if (counts[test] === 0) redundant[tested[test]] = 1;
    }
    this.run = undefined;
    return false;
  }

  /** The redundant givens of a puzzle, ascending, once all tests are done. */
  redundantOf(puzzle: number): number[] {
    const found: number[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.redundant[CELLS * puzzle + cell] !== 0) found.push(cell);
    }
    return found;
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

  /** Writes the puzzle of a given, without it and with its digit ruled out in its cell. */
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
