// Hot: one is pushed for every way that still counts. Typed arrays that grow and are used again.
import type { ColumnOrder } from './column-order.ts';

/** How many states there is room for at first. */
const ROOM = 64;

/** A way to begin a minlex form: what has been taken, and the order of columns that it leaves. */
export interface MinlexState {
  /** 1 for transposed. */
  orientation: number;
  /** The rows taken, a bit each. */
  taken: number;
  /** How many ways it stands for. */
  weight: number;
  /** Row of the form → row of the grid. */
  readonly lines: Uint8Array;
  readonly columns: ColumnOrder;
}

/**
 * A list of states in flat arrays. `bytes` has for each, one after another: lines, and the places,
 * the open columns and the labels of its columns.
 */
export class MinlexStates {
  count = 0;
  private readonly stride: number;
  private bytes: Uint8Array;
  private orientation = new Uint8Array(ROOM);
  private taken = new Int32Array(ROOM);
  private given = new Uint8Array(ROOM);
  private weight = new Float64Array(ROOM);

  /** @param state One like those that come. */
  constructor({ lines, columns: { label, open, places } }: MinlexState) {
    this.stride = lines.length + places.length + open.length + label.length;
    this.bytes = new Uint8Array(ROOM * this.stride);
  }

  /** Adds a copy of a state, in which another row is taken, in so many ways. */
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
    this.given[state] = columns.given;
    this.weight[state] = weight * ways;
  }

  /** Copies a state of the list. */
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
    columns.given = this.given[state];
  }

  private grow(): void {
    const room = 2 * this.taken.length;
    this.bytes = grown(this.bytes, new Uint8Array(room * this.stride));
    this.orientation = grown(this.orientation, new Uint8Array(room));
    this.taken = grown(this.taken, new Int32Array(room));
    this.given = grown(this.given, new Uint8Array(room));
    this.weight = grown(this.weight, new Float64Array(room));
  }
}

function grown<T extends Uint8Array | Int32Array | Float64Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
