// Hot code: plain loops over typed arrays. The arrays are reused, and grow when they are full.
import { ColumnOrder } from './column-order.ts';
import type { Geometry } from './geometry.ts';

/** The number of states that fit in a new list before it grows. */
const INITIAL_CAPACITY = 64;

/**
 * A way to choose the first rows of a minlex form: the rows taken from the grid so far, and the
 * column order that they fix.
 */
export class MinlexState {
  /** 0 for the grid as it is, 1 for the transposed grid. */
  orientation = 0;
  /** The rows taken from the grid, one bit per row. */
  taken = 0;
  /** This state represents this many equivalent ways to begin the form. */
  weight = 1;
  /** Row of the form → row of the grid. */
  readonly lines: Uint8Array;
  readonly columns: ColumnOrder;
  /** `lines` and the arrays of `columns`, four bytes at a time. */
  readonly words: Int32Array;

  /** @param digits See ColumnOrder. */
  constructor(geometry: Geometry, digits: Uint8Array) {
    const { size } = geometry;
    const bytes = new Uint8Array(4 * Math.ceil((size + ColumnOrder.bytes(geometry)) / 4));
    this.lines = bytes.subarray(0, size);
    this.columns = new ColumnOrder(geometry, digits, bytes.subarray(size));
    this.words = new Int32Array(bytes.buffer);
  }

  begin(orientation: number): void {
    this.orientation = orientation;
    this.taken = 0;
    this.weight = 1;
    this.columns.reset();
  }
}

/** A list of states in flat arrays. */
export class MinlexStates {
  count = 0;
  private words: Int32Array;
  private orientation = new Uint8Array(INITIAL_CAPACITY);
  private taken = new Int32Array(INITIAL_CAPACITY);
  private labelled = new Uint8Array(INITIAL_CAPACITY);
  private weight = new Float64Array(INITIAL_CAPACITY);
  /** The number of words of a state. */
  private readonly stride: number;

  constructor(stride: number) {
    this.stride = stride;
    this.words = new Int32Array(INITIAL_CAPACITY * stride);
  }

  /** Adds a copy of a state with one more row. The row represents `ways` equivalent rows. */
  push(from: MinlexState, row: number, ways: number): void {
    if (this.count === this.taken.length) this.grow();
    const state = this.count++;
    const { stride, words } = this;
    const at = state * stride;
    for (let i = 0; i < stride; i++) words[at + i] = from.words[i];
    this.orientation[state] = from.orientation;
    this.taken[state] = from.taken | (1 << row);
    this.labelled[state] = from.columns.labelled;
    this.weight[state] = from.weight * ways;
  }

  /** Copies a state of the list to `into`. */
  load(state: number, into: MinlexState): void {
    const { stride, words } = this;
    const at = state * stride;
    for (let i = 0; i < stride; i++) into.words[i] = words[at + i];
    into.orientation = this.orientation[state];
    into.taken = this.taken[state];
    into.weight = this.weight[state];
    into.columns.labelled = this.labelled[state];
  }

  private grow(): void {
    const capacity = 2 * this.taken.length;
    this.words = grown(this.words, new Int32Array(capacity * this.stride));
    this.orientation = grown(this.orientation, new Uint8Array(capacity));
    this.taken = grown(this.taken, new Int32Array(capacity));
    this.labelled = grown(this.labelled, new Uint8Array(capacity));
    this.weight = grown(this.weight, new Float64Array(capacity));
  }
}

function grown<T extends Uint8Array | Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
