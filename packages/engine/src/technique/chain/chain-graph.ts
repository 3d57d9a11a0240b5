import type { Candidate, Step } from '../step.ts';

/** A statement in a chain: a candidate is true ("on") or false ("off"), because of its parents. */
export interface ChainNode {
  readonly candidate: Candidate;
  readonly on: boolean;
  /**
   * The group that links the node with its parents: cell 0 to 80 for the digits of a cell, or 81 +
   * house × 9 + digit − 1 for the places of a digit in a house (rows, then columns, then boxes). An
   * assumption has none, and a node that follows from a pattern or from nested chains has none.
   */
  readonly group: number | undefined;
  /** The indexes of the nodes that it follows from, in the same graph. An assumption has none. */
  readonly parents: readonly number[];
  /** The nested chains from which it follows, if any. */
  readonly nested: NestedChains | undefined;
}

/**
 * How a conclusion follows from an assumption. Unlike a linear chain, a node may follow from several
 * others together. The first node is the conclusion. Then come its parents, then theirs, level by
 * level, each node once.
 */
export type ChainGraph = readonly ChainNode[];

/** What a set of chains proves. */
export interface ChainProof {
  /** The chains, such as one for each digit of a cell. */
  readonly chains: readonly ChainGraph[];
  /** The number of nodes of all chains, with the nested ones. */
  readonly complexity: number;
  /** The candidates that are removed, ascending. */
  readonly eliminations: readonly Candidate[];
}

/** Chains that hold if some candidates are removed, within a chain that removes them. */
export interface NestedChains extends ChainProof {
  /**
   * The groups (see groups.ts) on which the chains depend. If candidates of these groups were removed
   * before, the chains follow from that.
   */
  readonly links: readonly number[];
}

/** A step that follows from chains. */
export interface ForcingChainStep extends Step, ChainProof {
  /** Decides between steps of equal complexity (see SORT_KEY). */
  readonly sortKey: number;
}

/** The complexity of nested chains. Each one counts once. */
export function complexityOf(nested: readonly NestedChains[]): number {
  let total = 0;
  for (const { complexity } of new Set(nested)) total += complexity;
  return total;
}
