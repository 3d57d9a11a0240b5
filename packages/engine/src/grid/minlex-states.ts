// Hot code: plain loops over typed arrays. The arrays are reused, and grow when they are full.
import type { ColumnOrder } from './column-order.ts';

/** The number of states that fit in a new list before it grows. */
const INITIAL_CAPACITY = 64;

/**
 * A way to choose the first rows of a minlex form: the rows taken from the grid so far, and the
 * column order that they fix.
 */
export interface MinlexState {
  /** 0 for the grid as it is, 1 for the transposed grid. */
  orientation: number;
  /** The rows taken from the grid, one bit per row. */
  taken: number;
  /** This state represents this many equivalent ways to begin the form. */
  weight: number;
  /** Row of the form → row of the grid. */
  readonly lines: Uint8Array;
  readonly columns: ColumnOrder;
}

/**
 * A list of states in flat arrays. `bytes` has four arrays of each state, in this order: `lines`,
 * and the `places`, `open` and `label` of its column order.
 */
export class MinlexStates {
  count = 0;
  private readonly stride: number;
  private bytes: Uint8Array;
  private orientation = new Uint8Array(INITIAL_CAPACITY);
  private taken = new Int32Array(INITIAL_CAPACITY);
  private labelled = new Uint8Array(INITIAL_CAPACITY);
  private weight = new Float64Array(INITIAL_CAPACITY);

  /** @param state Any state of the same geometry. The lengths of its arrays are used. */
  constructor({ lines, columns: { label, open, places } }: MinlexState) {
    this.stride = lines.length + places.length + open.length + label.length;
    this.bytes = new Uint8Array(INITIAL_CAPACITY * this.stride);
  }

  /** Adds a copy of a state with one more row. The row represents `ways` equivalent rows. */
  push(from: MinlexState, row: number, ways: number): void {
    const { orientation, taken, weight, lines, columns } = from;
    if (this.count === this.taken.length) this.grow();
    const state = this.count++;
    const { bytes } = this;
    const { label, open, places } = columns;
    let at = state * this.stride;
    for (let i = 0; i < lines.length; i++) bytes[at++] = lines[i];
    for (let i = 0; i < places.length; i++) bytes[at++] = places[i];
    for (let i = 0; i < open.length; i++) bytes[at++] = open[i];
    for (let i = 0; i < label.length; i++) bytes[at++] = label[i];
    this.orientation[state] = orientation;
    this.taken[state] = taken | (1 << row);
    this.labelled[state] = columns.labelled;
    this.weight[state] = weight * ways;
  }

  /** Copies a state of the list to `into`. */
  load(state: number, into: MinlexState): void {
    const { bytes } = this;
    const { lines, columns } = into;
    const { label, open, places } = columns;
    let at = state * this.stride;
    for (let i = 0; i < lines.length; i++) lines[i] = bytes[at++];
    for (let i = 0; i < places.length; i++) places[i] = bytes[at++];
    for (let i = 0; i < open.length; i++) open[i] = bytes[at++];
    for (let i = 0; i < label.length; i++) label[i] = bytes[at++];
    into.orientation = this.orientation[state];
    into.taken = this.taken[state];
    into.weight = this.weight[state];
    columns.labelled = this.labelled[state];
  }

  private grow(): void {
    const capacity = 2 * this.taken.length;
    this.bytes = grown(this.bytes, new Uint8Array(capacity * this.stride));
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
