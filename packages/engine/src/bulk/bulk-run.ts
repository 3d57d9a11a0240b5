import type { Work } from '../work/work.ts';
import { CELLS, type Kernel, SLICE } from './kernel.ts';

interface Buffers {
  readonly puzzles: Uint8Array | Uint16Array;
  readonly solutions: Uint8Array;
  readonly counts: Uint32Array;
  readonly limit: number;
  readonly stride: number;
  /** Whether to return the smallest solution instead of the first solution found. */
  readonly smallest: boolean;
}

/**
 * Solves puzzles in batches. The budget of `advance` counts nodes. The result is the number of
 * puzzles.
 */
export class BulkRun implements Work<number> {
  /** The number of puzzles finished, which is also the index of the first puzzle of the batch. */
  answered = 0;
  private readonly kernel: Kernel;
  private readonly buffers: Buffers;
  /** The number of puzzles in the batch, or 0 before the batch is loaded. */
  private batch = 0;
  /**
   * The puzzles of the batch that have several solutions. A second search finds their smallest
   * solutions.
   */
  private several: number[] = [];

  constructor(kernel: Kernel, buffers: Buffers) {
    this.kernel = kernel;
    this.buffers = buffers;
  }

  advance(nodes: number = SLICE): number | undefined {
    const total = this.buffers.counts.length;
    if (this.answered === total) return total;
    if (this.batch === 0) this.load(Math.min(this.kernel.capacity, total - this.answered));
    if (!this.kernel.advance(nodes)) return undefined;
    if (this.several.length > 0) this.takeSmallest();
    else this.takeBatch();
    if (this.several.length > 0) return undefined;
    this.answered += this.batch;
    this.batch = 0;
    return this.answered === total ? total : undefined;
  }

  private load(batch: number): void {
    const { puzzles, limit, stride, smallest } = this.buffers;
    if (stride === CELLS) {
      const from = this.answered * CELLS;
      this.put(puzzles.subarray(from, from + batch * CELLS), 0);
    } else {
      for (let i = 0; i < batch; i++) this.putPuzzle(i, i);
    }
    this.batch = batch;
    this.start(batch, smallest ? Math.max(2, limit) : limit, false);
  }

  private start(puzzles: number, limit: number, inOrder: boolean): void {
    const masked = this.buffers.puzzles instanceof Uint16Array;
    this.kernel.start(puzzles, { limit, inOrder, every: false, masked });
  }

  /** Copies a puzzle of the batch to a row of the kernel's input. */
  private putPuzzle(puzzle: number, row: number): void {
    const { puzzles, stride } = this.buffers;
    const from = (this.answered + puzzle) * stride;
    this.put(puzzles.subarray(from, from + CELLS), row);
  }

  private put(puzzles: Uint8Array | Uint16Array, row: number): void {
    const { masks, input } = this.kernel;
    (puzzles instanceof Uint16Array ? masks : input).set(puzzles, row * CELLS);
  }

  private takeBatch(): void {
    const { counts, limit, smallest } = this.buffers;
    const found = this.kernel.counts;
    let from = 0;
    for (let puzzle = 0; puzzle < this.batch; puzzle++) {
      counts[this.answered + puzzle] = Math.min(found[puzzle], limit);
      const again = smallest && found[puzzle] > 1;
      if (again) this.several.push(puzzle);
      if (found[puzzle] > 0 && !again) continue;
      this.copySolutions(from, from, puzzle - from);
      from = puzzle + 1;
    }
    this.copySolutions(from, from, this.batch - from);
    if (this.several.length === 0) return;
    for (const [row, puzzle] of this.several.entries()) this.putPuzzle(puzzle, row);
    this.start(this.several.length, 1, true);
  }

  private takeSmallest(): void {
    for (const [row, puzzle] of this.several.entries()) this.copySolutions(row, puzzle, 1);
    this.several = [];
  }

  /**
   * Copies rows of the kernel's output, starting with `row`, to the solutions, starting with
   * `puzzle`.
   */
  private copySolutions(row: number, puzzle: number, count: number): void {
    if (count === 0) return;
    const rows = this.kernel.output.subarray(row * CELLS, (row + count) * CELLS);
    this.buffers.solutions.set(rows, (this.answered + puzzle) * CELLS);
  }
}
