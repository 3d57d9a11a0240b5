// Hot code: it runs once per choice.
import { Assembly } from '../assembly/assembly.ts';
import { LEARNING_MODULE } from '../assembly/learning-module.ts';
import { type CoverTables, type ExactCoverProblem, tablesOf } from './problem.ts';
import type { ExactCoverStatus } from './search.ts';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  reserveProblem(options: number, items: number, primary: number, entries: number): number;
  begin(inOrder: boolean): void;
  step(): number;
  chosen(): number;
  depth(): number;
  kept(): number;
  isChoice(index: number): number;
  conflicts(): number;
  propagations(): number;
}

const assembly = new Assembly<Exports>(LEARNING_MODULE);

/** What `step` of the module returns. */
const STATUSES = ['paused', 'solution', 'exhausted'] as const;

/**
 * Conflict-driven clause learning on an exact cover problem (Marques-Silva and Sakallah 1996;
 * Moskewicz et al. 2001; Eén and Sörensson 2003), in WebAssembly (assembly/learning). The search learns
 * a clause from each dead end. Then it goes back to the first level at which this clause would have
 * forced a literal. For the same problem the search always makes the same steps.
 */
export class LearningSearch {
  status: ExactCoverStatus = 'paused';
  /** The number of options chosen. */
  depth = 0;
  /** The number of options that were chosen before the latest step and are still chosen. */
  kept = 0;
  private readonly exports: Exports;
  private readonly options: number;
  private view: Int32Array = new Int32Array(0);

  /** Whether the environment has WebAssembly. */
  static get supported(): boolean {
    return assembly.isSupported;
  }

  /**
   * @param order By default the search chooses the option that took part in the most conflicts, and
   *   recent conflicts count more. With `first` it chooses the first open option in the order of
   *   the problem. So the first solution found is the smallest in this order.
   * @throws RangeError if the problem is invalid.
   * @throws MissingWebAssembly if the environment has no WebAssembly.
   */
  constructor(
    problem: ExactCoverProblem | CoverTables,
    { order = 'active' }: { readonly order?: 'active' | 'first' } = {},
  ) {
    const { items, primary, firstItem, itemOf } = tablesOf(problem);
    this.options = firstItem.length - 1;
    this.exports = assembly.instance();
    const address = this.exports.reserveProblem(this.options, items, primary, itemOf.length);
    const { buffer } = this.exports.memory;
    const numbers = new Int32Array(buffer, address, firstItem.length + itemOf.length);
    numbers.set(firstItem);
    numbers.set(itemOf, firstItem.length);
    this.exports.begin(order === 'first');
  }

  /**
   * The options chosen so far, in the first `depth` entries. They form a solution if `status` is
   * 'solution'. Valid until the next step.
   */
  get chosen(): Int32Array {
    // The memory moves when it grows.
    if (this.view.length === 0) {
      const { exports, options } = this;
      this.view = new Int32Array(exports.memory.buffer, exports.chosen(), options);
    }
    return this.view;
  }

  /** The number of contradictions that the search has learned from. */
  get conflicts(): number {
    return this.exports.conflicts();
  }

  /** The number of options decided, whether chosen or ruled out, in all. */
  get propagations(): number {
    return this.exports.propagations();
  }

  /** Whether the chosen option at this index was a choice. If not, it was forced. */
  isChoice(index: number): boolean {
    return this.exports.isChoice(index) !== 0;
  }

  /**
   * Makes one step: makes a choice, learns a clause from a conflict or a solution, or restarts.
   * After a choice or a clause, the step also assigns everything that follows from it, up to the
   * first conflict. Each solution is found once.
   */
  step(): ExactCoverStatus {
    const { exports } = this;
    this.status = STATUSES[exports.step()];
    this.depth = exports.depth();
    this.kept = exports.kept();
    return this.status;
  }
}
