import type { ChainGraph, ChainNode } from '../../chain-graph.ts';
import { CANDIDATES, LOWEST } from '../../classic-tables.ts';
import { type Assumption, NONE } from './assumption.ts';
import { MEMBERS } from './groups.ts';
import { isOn, subjectOf } from './literal.ts';

/**
 * Returns the chain from an assumption to one of its consequences, the node `target`. Call
 * `Assumption.follow` first.
 *
 * @param before The nodes from which a node follows directly.
 */
export function extractGraph(
  assumption: Assumption,
  target: number,
  before: (node: number) => readonly number[] = (node) => parentsOf(assumption, node),
): ChainGraph {
  const order = [target];
  const indexes = new Map([[assumption.literal[target], 0]]);
  const chain: ChainNode[] = [];
  for (const node of order) {
    const parents = before(node).map((parent) => {
      const literal = assumption.literal[parent];
      const known = indexes.get(literal);
      if (known !== undefined) return known;
      indexes.set(literal, order.length);
      return order.push(parent) - 1;
    });
    const literal = assumption.literal[node];
    const group = assumption.group[node];
    chain.push({
      candidate: subjectOf(literal),
      on: isOn(literal),
      group: group === NONE ? undefined : group,
      parents,
      nested: assumption.parent[node] === node ? assumption.deducedBy[node] : undefined,
    });
  }
  return chain;
}

/** Returns the nodes from which a node follows directly. */
export function parentsOf(assumption: Assumption, node: number): readonly number[] {
  const { literal, parent, group: groups, initial, nodeOf } = assumption;
  const first = parent[node];
  if (first === NONE) return [];
  if (first === node) return [...assumption.deducedFrom[node]];
  if (literal[node] >= CANDIDATES) return [first];
  // A candidate is on because all other members of its group are off.
  const group = groups[node];
  const parents = [first];
  for (let rest = initial[group]; rest !== 0; rest &= rest - 1) {
    const other = MEMBERS[group * 9 + LOWEST[rest]];
    const otherNode = nodeOf[CANDIDATES + other];
    if (other !== literal[node] && otherNode !== first) parents.push(otherNode);
  }
  return parents;
}
