// Hot code: it runs once per node.
import type { Domains } from './domains.ts';

/** The guesses on the way to the present moment, and how to undo them. */
export class GuessStack {
  depth = 0;
  /** Guess → its cell, and its value as a set. */
  readonly cells: Uint16Array;
  readonly values: Int32Array;
  /** Guess → the number of settled cells before it. */
  readonly settled: Uint16Array;
  private readonly trail: Int32Array;
  private readonly domains: Domains;

  constructor(domains: Domains) {
    const cells = domains.now.length;
    this.domains = domains;
    this.cells = new Uint16Array(cells);
    this.values = new Int32Array(cells);
    this.settled = new Uint16Array(cells);
    this.trail = new Int32Array(cells);
  }

  push(cell: number, value: number): void {
    const { domains, depth } = this;
    this.cells[depth] = cell;
    this.values[depth] = value;
    this.settled[depth] = domains.settled;
    this.trail[depth] = domains.trailLength;
    this.depth = depth + 1;
    domains.set(cell, value);
  }

  /** Undoes the latest guess, which is then at the index `depth`. */
  pop(): void {
    const { domains } = this;
    this.depth--;
    domains.undo(this.trail[this.depth]);
    domains.settled = this.settled[this.depth];
    domains.fixed = domains.settled;
  }

  save(): number[] {
    const state = [this.depth];
    for (let i = 0; i < this.depth; i++) {
      state.push(this.cells[i], this.values[i], this.settled[i], this.trail[i]);
    }
    return state;
  }

  /** Restores what `save` returned, from this index of the state on. Returns the index after it. */
  load(state: Int32Array, start: number): number {
    this.depth = state[start];
    for (let i = 0, at = start + 1; i < this.depth; i++, at += 4) {
      [this.cells[i], this.values[i], this.settled[i], this.trail[i]] = state.subarray(at, at + 4);
    }
    return start + 1 + 4 * this.depth;
  }
}
