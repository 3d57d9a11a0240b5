import type { Work } from '../work/work.ts';
import { CELLS, type Kernel, SLICE } from './kernel.ts';

/**
 * Finds the solutions of one puzzle. The budget of `advance` counts nodes. The result is the number
 * of solutions.
 */
export class Enumeration implements Work<number> {
  /**
   * The solutions that the latest `advance` found. Each is 81 bytes, '1' to '9'. The buffer is
   * valid until the next `advance`.
   */
  solutions: Uint8Array = new Uint8Array();
  private readonly kernel: Kernel;
  private found = 0;
  private isFinished = false;

  /** Starts the search. The kernel drops its previous batch. */
  constructor(
    kernel: Kernel,
    puzzle: Uint8Array | Uint16Array,
    { limit, inOrder }: { readonly limit: number; readonly inOrder: boolean },
  ) {
    const masked = puzzle instanceof Uint16Array;
    (masked ? kernel.masks : kernel.input).set(puzzle.subarray(0, CELLS));
    kernel.start(1, { limit, inOrder, every: true, masked });
    this.kernel = kernel;
  }

  advance(nodes: number = SLICE): number | undefined {
    const { kernel } = this;
    if (this.isFinished) {
      this.solutions = this.solutions.subarray(0, 0);
      return this.found;
    }
    this.isFinished = kernel.advance(nodes);
    const rows = kernel.take();
    this.solutions = kernel.output.subarray(0, CELLS * rows);
    this.found += rows;
    return this.isFinished ? this.found : undefined;
  }
}
