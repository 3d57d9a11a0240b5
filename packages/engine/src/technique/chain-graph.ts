import type { Candidate, CandidateState, Step } from './step.ts';

/** A statement in a chain: a candidate is on or off because of its parents. */
export interface ChainNode extends CandidateState {
  /**
   * The group that links the node with its parents. Groups 0 to 80 are the candidates of a cell.
   * Group 81 + house × 9 + digit − 1 is the places of a digit in a house. Undefined for an
   * assumption, and for a node that follows from a pattern or from nested chains.
   */
  readonly group: number | undefined;
  /**
   * The indexes, in the same graph, of the nodes from which this node follows. Empty for an
   * assumption.
   */
  readonly parents: readonly number[];
  /** The nested chains from which this node follows, if any. */
  readonly nested: NestedChains | undefined;
}

/**
 * How a conclusion follows from an assumption. Unlike in a linear chain, a node may have several
 * parents. The first node is the conclusion. Its parents come next, then the parents of its
 * parents, and so on. Each node is listed once.
 */
export type ChainGraph = readonly ChainNode[];

/** What a set of chains proves. */
interface ChainProof {
  /** The chains, such as one for each digit of a cell. */
  readonly chains: readonly ChainGraph[];
  /** The number of nodes of all chains, including nested chains. */
  readonly complexity: number;
  /** The candidates that are removed, ascending. */
  readonly eliminations: readonly Candidate[];
}

/** Chains that are only valid because a surrounding chain has removed some candidates. */
export interface NestedChains extends ChainProof {
  /**
   * The groups (see groups.ts) on which the chains depend, as Sudoku Explainer counts. The chains
   * follow from the candidates that have been removed from these groups. Patterns in the chains, and
   * chains nested in them, can need more (see told-graph.ts).
   */
  readonly links: readonly number[];
}

/** A step that follows from chains. */
export interface ForcingChainStep extends Step, ChainProof {
  /** Decides between steps of equal complexity (see SORT_KEY). */
  readonly sortKey: number;
}

/** The total complexity of nested chains. Chains that appear several times count once. */
export function complexityOf(nested: readonly NestedChains[]): number {
  let total = 0;
  for (const { complexity } of new Set(nested)) total += complexity;
  return total;
}
