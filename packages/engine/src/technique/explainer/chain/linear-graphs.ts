import type { ChainGraph } from '../../chain-graph.ts';
import { CAUSE, type Cause, type LinearChain, reversedCycle } from './chain.ts';
import { GROUPS_OF } from './groups.ts';
import { isOn, type Literal, subjectOf } from './literal.ts';

/** Returns a chain as a graph. For a cycle, returns two graphs, one for each direction. */
export function graphsOf(chain: LinearChain): ChainGraph[] {
  if (!isCycle(chain)) return [graphOf(chain)];
  const reversed = reversedCycle(chain);
  // The assumption is the last literal of a chain, and has no cause. In the reversed causes, its
  // entry comes first. So this entry is moved to the end.
  const shifted = { ...reversed, causes: [...reversed.causes.slice(1), CAUSE.start] };
  return [graphOf(chain), graphOf(shifted)];
}

/** Whether a chain ends with its assumption. */
export function isCycle({ literals }: LinearChain): boolean {
  return literals[0] === literals.at(-1);
}

/** The group that links a literal with the next one. */
export function groupOf(literal: Literal, cause: Cause): number | undefined {
  // The groups of a candidate are in the order of the causes.
  return cause === CAUSE.start ? undefined : GROUPS_OF[subjectOf(literal) * 4 + cause - 1];
}

function graphOf({ literals, causes }: LinearChain): ChainGraph {
  return literals.map((literal, i) => ({
    candidate: subjectOf(literal),
    on: isOn(literal),
    group: groupOf(literal, causes[i]),
    parents: i + 1 < literals.length ? [i + 1] : [],
    nested: undefined,
  }));
}
