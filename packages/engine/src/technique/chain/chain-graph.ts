import type { Candidate, Step } from '../step.ts';

/** A statement in a chain: a candidate is true ("on") or false ("off"), because of its parents. */
export interface ChainNode {
  readonly candidate: Candidate;
  readonly on: boolean;
  /**
   * The group (see groups.ts) that links the node with its parents. An assumption has none, and a
   * node that follows from a pattern has none either.
   */
  readonly group: number | undefined;
  /** The indexes of the nodes that it follows from, in the same chain. An assumption has none. */
  readonly parents: readonly number[];
}

/**
 * How a conclusion follows from an assumption. The first node is the conclusion. Then come its
 * parents, then theirs, level by level, each node once.
 */
export type ChainGraph = readonly ChainNode[];

/** A step that follows from chains. */
export interface ForcingChainStep extends Step {
  /** The chains of the step, such as one for each digit of a cell. */
  readonly chains: readonly ChainGraph[];
  /** The number of nodes of all chains. A chain is the harder the more nodes it has. */
  readonly complexity: number;
  /** Decides between steps of equal complexity (see SORT_KEY). */
  readonly sortKey: number;
}
