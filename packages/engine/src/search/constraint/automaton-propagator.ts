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
    // The arcs that lead from state 0 to any state, layer by layer.
    const stateOf = [0];
    const ids = new Int32Array(states).fill(-1);
    const latest = new Int32Array(states).fill(-1);
    const starts = new Uint32Array(length + 1);
    const from: number[] = [];
    const to: number[] = [];
    const sets: number[] = [];
    for (let i = 0, id = 0; i < length; i++) {
      const end = stateOf.length;
      for (; id < end; id++) {
        const first = from.length;
        for (let rest = domains[cells[i]]; rest !== 0; rest &= rest - 1) {
          const target = next[stateOf[id] * width + 31 - Math.clz32(rest & -rest)];
          if (target < 0 || (i === length - 1 && accepts[target] === 0)) continue;
          if (latest[target] >= first) {
            sets[latest[target]] |= rest & -rest;
            continue;
          }
          if (ids[target] < end) ids[target] = stateOf.push(target) - 1;
          latest[target] = from.length;
          from.push(id);
          to.push(ids[target]);
          sets.push(rest & -rest);
        }
      }
      starts[i + 1] = from.length;
    }
    // Those of them that lead to a state that accepts. A state gets its number when it is met.
    const numbers = new Int32Array(stateOf.length);
    for (let arc = starts[length - 1]; arc < from.length; arc++) numbers[to[arc]] = 1;
    for (let arc = from.length - 1; arc >= 0; arc--) {
      if (numbers[to[arc]] !== 0) numbers[from[arc]] = 1;
    }
    let count = 0;
    for (let id = 0; id < numbers.length; id++) numbers[id] = numbers[id] === 0 ? -1 : count++;
    let kept = 0;
    for (let i = 0, arc = 0; i < length; i++) {
      for (; arc < starts[i + 1]; arc++) {
        if (numbers[to[arc]] < 0) continue;
        from[kept] = numbers[from[arc]];
        to[kept] = numbers[to[arc]];
        sets[kept++] = sets[arc];
      }
      starts[i + 1] = kept;
    }
    from.length = kept;
    to.length = kept;
    sets.length = kept;
    this.starts = starts;
    this.from = new Uint16Array(from);
    this.to = new Uint16Array(to);
    this.values = new Int32Array(sets);
    this.reached = new Uint32Array(Math.max(count, 1));
    this.live = new Uint8Array(kept);
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
