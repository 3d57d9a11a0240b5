import { bytesOfBase64 } from './base64.ts';
import { CELLS, type Kernel, type Task } from './kernel.ts';
import { KERNEL_MODULE } from './kernel-module.ts';
import { webAssembly } from './web-assembly.ts';

/** The maximum number of puzzles in a batch. Must equal BATCH in assembly/layout.ts. */
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

/**
 * The SIMD kernel of assembly/. Its `advance` counts passes. A pass works on eight nodes. It cannot
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
    return compiled() !== null;
  }

  /** @throws Error if SIMD is not supported. */
  constructor() {
    const module = compiled();
    if (!module || !webAssembly) throw new Error('expected WebAssembly with SIMD, found none');
    const exports = new webAssembly.Instance(module).exports as Exports;
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

/** The compiled kernel, or null if WebAssembly has no SIMD. Undefined until it is needed. */
let known: object | null | undefined;

function compiled(): object | null {
  if (known !== undefined) return known;
  const bytes = bytesOfBase64(KERNEL_MODULE);
  known = webAssembly?.validate(bytes) ? new webAssembly.Module(bytes) : null;
  return known;
}
