import type { BulkRun } from '../bulk/bulk-run.ts';
import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { SlicedWork, type Slices, slicesOf } from '../work/work.ts';
import { ClassicRedundantGivens } from './classic-redundant-givens.ts';
import { type ClassicPuzzles, classicGridAt, kernelLimit, masksOf } from './kernel-input.ts';
import { type CheckingOptions, type Verdict, verdictOfCount, verifyLimit } from './verdict.ts';

const { cells: CELLS } = CLASSIC;

/** Checks many classic puzzles with the kernel. The budget of `advance` counts nodes. */
export class ClassicChecking extends SlicedWork<readonly Verdict[]> {
  /**
   * The verdicts before the givens are tested, so without the lists of redundant givens. Set when
   * the solutions of all puzzles are counted.
   */
  early: readonly Verdict[] | undefined;
  private readonly solver: BulkSolver;
  private readonly puzzles: ClassicPuzzles;
  private readonly limit: number;
  private readonly testGivens: boolean;
  private readonly counts: Uint32Array;
  private readonly solving: BulkRun;

  constructor(
    solver: BulkSolver,
    puzzles: ClassicPuzzles,
    { limit = 2, testGivens = true }: CheckingOptions = {},
  ) {
    super();
    verifyLimit(limit);
    const { givens, marks } = puzzles;
    this.solver = solver;
    this.puzzles = puzzles;
    this.limit = kernelLimit(limit);
    this.testGivens = testGivens;
    this.counts = new Uint32Array(givens.length / CELLS);
    const input = marks ? masksOf(puzzles) : givens;
    const options = { limit: this.limit };
    this.solving = solver.begin(input, new Uint8Array(givens.length), this.counts, options);
  }

  protected *run(nodes?: number): Slices<readonly Verdict[]> {
    const { counts, limit, puzzles, solver, solving, testGivens } = this;
    yield* slicesOf(solving, nodes);
    const early = Array.from(counts, (count, i) =>
      verdictOfCount(classicGridAt(puzzles.givens, i), { count, complete: count < limit }),
    );
    this.early = early;
    if (!testGivens) return early;
    const tests = new ClassicRedundantGivens(solver, this.properPuzzles(early));
    const redundant = yield* slicesOf(tests, yield);
    let next = 0;
    return early.map((verdict) =>
      verdict.kind === 'proper' ? { kind: 'proper', redundant: redundant[next++] } : verdict,
    );
  }

  private properPuzzles(verdicts: readonly Verdict[]): ClassicPuzzles {
    const { givens, marks } = this.puzzles;
    const rows = [...verdicts.keys()].filter((i) => verdicts[i].kind === 'proper');
    const kept = new Uint8Array(CELLS * rows.length);
    const keptMarks = marks && new Uint16Array(kept.length);
    rows.forEach((row, i) => {
      kept.set(givens.subarray(CELLS * row, CELLS * (row + 1)), CELLS * i);
      keptMarks?.set(marks!.subarray(CELLS * row, CELLS * (row + 1)), CELLS * i);
    });
    return { givens: kept, marks: keptMarks };
  }
}
