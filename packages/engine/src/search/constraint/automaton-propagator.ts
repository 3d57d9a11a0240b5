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
    const ids = new Map<number, number>([[0, 0]]);
    const starts = [0];
    const arcs: { from: number; to: number; values: number }[] = [];
    for (let i = 0; i < length; i++) {
      for (let state = 0; state < states; state++) {
        const from = ids.get(i * states + state);
        if (from === undefined) continue;
        const first = arcs.length;
        for (let rest = domains[cells[i]]; rest !== 0; rest &= rest - 1) {
          const target = next[state * width + 31 - Math.clz32(rest & -rest)];
          const key = (i + 1) * states + target;
          if (target < 0 || can[key] === 0) continue;
          if (!ids.has(key)) ids.set(key, ids.size);
          const to = ids.get(key) as number;
          const arc = arcs.slice(first).find((other) => other.to === to);
          if (arc) arc.values |= rest & -rest;
          else arcs.push({ from, to, values: rest & -rest });
        }
      }
      starts.push(arcs.length);
    }
    this.starts = Uint32Array.from(starts);
    this.from = Uint16Array.from(arcs, ({ from }) => from);
    this.to = Uint16Array.from(arcs, ({ to }) => to);
    this.values = Int32Array.from(arcs, ({ values }) => values);
    this.reached = new Uint32Array(ids.size);
    this.live = new Uint8Array(arcs.length);
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
