import { Assembly } from '../assembly/assembly.ts';
import { KERNEL_MODULE } from '../assembly/kernel-module.ts';
import { CELLS, type Kernel, type Task } from './kernel.ts';

/** The maximum number of puzzles in a batch. Must equal BATCH in assembly/kernel/layout.ts. */
const BATCH = 4_096;

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(): number;
  output(): number;
  owners(): number;
  counts(): number;
  start(puzzles: number, limit: number, inOrder: boolean, every: boolean, masked: boolean): void;
  advance(passes: number): number;
  take(): number;
}

const assembly = new Assembly<Exports>(KERNEL_MODULE);

/**
 * The SIMD kernel of assembly/kernel. Its `advance` counts passes. A pass works on eight nodes. It cannot
 * show its steps: that is what the strategies are for.
 */
export class SimdKernel implements Kernel {
  readonly capacity: number = BATCH;
  readonly input: Uint8Array;
  readonly masks: Uint16Array;
  readonly counts: Uint32Array;
  readonly output: Uint8Array;
  readonly owners: Uint16Array;
  private readonly exports: Exports;

  /** Whether the environment has WebAssembly with SIMD. */
  static get supported(): boolean {
    return assembly.isSupported;
  }

  /** @throws Error if SIMD is not supported. */
  constructor() {
    const exports = assembly.instance();
    const { buffer } = exports.memory;
    this.exports = exports;
    this.input = new Uint8Array(buffer, exports.input(), BATCH * CELLS);
    this.masks = new Uint16Array(buffer, exports.input(), BATCH * CELLS);
    this.counts = new Uint32Array(buffer, exports.counts(), BATCH);
    this.output = new Uint8Array(buffer, exports.output(), BATCH * CELLS);
    this.owners = new Uint16Array(buffer, exports.owners(), BATCH);
  }

  start(puzzles: number, { limit, inOrder, every, masked }: Task): void {
    this.exports.start(puzzles, limit, inOrder, every, masked);
  }

  advance(work: number): boolean {
    return this.exports.advance(work) !== 0;
  }

  take(): number {
    return this.exports.take();
  }
}
