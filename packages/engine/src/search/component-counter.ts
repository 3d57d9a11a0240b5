import { candidatesOf } from '../grid/candidate-grid.ts';
import { digitsOf } from '../grid/digit-set.ts';
import type { Work } from '../work/work.ts';
import { type Component, OpenCells } from './open-cells.ts';
import { isContradictory, type Puzzle } from './puzzle.ts';

/**
 * A component whose solutions are being counted. The counter tries each candidate of one of its
 * cells, and adds up the counts.
 */
interface Frame {
  readonly key: string;
  /** The state before branching on this component. */
  readonly cells: OpenCells;
  readonly component: Component;
  readonly cell: number;
  /** The digits of `cell` that have not been tried yet. The last digit is tried next. */
  readonly untried: number[];
  /** The sum of the counts for the digits tried so far. */
  total: bigint;
  /**
   * For the current digit: `branch` is the state with this digit placed, `pending` lists the
   * components not counted yet, and `product` is the product of the counts known so far.
   */
  branch: OpenCells;
  pending: Component[];
  product: bigint;
}

/** The number of steps in a slice. */
const SLICE = 16;

/**
 * The memory for stored counts, measured in characters. An entry takes the length of its key plus
 * 100 characters. The counts are stored in two halves. When both are full, the older half is
 * dropped. Together the two halves take about 1 GB.
 */
const REMEMBERED = 300_000_000;
const ENTRY = 100;

/**
 * Counts solutions without finding each one, as model counters do (Bayardo and Pehoushek 2000; Sang
 * et al. 2004). After propagation the open cells split into independent components, and the counts
 * of the components are multiplied. The counts of components are stored. Components that differ
 * only in the names of their digits share one count.
 *
 * The budget of `advance` counts steps. A step tries one digit, or looks up or starts one
 * component.
 */
export class ComponentCounter implements Work<bigint> {
  /** The number of digits tried so far. */
  nodes = 0;
  /** The number of times that the count of a component was already known. */
  recalled = 0;
  private readonly stack: Frame[] = [];
  /** The progress cannot be estimated. */
  readonly progress = undefined;
  private recent = new Map<string, bigint>();
  /** The size of `recent`, in characters. */
  private remembered = 0;
  private older = new Map<string, bigint>();
  private result: bigint | undefined;

  constructor(puzzle: Puzzle) {
    const { givens, pencilmarks } = puzzle;
    const candidates = candidatesOf(givens).candidates;
    if (pencilmarks) {
      for (let i = 0; i < candidates.length; i++) candidates[i] &= pencilmarks.candidates[i];
    }
    const cells = new OpenCells(givens.geometry, candidates);
    const whole = Array.from(candidates, (_, cell) => cell);
    if (isContradictory(puzzle) || !cells.propagate(whole)) {
      this.result = 0n;
      return;
    }
    // The first frame has no cell to branch on. Its only branch is the whole puzzle.
    this.push('', cells, whole, -1, []);
    this.enterBranch(this.stack[0], cells, whole);
  }

  advance(steps: number = SLICE): bigint | undefined {
    for (let left = steps; left > 0 && this.result === undefined; left--) this.step();
    return this.result;
  }

  private step(): void {
    const frame = this.stack[this.stack.length - 1];
    const component = frame.product === 0n ? undefined : frame.pending.pop();
    if (component) {
      this.count(frame, component);
      return;
    }
    frame.total += frame.product;
    const digit = frame.untried.pop();
    if (digit !== undefined) {
      this.nodes++;
      const branch = frame.cells.copy();
      const possible = branch.place(frame.cell, digit) && branch.propagate(frame.component);
      if (possible) this.enterBranch(frame, branch, frame.component);
      else frame.product = 0n;
      return;
    }
    this.stack.pop();
    if (this.stack.length === 0) {
      this.result = frame.total;
      return;
    }
    this.remember(frame.key, frame.total);
    this.stack[this.stack.length - 1].product *= frame.total;
  }

  private enterBranch(frame: Frame, branch: OpenCells, cells: Component): void {
    frame.branch = branch;
    frame.pending = branch.components(cells);
    frame.product = 1n;
  }

  /**
   * Multiplies the product by the count of a component if the count is known. If not, it pushes a
   * frame for the component.
   */
  private count(frame: Frame, component: Component): void {
    const { branch } = frame;
    const key = branch.key(component);
    const known = this.recent.get(key) ?? this.older.get(key);
    if (known !== undefined) {
      this.recalled++;
      frame.product *= known;
      return;
    }
    const cell = branch.fewestCandidates(component);
    this.push(key, branch, component, cell, digitsOf(branch.candidates[cell]));
  }

  private push(
    key: string,
    cells: OpenCells,
    component: Component,
    cell: number,
    untried: number[],
  ): void {
    const current = { branch: cells, pending: [], product: 0n };
    this.stack.push({ key, cells, component, cell, untried, total: 0n, ...current });
  }

  private remember(key: string, count: bigint): void {
    this.remembered += key.length + ENTRY;
    if (this.remembered > REMEMBERED / 2) {
      this.older = this.recent;
      this.recent = new Map();
      this.remembered = 0;
    }
    this.recent.set(key, count);
  }
}
