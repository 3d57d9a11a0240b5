import {
  BulkSolver,
  CLASSIC,
  type Grid,
  type NotationResult,
  type PuzzleRecord,
} from '@nonet/engine';

/** What the kernel knows of a puzzle. */
export interface KernelAnswer {
  /** 0, 1 or, for two and more, 2. */
  readonly solutions: number;
  /** The solution, where there is one only. */
  readonly solution: Grid | undefined;
}

/** Solves the classic puzzles among the records of a batch together, before they are answered. */
export class KernelBatch {
  private readonly solver: BulkSolver | undefined = BulkSolver.simd ? new BulkSolver() : undefined;
  private answers = new Map<PuzzleRecord, KernelAnswer>();

  prepare(results: readonly NotationResult[]): void {
    this.answers = new Map();
    if (!this.solver) return;
    const puzzles = results.flatMap((result) =>
      result.ok && isClassic(result.record) ? [result.record] : [],
    );
    const input = new Uint8Array(CLASSIC.cells * puzzles.length);
    puzzles.forEach(({ givens }, i) => {
      input.set(givens.digits, CLASSIC.cells * i);
    });
    const solutions = new Uint8Array(input.length);
    const counts = new Uint32Array(puzzles.length);
    this.solver.solve(input, solutions, counts, { limit: 2 });

    const digits = solutions.map((symbol) => symbol - ZERO);
    puzzles.forEach((puzzle, i) => {
      const cells = digits.subarray(CLASSIC.cells * i, CLASSIC.cells * (i + 1));
      const solution = counts[i] === 1 ? { geometry: CLASSIC, digits: cells } : undefined;
      this.answers.set(puzzle, { solutions: counts[i], solution });
    });
  }

  /** The answer for a record of the batch; undefined when it is not for the kernel. */
  get(record: PuzzleRecord): KernelAnswer | undefined {
    return this.answers.get(record);
  }
}

/** The code of '0'. */
const ZERO = 48;

function isClassic({ givens, pencilmarks }: PuzzleRecord): boolean {
  return givens.geometry === CLASSIC && !pencilmarks;
}
