import { CELLS, type Kernel, SLICE } from './kernel.ts';

/** All solutions of one puzzle on their way out of a kernel. */
export class Enumeration {
  /** Whether every solution has been given. */
  finished = false;
  private readonly kernel: Kernel;

  /** Begins; what the kernel did before is forgotten. */
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

  /**
   * Searches on for about `work` nodes, by default a few milliseconds.
   *
   * @returns The solutions found since, 81 bytes of '1' to '9' each, to be read before the next call.
   */
  advance(work: number = SLICE): Uint8Array {
    this.finished = this.kernel.advance(work);
    return this.kernel.output.subarray(0, CELLS * this.kernel.take());
  }
}
