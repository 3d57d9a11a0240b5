import type { Automaton } from '../../constraint/compiled.ts';
import { type Rule, ruleOf } from './rule.ts';

/**
 * Unrolls an automaton: each layer has only the arcs that can be reached and can lead to acceptance, from state
 * to state with the set of values that take them. What the rule needs is in assembly/constraint/automata.ts.
 */
export function automatonRule(automaton: Automaton, domains: Int32Array): Rule {
  const { cells, states, next, accepts } = automaton;
  const width = next.length / states;
  const length = cells.length;
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
  // Those of them that lead to a state that accepts.
  const accepted = new Uint8Array(stateOf.length);
  for (let arc = starts[length - 1]; arc < from.length; arc++) accepted[to[arc]] = 1;
  for (let arc = from.length - 1; arc >= 0; arc--) accepted[from[arc]] |= accepted[to[arc]];
  let kept = 0;
  for (let arc = 0; arc < from.length; arc++) kept += accepted[to[arc]];
  const first = 2 + starts.length + length;
  const needs = new Int32Array(first + 4 * kept + stateOf.length);
  needs[0] = new Set(cells).size === length ? 1 : 0;
  for (let i = 0, arc = 0, at = first; i < length; i++) {
    for (; arc < starts[i + 1]; arc++) {
      if (accepted[to[arc]] === 0) continue;
      needs[at] = from[arc];
      needs[at + 1] = to[arc];
      needs[at + 2] = sets[arc];
      at += 4;
    }
    starts[i + 1] = (at - first) / 4;
  }
  needs.set(starts, 2);
  return ruleOf('automaton', 60 + length, cells, needs);
}
