import { bytesOfBase64 } from './base64.ts';
import { KERNEL_MODULE } from './kernel-module.ts';
import { webAssembly } from './web-assembly.ts';

export interface BulkOptions {
  /** Solutions after which a puzzle is left; at least 1. Default 2: enough to tell one from several. */
  readonly limit?: number;
  /** Bytes from one puzzle to the next. Default 81. */
  readonly stride?: number;
}

/** Cells of a classic grid: bytes of a puzzle and of a solution. */
const CELLS = 81;

/** Puzzles that the kernel takes at a time. */
const BATCH = 4_096;

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer };
  input(): number;
  output(): number;
  counts(): number;
  solve(puzzles: number, limit: number): void;
}

/**
 * Solves classic puzzles by the thousand, buffers in and buffers out, in the lockstep SIMD kernel of
 * assembly/. It keeps no state between calls; an instance is for one thread.
 */
export class BulkSolver {
  private readonly kernel: Kernel;
  private readonly input: Uint8Array;
  private readonly output: Uint8Array;
  private readonly counts: Uint32Array;

  /** Whether WebAssembly with SIMD is there. Without it the constructor throws. */
  static get supported(): boolean {
    return compiled() !== undefined;
  }

  constructor() {
    const module = compiled();
    if (!module || !webAssembly) throw new Error('expected WebAssembly with SIMD, found none');
    this.kernel = new webAssembly.Instance(module).exports as Kernel;
    const { buffer } = this.kernel.memory;
    this.input = new Uint8Array(buffer, this.kernel.input(), BATCH * CELLS);
    this.output = new Uint8Array(buffer, this.kernel.output(), BATCH * CELLS);
    this.counts = new Uint32Array(buffer, this.kernel.counts(), BATCH);
  }

  /**
   * Solves `counts.length` puzzles.
   *
   * @param puzzles 81 bytes each, a digit as 1 to 9 or '1' to '9', anything else a blank.
   * @param solutions 81 bytes each, to be written: '1' to '9', row by row, the first solution met;
   *   unchanged where there is none.
   * @param counts Puzzle → solutions, up to the limit; to be written.
   * @throws RangeError when the limit or the stride is out of range, or a buffer is too short.
   */
  solve(
    puzzles: Uint8Array,
    solutions: Uint8Array,
    counts: Uint32Array,
    { limit = 2, stride = CELLS }: BulkOptions = {},
  ): void {
    const total = counts.length;
    if (!(limit >= 1 && limit <= 0xffff_ffff)) {
      throw new RangeError(`expected a limit of 1 to 4294967295, got ${limit}`);
    }
    if (!(Number.isInteger(stride) && stride >= CELLS)) {
      throw new RangeError(`expected a stride of at least ${CELLS}, got ${stride}`);
    }
    if (total > 0 && puzzles.length < (total - 1) * stride + CELLS) {
      throw new RangeError(`expected ${total} puzzles, got ${puzzles.length} bytes`);
    }
    if (solutions.length < total * CELLS) {
      throw new RangeError(`expected room for ${total} solutions, got ${solutions.length} bytes`);
    }
    for (let from = 0; from < total; from += BATCH) {
      const batch = Math.min(BATCH, total - from);
      this.fill(puzzles, from, batch, stride);
      this.kernel.solve(batch, limit);
      counts.set(this.counts.subarray(0, batch), from);
      this.takeSolutions(solutions, from, batch);
    }
  }

  private fill(puzzles: Uint8Array, from: number, batch: number, stride: number): void {
    if (stride === CELLS) {
      this.input.set(puzzles.subarray(from * CELLS, (from + batch) * CELLS));
      return;
    }
    for (let i = 0; i < batch; i++) {
      const start = (from + i) * stride;
      this.input.set(puzzles.subarray(start, start + CELLS), i * CELLS);
    }
  }

  private takeSolutions(solutions: Uint8Array, from: number, batch: number): void {
    for (let i = 0; i < batch; i++) {
      if (this.counts[i] === 0) continue;
      solutions.set(this.output.subarray(i * CELLS, (i + 1) * CELLS), (from + i) * CELLS);
    }
  }
}

let known: object | undefined;
let looked = false;

/** The kernel, compiled once; undefined where it cannot be. */
function compiled(): object | undefined {
  if (looked) return known;
  looked = true;
  const bytes = bytesOfBase64(KERNEL_MODULE);
  if (webAssembly?.validate(bytes)) known = new webAssembly.Module(bytes);
  return known;
}
