import type { BulkRun } from '../bulk/bulk-run.ts';
import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Work } from '../work/work.ts';
import { ClassicRedundantGivens } from './classic-redundant-givens.ts';
import { type ClassicPuzzles, classicGridAt, kernelLimit, masksOf } from './kernel-input.ts';
import { type CheckingOptions, type Verdict, verdictOfCount, verifyLimit } from './verdict.ts';

const { cells: CELLS } = CLASSIC;

/** Checks many classic puzzles with the kernel. The budget of `advance` counts nodes. */
export class ClassicChecking implements Work<readonly Verdict[]> {
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
  private readonly run: BulkRun;
  private tests: ClassicRedundantGivens | undefined;
  private verdicts: readonly Verdict[] | undefined;

  constructor(
    solver: BulkSolver,
    puzzles: ClassicPuzzles,
    { limit = 2, testGivens = true }: CheckingOptions = {},
  ) {
    verifyLimit(limit);
    const { givens, marks } = puzzles;
    this.solver = solver;
    this.puzzles = puzzles;
    this.limit = kernelLimit(limit);
    this.testGivens = testGivens;
    this.counts = new Uint32Array(givens.length / CELLS);
    const input = marks ? masksOf(puzzles) : givens;
    const options = { limit: this.limit };
    this.run = solver.begin(input, new Uint8Array(givens.length), this.counts, options);
  }

  advance(nodes?: number): readonly Verdict[] | undefined {
    if (this.verdicts) return this.verdicts;
    if (!this.early) {
      if (this.run.advance(nodes) === undefined) return undefined;
      this.early = Array.from(this.counts, (count, i) =>
        verdictOfCount(classicGridAt(this.puzzles.givens, i), {
          count,
          complete: count < this.limit,
        }),
      );
      if (!this.testGivens) {
        this.verdicts = this.early;
        return this.verdicts;
      }
      this.tests = new ClassicRedundantGivens(this.solver, this.properPuzzles(this.early));
      return undefined;
    }
    const redundant = this.tests?.advance(nodes);
    if (!redundant) return undefined;
    let next = 0;
    this.verdicts = this.early.map((verdict) =>
      verdict.kind === 'proper' ? { kind: 'proper', redundant: redundant[next++] } : verdict,
    );
    return this.verdicts;
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
