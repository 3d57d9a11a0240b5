import { CLASSIC } from '../../../grid/geometry.ts';
import type { ChainGraph } from '../../chain-graph.ts';
import { CANDIDATES } from '../../classic-tables.ts';
import type { Confined, NestedProof, PatternNode, Source } from '../../pattern.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../../step.ts';
import { type Assumption, NONE } from './assumption.ts';
import { nestedProofOf } from './chain-pattern.ts';
import { extractGraph, parentsOf } from './extract-graph.ts';
import { LeftInChain } from './left-in-chain.ts';
import { isOn, subjectOf } from './literal.ts';

/**
 * A chain, and all nodes on which its nested chains rest.
 *
 * For Sudoku Explainer, nested chains rest on what is removed from their links (see
 * `NestedChains`). A pattern in a nested chain can rest on more, and so can the chains that are
 * nested in it. These nodes do not count for the complexity, but without them the chain does not
 * prove what it says.
 *
 * @param chain The chain to the node `target`, as Sudoku Explainer has it.
 */
export function toldGraph(assumption: Assumption, target: number, chain: ChainGraph): ChainGraph {
  if (!chain.some(({ nested }) => nested)) return chain;
  const premises = new Premises(assumption, chain);
  return extractGraph(assumption, target, (node) => premises.before(node));
}

/** The nodes on which the nodes of a chain rest. */
class Premises {
  private readonly assumption: Assumption;
  /** The nodes that the chain has anyway. */
  private readonly known: Set<number>;

  constructor(assumption: Assumption, chain: ChainGraph) {
    this.assumption = assumption;
    const literals = chain.map(({ candidate, on }) => (on ? candidate : CANDIDATES + candidate));
    this.known = new Set(literals.map((it) => assumption.nodeOf[it]));
  }

  /** The nodes from which a node follows directly. */
  before(node: number): number[] {
    const before = [...new Set([...parentsOf(this.assumption, node), ...this.ofNested(node)])];
    for (const it of this.newWith(before)) this.known.add(it);
    return before;
  }

  /** What the nested chains rest on from which a node follows, if any. */
  private ofNested(node: number): number[] {
    const { deducedBy, initial, literal, nestedAfter, parent } = this.assumption;
    const nested = parent[node] === node ? deducedBy[node] : undefined;
    if (!nested) return [];
    const removed = (source: Source) => this.removedFrom(source, nestedAfter[node]);
    const left = new LeftInChain(initial.subarray(0, 81), (patterns) =>
      leastOf(patterns, (it) => this.newWith(removed(it)).size),
    );
    for (const it of literal.subarray(0, nestedAfter[node])) if (!isOn(it)) left.note(off(it));
    return sourcesOf(nestedProofOf(nested, left, subjectOf(literal[node]))).flatMap(removed);
  }

  /** The first nodes, up to a number, that remove candidates from cells or from houses. */
  private removedFrom(source: Source, end: number): number[] {
    return candidatesOf(source)
      .map((it) => this.assumption.nodeOf[CANDIDATES + it])
      .filter((it) => it !== NONE && it < end);
  }

  /** These nodes and those from which they follow, without the known ones. */
  private newWith(nodes: readonly number[]): ReadonlySet<number> {
    const found = new Set(nodes.filter((it) => !this.known.has(it)));
    for (const node of found) {
      for (const it of parentsOf(this.assumption, node)) if (!this.known.has(it)) found.add(it);
    }
    return found;
  }
}

function off(literal: number): PatternNode {
  const candidate = subjectOf(literal);
  return { cells: [cellOf(candidate)], digit: digitIn(candidate), on: false };
}

/** The first pattern that needs the least. */
function leastOf(
  patterns: Iterable<Confined>,
  costOf: (pattern: Confined) => number,
): Confined | undefined {
  let best: Confined | undefined;
  let least = Infinity;
  for (const pattern of patterns) {
    const cost = costOf(pattern);
    if (cost >= least) continue;
    least = cost;
    best = pattern;
  }
  return best;
}

/** The cells and houses from which nested chains conclude something. */
function sourcesOf(proof: NestedProof): Source[] {
  const { chains, clashes = [] } = proof;
  const [[start], other] = chains;
  // That a candidate is on or off needs no cell.
  const isEither = other && start.on !== other[0].on;
  return [
    ...(isEither ? [] : [proof]),
    ...clashes.filter((it) => it !== undefined),
    ...chains.flatMap((nodes) => nodes.slice(1).flatMap(sourcesOfNode)),
  ];
}

function sourcesOfNode({ cells, confined, digit, house, nested, on }: PatternNode): Source[] {
  if (nested) return sourcesOf(nested);
  if (!on) return confined ? [confined] : [];
  return [{ cells, digits: [digit], houses: house === undefined ? [] : [house] }];
}

/** All candidates of the cells, or all places of the digits in the houses. */
function candidatesOf({ cells, digits, houses }: Source): Candidate[] {
  if (houses.length === 0) {
    return cells.flatMap((cell) => Array.from({ length: 9 }, (_, i) => candidateOf(cell, i + 1)));
  }
  return houses.flatMap((house) =>
    [...CLASSIC.houses[house]].flatMap((cell) => digits.map((digit) => candidateOf(cell, digit))),
  );
}
