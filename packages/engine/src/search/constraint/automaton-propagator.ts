// Hot code: it runs several times per node.
import type { Automaton } from '../../constraint/compiled.ts';
import type { Domains } from './domains.ts';
import { keep, type Propagator } from './propagator.ts';

/**
 * The values of the cells lead an automaton to an accepting state. Each layer has only the states that can be
 * reached and can accept, and its arcs from state to state with the set of values that take them.
 */
export class AutomatonPropagator implements Propagator {
  readonly cells: Uint16Array;
  readonly isExact: boolean;
  readonly cost: number;
  /** Layer → its first arc. */
  private readonly starts: Uint32Array;
  private readonly from: Uint16Array;
  private readonly to: Uint16Array;
  private readonly values: Int32Array;
  /** State → the run in which it was last reached. Layers have states of their own. */
  private readonly reached: Uint32Array;
  private run = 0;
  private readonly kept: Int32Array;
  private readonly live: Uint8Array;

  constructor(automaton: Automaton, domains: Int32Array) {
    const { cells, states, next, accepts } = automaton;
    const width = next.length / states;
    const length = cells.length;
    this.cells = cells;
    this.isExact = new Set(cells).size === cells.length;
    this.cost = 60 + length;
    this.kept = new Int32Array(length);
    const can = new Uint8Array((length + 1) * states);
    can.set(accepts, length * states);
    for (let i = length - 1; i >= 0; i--) {
      for (let state = 0; state < states; state++) {
        for (let rest = domains[cells[i]]; rest !== 0; rest &= rest - 1) {
          const target = next[state * width + 31 - Math.clz32(rest & -rest)];
          if (target >= 0 && can[(i + 1) * states + target] !== 0) can[i * states + state] = 1;
        }
      }
    }
    // Layer × states + state → its number.
    const ids = new Int32Array(can.length).fill(-1);
    ids[0] = 0;
    let count = 1;
    // State → the latest arc to it.
    const latest = new Int32Array(states).fill(-1);
    const starts = [0];
    const from: number[] = [];
    const to: number[] = [];
    const sets: number[] = [];
    for (let i = 0; i < length; i++) {
      for (let state = 0; state < states; state++) {
        const id = ids[i * states + state];
        if (id < 0) continue;
        const first = from.length;
        for (let rest = domains[cells[i]]; rest !== 0; rest &= rest - 1) {
          const target = next[state * width + 31 - Math.clz32(rest & -rest)];
          const key = (i + 1) * states + target;
          if (target < 0 || can[key] === 0) continue;
          if (latest[target] >= first) {
            sets[latest[target]] |= rest & -rest;
            continue;
          }
          if (ids[key] < 0) ids[key] = count++;
          latest[target] = from.length;
          from.push(id);
          to.push(ids[key]);
          sets.push(rest & -rest);
        }
      }
      starts.push(from.length);
    }
    this.starts = Uint32Array.from(starts);
    this.from = new Uint16Array(from);
    this.to = new Uint16Array(to);
    this.values = new Int32Array(sets);
    this.reached = new Uint32Array(count);
    this.live = new Uint8Array(from.length);
  }

  propagate(domains: Domains): boolean {
    const { cells, starts, from, to, values, reached, kept, live } = this;
    const { now } = domains;
    const length = cells.length;
    const forward = ++this.run;
    reached[0] = forward;
    for (let i = 0; i < length; i++) {
      const set = now[cells[i]];
      for (let arc = starts[i]; arc < starts[i + 1]; arc++) {
        if ((values[arc] & set) !== 0 && reached[from[arc]] === forward) {
          reached[to[arc]] = forward;
          live[arc] = 1;
        } else live[arc] = 0;
      }
      kept[i] = 0;
    }
    const backward = ++this.run;
    const last = starts[length];
    for (let arc = starts[length - 1]; arc < last; arc++) {
      if (live[arc] !== 0) reached[to[arc]] = backward;
    }
    for (let i = length - 1; i >= 0; i--) {
      for (let arc = starts[i]; arc < starts[i + 1]; arc++) {
        if (live[arc] === 0 || reached[to[arc]] !== backward) continue;
        reached[from[arc]] = backward;
        kept[i] |= values[arc];
      }
    }
    for (let i = 0; i < length; i++) {
      if (!keep(domains, cells[i], kept[i])) return false;
    }
    return true;
  }
}
