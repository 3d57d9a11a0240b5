import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { lexicographicPropagation, propagation } from '../search/propagation.ts';
import { Run } from '../search/run.ts';
import { eventCount } from '../search/strategy.ts';
import { CELLS, DIGIT, type Kernel, type Task, ZERO } from './kernel.ts';

/** The maximum number of puzzles in a batch. */
const BATCH = 256;

const ALL = allDigits(CLASSIC.size);

/**
 * Searches 9×9 puzzles one after another with the strategy `propagation`. It is used where
 * WebAssembly has no SIMD, and gives the same answers 50 to 150 times more slowly. Its `advance`
 * counts events.
 */
export class PropagationKernel implements Kernel {
  readonly capacity: number = BATCH;
  readonly input: Uint8Array = new Uint8Array(BATCH * CELLS);
  readonly masks: Uint16Array = new Uint16Array(BATCH * CELLS);
  readonly counts: Uint32Array = new Uint32Array(BATCH);
  readonly output: Uint8Array = new Uint8Array(BATCH * CELLS);
  readonly owners: Uint16Array = new Uint16Array(BATCH);
  private task: Task = { limit: 1, inOrder: false, every: false, masked: false };
  private puzzles = 0;
  /** The number of puzzles whose search has begun. */
  private begun = 0;
  /** The search of the latest puzzle, or undefined if it has ended. */
  private run: Run | undefined;
  private kept = 0;

  start(puzzles: number, task: Task): void {
    this.task = task;
    this.puzzles = puzzles;
    this.begun = 0;
    this.run = undefined;
    this.kept = 0;
    this.counts.fill(0, 0, puzzles);
  }

  advance(work: number): boolean {
    let left = work;
    while (left > 0 && this.kept < BATCH) {
      if (!this.run && this.begun === this.puzzles) return true;
      this.run ??= this.begin(this.begun++);
      const { counters } = this.run;
      const before = eventCount(counters);
      const end = this.run.advance(left);
      left -= 1 + eventCount(counters) - before;
      if (this.run.solution) this.takeSolution(this.run.solution.digits);
      if (end) this.run = undefined;
    }
    return !this.run && this.begun === this.puzzles;
  }

  take(): number {
    const { kept } = this;
    this.kept = 0;
    return kept;
  }

  private begin(puzzle: number): Run {
    const { limit, inOrder, masked } = this.task;
    const cells = (masked ? this.masks : this.input).subarray(puzzle * CELLS, (puzzle + 1) * CELLS);
    const digits = masked ? new Uint8Array(CELLS) : Uint8Array.from(cells, (byte) => DIGIT[byte]);
    const givens = { geometry: CLASSIC, digits };
    const candidates = Int32Array.from(cells, (mask) => mask & ALL);
    return new Run(
      masked ? { givens, pencilmarks: { geometry: CLASSIC, candidates } } : { givens },
      inOrder ? lexicographicPropagation : propagation,
      { limit },
    );
  }

  private takeSolution(digits: Uint8Array): void {
    const { every } = this.task;
    const puzzle = this.begun - 1;
    this.counts[puzzle]++;
    if (!every && this.counts[puzzle] > 1) return;
    const row = every ? this.kept++ : puzzle;
    this.owners[row] = puzzle;
    for (let cell = 0; cell < CELLS; cell++) this.output[row * CELLS + cell] = ZERO + digits[cell];
  }
}
