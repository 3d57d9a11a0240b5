import {
  type BulkOptions,
  BulkSolver,
  CLASSIC,
  candidateMasks,
  type Enumeration,
  type Grid,
  type Puzzle,
  type Signal,
} from '@nonet/engine';
import { breathe } from '../breathe.ts';

/** The most solutions that the kernel counts. */
export const MOST = 0xffff_ffff;

/** What the kernel finds out about a puzzle. */
export interface KernelAnswer {
  /** How many, up to the limit. */
  readonly solutions: number;
  /** Undefined where there is none. */
  readonly solution: Grid | undefined;
}

export interface KernelOptions extends Pick<BulkOptions, 'limit' | 'order'> {
  readonly signal?: Signal | undefined;
}

/** The bulk kernel for classic puzzles that are records. Between its slices the event loop turns. */
export class ClassicKernel {
  readonly solver: BulkSolver = new BulkSolver();

  /** Whether the puzzle is one for the kernel. */
  static takes({ givens }: Puzzle): boolean {
    return givens.geometry === CLASSIC;
  }

  /** The answers to all puzzles, worked out together; undefined when the signal came first. */
  async solve(
    puzzles: readonly Puzzle[],
    { limit = 2, order, signal }: KernelOptions = {},
  ): Promise<KernelAnswer[] | undefined> {
    const solutions = new Uint8Array(CLASSIC.cells * puzzles.length);
    const counts = new Uint32Array(puzzles.length);
    const options = { limit: Math.min(limit, MOST), ...(order && { order }) };
    const run = this.solver.begin(inputOf(puzzles), solutions, counts, options);
    while (!run.advance()) {
      if (signal?.aborted) return undefined;
      await breathe();
    }
    const digits = solutions.map((symbol) => symbol - ZERO);
    return puzzles.map((_, i) => ({
      solutions: counts[i],
      solution: counts[i] > 0 ? gridAt(digits, i) : undefined,
    }));
  }

  /** The smallest solutions of a puzzle, in order. */
  list(puzzle: Puzzle, limit: number): Enumeration {
    const options = { limit: Math.min(limit, MOST), order: 'lexicographic' } as const;
    return this.solver.beginEnumeration(inputOf([puzzle]), options);
  }
}

/** The solutions that an enumeration has given, as grids. */
export function gridsOf(symbols: Uint8Array): Grid[] {
  const digits = symbols.map((symbol) => symbol - ZERO);
  return Array.from({ length: digits.length / CLASSIC.cells }, (_, i) => gridAt(digits, i));
}

/** The code of '0'. */
const ZERO = 48;

function gridAt(digits: Uint8Array, i: number): Grid {
  const cells = digits.subarray(CLASSIC.cells * i, CLASSIC.cells * (i + 1));
  return { geometry: CLASSIC, digits: cells };
}

function inputOf(puzzles: readonly Puzzle[]): Uint8Array | Uint16Array {
  const { cells } = CLASSIC;
  if (puzzles.some(({ pencilmarks }) => pencilmarks)) {
    const masks = new Uint16Array(cells * puzzles.length);
    puzzles.forEach((puzzle, i) => {
      masks.set(candidateMasks(puzzle), cells * i);
    });
    return masks;
  }
  const digits = new Uint8Array(cells * puzzles.length);
  puzzles.forEach(({ givens }, i) => {
    digits.set(givens.digits, cells * i);
  });
  return digits;
}
