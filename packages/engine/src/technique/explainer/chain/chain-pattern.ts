import type { DigitSet } from '../../../grid/digit-set.ts';
import { CLASSIC } from '../../../grid/geometry.ts';
import type { ChainGraph, ChainNode, NestedChains } from '../../chain-graph.ts';
import type {
  ChainPattern,
  NestedProof,
  PatternNode,
  ProvingChains,
  Source,
} from '../../pattern.ts';
import { type Candidate, type CandidateState, cellOf, digitIn } from '../../step.ts';
import { confinedBefore } from './confined.ts';
import { houseOf } from './groups.ts';
import { LeftInChain } from './left-in-chain.ts';

/**
 * The pattern of chains of Sudoku Explainer. Chains from one assumption to a contradiction become
 * one chain. A chain of several cases stays as it is.
 *
 * @param candidates Cell → its candidates before the step.
 */
export function chainPattern(
  chains: readonly ChainGraph[],
  candidates: ArrayLike<DigitSet>,
): ChainPattern {
  return { kind: 'chains', ...proofOf(chains, new LeftInChain(candidates)) };
}

/** @param removed The candidate that nested chains remove. */
function proofOf(
  graphs: readonly ChainGraph[],
  left: LeftInChain,
  removed?: Candidate,
): Source & ProvingChains {
  const starts = graphs.map(startOf);
  const [first] = starts;
  const isOneStart = starts.every((it) => it.candidate === first.candidate && it.on === first.on);
  if (isOneStart) return contradiction(graphs, left);
  const possible = graphs.filter((_, i) => !starts[i].on || left.has(starts[i].candidate));
  const chains = possible.map((graph) => {
    const isCycle = removed !== undefined && sameAs(graph[0], startOf(graph));
    const nodes = isCycle ? cycleTo(graph, removed) : inOrder([graph]);
    return toldWith(nodes, left.fork());
  });
  const clashes = chains.map(({ clash }) => clash);
  return {
    ...casesOf(starts, possible.map(startOf), left),
    chains: chains.map(({ told }) => told),
    ...(clashes.some((it) => it) && { clashes }),
  };
}

/** What the chains prove: a literal. Nested chains of a cycle only remove a candidate. */
function conclusionOf(graphs: readonly ChainGraph[], removed: Candidate): CandidateState {
  const [[target]] = graphs;
  const starts = graphs.map(startOf);
  const isCycle = graphs.length > 1 && graphs.every((graph) => sameAs(graph[0], startOf(graph)));
  const isRefuted = starts.every((it) => sameAs(it, starts[0]));
  if (isCycle) return { candidate: removed, on: false };
  return isRefuted ? { ...starts[0], on: !starts[0].on } : target;
}

/** A chain from an assumption to a cell without a candidate, or to a house without a place. */
function contradiction(graphs: readonly ChainGraph[], left: LeftInChain): Source & ProvingChains {
  const start = startOf(graphs[0]);
  const on = graphs.map(([end]) => end).find((it) => it.on) ?? start;
  let nodes = inOrder(graphs);
  let last = on;
  if (on.group !== undefined) {
    nodes = nodes.filter((it) => !sameAs(it, on) || sameAs(it, start));
  } else {
    // The assumption is on. The last candidate that is on denies it, or a pattern does.
    const [off, ...before] = graphs.find(([end]) => !end.on) ?? [start];
    if (off.group !== undefined) {
      last = before[off.parents[0] - 1];
      nodes = nodes.filter((it) => !sameAs(it, off) && !sameAs(it, last));
    }
  }
  const { clash = left.sourceOf(last), told } = toldWith(nodes, left);
  return { ...clash, chains: [told], clashes: [clash] };
}

/**
 * The candidates from which chains start: those of a cell or of a house, or one on and off.
 *
 * @param starts All of them. If only one place in a house is possible, they tell it from a cell.
 */
function casesOf(
  starts: readonly ChainNode[],
  possible: readonly ChainNode[],
  left: LeftInChain,
): Source {
  const cells = [...new Set(possible.map(({ candidate }) => cellOf(candidate)))];
  const digits = [...new Set(possible.map(({ candidate }) => digitIn(candidate)))];
  const isCell = starts.every(({ candidate }) => cellOf(candidate) === cells[0]);
  if (isCell) return { cells, digits, houses: [] };
  const house = CLASSIC.houses.findIndex(
    (_, it) => left.placesOf(it, digits[0]).join() === cells.join(),
  );
  return { cells, digits, houses: [house] };
}

/** A literal that follows from others, each given as a literal as well. */
interface Ordered extends ChainNode {
  readonly from: readonly ChainNode[];
}

/** The nodes of chains, each after those from which it follows. */
function inOrder(graphs: readonly ChainGraph[]): Ordered[] {
  const ordered: Ordered[] = [];
  const seen = new Set<number>();
  const visit = (graph: ChainGraph, index: number): void => {
    const node = graph[index];
    const literal = node.candidate * 2 + Number(node.on);
    if (seen.has(literal)) return;
    seen.add(literal);
    for (const parent of node.parents) visit(graph, parent);
    ordered.push({ ...node, from: node.parents.map((parent) => graph[parent]) });
  };
  for (const graph of graphs) visit(graph, 0);
  return ordered;
}

/** The part of a cycle from its assumption to the first candidate that denies another one. */
function cycleTo(cycle: ChainGraph, removed: Candidate): Ordered[] {
  const nodes = cycle.toReversed();
  const last = nodes.findIndex(({ candidate, on }) => on && denies(candidate, removed));
  const off: ChainNode = { ...nodes[last], candidate: removed, on: false };
  return [...nodes.slice(0, last + 1), off].map((node, i, all) => ({
    ...node,
    from: i > 0 ? [all[i - 1]] : [],
  }));
}

function denies(candidate: Candidate, other: Candidate): boolean {
  const [cell, otherCell] = [cellOf(candidate), cellOf(other)];
  if (cell === otherCell) return candidate !== other;
  return digitIn(candidate) === digitIn(other) && CLASSIC.peers[cell].includes(otherCell);
}

/**
 * Writes ordered nodes. Sudoku Explainer looks at one link after another. If a candidate has been
 * excluded before it is on, there is a contradiction, and the chain ends there.
 */
function toldWith(
  ordered: readonly Ordered[],
  before: LeftInChain,
): { told: PatternNode[]; clash?: Source } {
  const left = before.fork();
  const told: PatternNode[] = [];
  for (const node of ordered) {
    if (node.on && told.length > 0 && !left.has(node.candidate))
      return { told, clash: before.sourceOf(node) };
    const parents = node.from.map((parent) => ordered.findIndex((it) => sameAs(it, parent)));
    const plain = nodeOf(node);
    const reason: Partial<PatternNode> =
      node.from.length > 0 ? { parents, ...reasonOf(node, left) } : {};
    told.push({ ...plain, ...reason });
    left.note(plain);
    if (reason.nested) left.note(reason.nested.conclusion);
  }
  return { told };
}

function nodeOf({ candidate, on }: CandidateState): PatternNode {
  return { cells: [cellOf(candidate)], digit: digitIn(candidate), on };
}

/** Why a node follows, if that is not obvious from its parents. */
function reasonOf(
  node: ChainNode,
  left: LeftInChain,
): Pick<PatternNode, 'house' | 'confined' | 'nested'> {
  const { candidate, group, nested, on } = node;
  if (on) {
    const house = houseOf(left.groupOf(node));
    return house === undefined ? {} : { house };
  }
  if (group !== undefined || !left.has(candidate)) return {};
  if (!nested) {
    const confined = left.choose(confinedBefore(left, candidate));
    return confined ? { confined } : {};
  }
  return { nested: nestedProofOf(nested, left, candidate) };
}

/** @param removed The candidate that the nested chains remove. */
export function nestedProofOf(
  { chains }: NestedChains,
  left: LeftInChain,
  removed: Candidate,
): NestedProof {
  const conclusion = nodeOf(conclusionOf(chains, removed));
  return { ...proofOf(chains, left, removed), conclusion };
}

function startOf(graph: ChainGraph): ChainNode {
  return graph.find(({ parents }) => parents.length === 0) ?? graph[graph.length - 1];
}

function sameAs(a: CandidateState, b: CandidateState): boolean {
  return a.candidate === b.candidate && a.on === b.on;
}
