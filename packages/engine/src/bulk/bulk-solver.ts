import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import { BulkRun } from './bulk-run.ts';
import { Enumeration } from './enumeration.ts';
import { CELLS, type Kernel, SLICE } from './kernel.ts';
import { PropagationKernel } from './propagation-kernel.ts';
import { SimdKernel } from './simd-kernel.ts';

export interface BulkOptions {
  /**
   * Stop after this many solutions of a puzzle. At least 1. Default 2, because the second solution
   * shows that the puzzle is not proper.
   */
  readonly limit?: number;
  /** The number of array elements from one puzzle to the next. Default 81. */
  readonly stride?: number;
  /**
   * Which of several solutions is returned. `met` returns the first solution found. `lexicographic`
   * returns the smallest solution, which takes a second search. Default `met`.
   */
  readonly order?: 'met' | 'lexicographic';
  /**
   * Stops the work when aborted. The signal is checked at the start and then every few
   * milliseconds.
   */
  readonly signal?: Signal | undefined;
}

/**
 * The two kernels: `simd` is WebAssembly with SIMD, and `scalar` is the strategy `propagation`,
 * which is 50 to 150 times slower.
 */
export type KernelForm = 'simd' | 'scalar';

/** The largest limit. The kernel counts solutions in 32 bits. */
export const MAX_LIMIT = 0xffff_ffff;

/**
 * Solves many classic puzzles, reading and writing buffers. A solver can do only one run or
 * enumeration at a time.
 *
 * A puzzle in a Uint8Array is 81 bytes. The bytes 1 to 9 and '1' to '9' are digits, and any other
 * byte is a blank. A puzzle in a Uint16Array is 81 candidate masks, with digit d as bit d − 1.
 */
export class BulkSolver {
  readonly form: KernelForm;
  private readonly kernel: Kernel;
  private readonly firstRow: Uint8Array;

  /** Whether the environment supports the SIMD kernel. */
  static get simd(): boolean {
    return SimdKernel.supported;
  }

  /**
   * @param form Default: SIMD if it is supported.
   * @throws Error if SIMD is requested and not supported.
   */
  constructor(form: KernelForm = SimdKernel.supported ? 'simd' : 'scalar') {
    this.form = form;
    this.kernel = form === 'simd' ? new SimdKernel() : new PropagationKernel();
    this.firstRow = this.kernel.output.subarray(0, CELLS);
  }

  /**
   * Solves `counts.length` puzzles.
   *
   * @param solutions Output, 81 bytes each, '1' to '9', row by row. The bytes of a puzzle without a
   *   solution are not changed.
   * @param counts Output, puzzle → the number of its solutions, up to the limit.
   * @returns The number of puzzles solved. It is smaller than `counts.length` if the signal was
   *   aborted.
   * @throws RangeError if the limit or the stride is out of range, or a buffer is too short.
   */
  solve(
    puzzles: Uint8Array | Uint16Array,
    solutions: Uint8Array,
    counts: Uint32Array,
    options: BulkOptions = {},
  ): number {
    const run = this.begin(puzzles, solutions, counts, options);
    finish(run, options.signal);
    return run.answered;
  }

  /** Like `solve`, but in slices. The caller advances the run. */
  begin(
    puzzles: Uint8Array | Uint16Array,
    solutions: Uint8Array,
    counts: Uint32Array,
    { limit = 2, stride = CELLS, order = 'met' }: BulkOptions = {},
  ): BulkRun {
    const total = counts.length;
    checkLimit(limit);
    if (!(Number.isInteger(stride) && stride >= CELLS)) {
      throw new RangeError(`expected a stride of at least ${CELLS}, got ${stride}`);
    }
    if (total > 0 && puzzles.length < (total - 1) * stride + CELLS) {
      const unit = puzzles instanceof Uint8Array ? 'bytes' : 'masks';
      throw new RangeError(`expected ${total} puzzles, got ${puzzles.length} ${unit}`);
    }
    if (solutions.length < total * CELLS) {
      throw new RangeError(`expected room for ${total} solutions, got ${solutions.length} bytes`);
    }
    const smallest = order === 'lexicographic';
    return new BulkRun(this.kernel, { puzzles, solutions, counts, limit, stride, smallest });
  }

  /**
   * Solves one puzzle in about a microsecond. `solve` is slower, because it makes views of the
   * buffers.
   *
   * @param solution Output, 81 bytes, '1' to '9', row by row. It is not changed if there is no
   *   solution.
   * @returns The number of solutions, up to the limit, or undefined if the signal was aborted.
   * @throws RangeError if the limit is out of range or a buffer is too short.
   */
  solveOne(
    puzzle: Uint8Array | Uint16Array,
    solution: Uint8Array,
    { limit = 2, order = 'met', signal }: Omit<BulkOptions, 'stride'> = {},
  ): number | undefined {
    checkLimit(limit);
    checkPuzzle(puzzle);
    if (solution.length < CELLS) {
      throw new RangeError(`expected room for a solution, got ${solution.length} bytes`);
    }
    if (signal?.aborted) return undefined;
    const { kernel } = this;
    const masked = puzzle instanceof Uint16Array;
    const cells = puzzle.length === CELLS ? puzzle : puzzle.subarray(0, CELLS);
    (masked ? kernel.masks : kernel.input).set(cells);
    const smallest = order === 'lexicographic';
    kernel.start(1, {
      limit: smallest ? Math.max(2, limit) : limit,
      inOrder: false,
      every: false,
      masked,
    });
    while (!kernel.advance(SLICE)) if (signal?.aborted) return undefined;
    const found = kernel.counts[0];
    if (found === 0) return 0;
    if (smallest && found > 1) {
      kernel.start(1, { limit: 1, inOrder: true, every: false, masked });
      while (!kernel.advance(SLICE)) if (signal?.aborted) return undefined;
    }
    solution.set(this.firstRow);
    return Math.min(found, limit);
  }

  /**
   * Calls `onSolution` with each solution of a puzzle, up to the limit. A solution is 81 bytes, '1'
   * to '9'. Its buffer is valid until `onSolution` returns. If `onSolution` returns false, the
   * search stops.
   *
   * @param options `limit` is MAX_LIMIT by default. `order` is the order of the solutions.
   * @returns The number of calls.
   * @throws RangeError if the limit is out of range or the puzzle is too short.
   */
  enumerate(
    puzzle: Uint8Array | Uint16Array,
    onSolution: (solution: Uint8Array) => unknown,
    { limit = MAX_LIMIT, order = 'met', signal }: Omit<BulkOptions, 'stride'> = {},
  ): number {
    const found = this.beginEnumeration(puzzle, { limit, order });
    let given = 0;
    let isFinished = false;
    while (!isFinished && !signal?.aborted) {
      isFinished = found.advance() !== undefined;
      const { solutions } = found;
      for (let from = 0; from < solutions.length; from += CELLS) {
        given++;
        if (onSolution(solutions.subarray(from, from + CELLS)) === false) return given;
      }
    }
    return given;
  }

  /** Like `enumerate`, but in slices. The caller advances the enumeration. */
  beginEnumeration(
    puzzle: Uint8Array | Uint16Array,
    { limit = MAX_LIMIT, order = 'met' }: Pick<BulkOptions, 'limit' | 'order'> = {},
  ): Enumeration {
    checkLimit(limit);
    checkPuzzle(puzzle);
    return new Enumeration(this.kernel, puzzle, { limit, inOrder: order === 'lexicographic' });
  }
}

function checkLimit(limit: number): void {
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)) {
    throw new RangeError(`expected a limit of 1 to ${MAX_LIMIT}, got ${limit}`);
  }
}

function checkPuzzle(puzzle: Uint8Array | Uint16Array): void {
  if (puzzle.length < CELLS) {
    throw new RangeError(`expected a puzzle of ${CELLS} cells, got ${puzzle.length}`);
  }
}
