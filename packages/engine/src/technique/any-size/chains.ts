import { digitSet, digitsOf } from '../../grid/digit-set.ts';
import type { ChainPattern, PatternNode } from '../pattern.ts';
import {
  type Candidate,
  candidateOf,
  candidatesIn,
  cellOf,
  digitIn,
  type Step,
  type TechniqueId,
} from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells, placement } from './find.ts';
import { LinkConsequences } from './link-consequences.ts';
import { LinkGraph, type LinkNode } from './link-graph.ts';

/** X-Chains: all links are in houses, and all candidates have one digit. */
export const findXChains: Find = (board) =>
  shortest(board, new LinkGraph(board, { inHouses: true, inCells: false }), openChain);

/** XY-Chains: all strong links are in cells with two candidates. */
export const findXyChains: Find = (board) => {
  const graph = new LinkGraph(board, { inHouses: false, inCells: true });
  return shortest(board, graph, openChain);
};

/** Nice loops and AICs: all links between single candidates. */
export const findNiceLoops: Find = (board) =>
  shortest(board, new LinkGraph(board, { inHouses: true, inCells: true }), anyChain);

/** Nice loops and AICs that also have groups as nodes. */
export const findGroupedLoops: Find = (board) => {
  const graph = new LinkGraph(board, { inHouses: true, inCells: true, hasGroups: true });
  return shortest(board, graph, anyChain);
};

/**
 * A chain of alternating links. The nodes at even indexes are off and the others are on: if the first
 * node is false, the second is true, so the third is false, and so on. So the first node or the last
 * one is true.
 */
type Chain = readonly PatternNode[];

type Conclude = (board: Board, chain: Chain) => Iterable<Step | undefined>;

/**
 * Yields the steps of all chains, beginning with the shortest chain. Leaves out a step that has the
 * same technique and conclusions as an earlier one.
 */
function* shortest(board: Board, graph: LinkGraph, conclude: Conclude): ReturnType<Find> {
  const steps: { readonly step: Step; readonly length: number }[] = [];
  const implications = new LinkConsequences(graph);
  for (const start of graph.nodes.keys()) {
    for (const chain of chainsFrom(implications, start)) {
      for (const step of conclude(board, chain)) {
        if (step) steps.push({ step, length: chain.length });
      }
    }
    yield;
  }
  const known = new Set<string>();
  for (const { step } of steps.sort((a, b) => a.length - b.length)) {
    const conclusions = `${step.technique} ${step.placement ?? ''}:${step.eliminations.join()}`;
    if (!known.has(conclusions)) yield step;
    known.add(conclusions);
  }
}

/** A shortest chain from a node to each other node, and back to the node itself. */
function* chainsFrom(implications: LinkConsequences, start: number): Generator<Chain> {
  const found = implications.search(start * 2);
  for (const literal of found.reached) {
    if ((literal & 1) === 1) yield implications.chain(found, literal);
  }
}

/** The conclusion from both ends of a chain, if they have the same digit. */
function* openChain(board: Board, chain: Chain): Iterable<Step | undefined> {
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (chain.length < 4 || first.digit !== last.digit) return;
  const removed = board.seenByAll([...first.cells, ...last.cells], first.digit);
  const isXy = chain.some(({ digit }) => digit !== first.digit);
  yield chainStep(
    board,
    isXy ? 'xy-chain' : chain.length === 4 ? 'turbot-fish' : 'x-chain',
    chain,
    inCells(board, removed, first.digit),
  );
}

function* anyChain(board: Board, chain: Chain): Iterable<Step | undefined> {
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (chain.length < 4) return;
  if (first.digit === last.digit && first.cells === last.cells) {
    if (first.cells.length > 1) return;
    const [cell] = first.cells;
    const candidate = candidateOf(cell, first.digit, board.geometry);
    const removed = digitsOf(board.candidates[cell] & ~digitSet(first.digit));
    yield placement(
      nameOf(chain, 'discontinuous-nice-loop'),
      patternOf(chain, [...removed]),
      candidate,
    );
    return;
  }
  const removed = removedByEnds(board, first, last);
  if (removed.length > 1) yield chainStep(board, nameOf(chain, 'aic'), chain, removed);
  else if (removed.length === 1) yield closedChain(board, chain, removed[0]);
  if (!areExclusive(board, first, last)) return;
  const name = nameOf(chain, 'continuous-nice-loop');
  yield chainStep(board, name, chain, removedByLoop(board, chain));
}

function chainStep(
  { geometry }: Board,
  technique: TechniqueId,
  chain: Chain,
  eliminations: readonly Candidate[],
): Step | undefined {
  if (eliminations.length === 0) return undefined;
  const removed = digitSet(...eliminations.map((it) => digitIn(it, geometry)));
  return elimination(technique, patternOf(chain, [...digitsOf(removed)]), eliminations);
}

/** The candidates that cannot be true if one of the ends is true. */
function removedByEnds(board: Board, first: LinkNode, last: LinkNode): Candidate[] {
  if (first.digit === last.digit) {
    const removed = board.seenByAll([...first.cells, ...last.cells], first.digit);
    return inCells(board, removed, first.digit);
  }
  return [...removedInCell(board, first, last), ...removedInCell(board, last, first)];
}

/** The digit of the other end in the cell of one end, if the cell sees the other end. */
function removedInCell(board: Board, { cells }: LinkNode, other: LinkNode): Candidate[] {
  const isSeen = cells.length === 1 && other.cells.every((it) => board.areSeen(cells[0], it));
  return isSeen && board.has(cells[0], other.digit) ? inCells(board, cells, other.digit) : [];
}

/** An AIC that removes only one candidate is also a nice loop, which begins with this candidate. */
function closedChain(board: Board, chain: Chain, removed: Candidate): Step | undefined {
  const { geometry } = board;
  const cells = [cellOf(removed, geometry)];
  const digit = digitIn(removed, geometry);
  const first = { cells, digit, on: true };
  const [start] = chain[0].cells;
  // A loop leaves its cell by a link to another cell. The reverse of the chain begins with one.
  if (start === cells[0]) return undefined;
  const last = chain[chain.length - 1];
  const isBack = last.cells[0] === cells[0];
  const loop = [first, ...chain, ...(isBack ? [] : [{ cells, digit, on: false }])];
  return chainStep(board, nameOf(chain, 'discontinuous-nice-loop'), loop, [removed]);
}

/** The candidates that a loop removes: exactly one node of each weak link is true. */
function removedByLoop(board: Board, chain: Chain): Candidate[] {
  const { candidates, geometry } = board;
  return chain.flatMap((node, i) => {
    if (i % 2 === 0) return [];
    const next = chain[(i + 1) % chain.length];
    if (node.digit === next.digit) {
      const removed = board.seenByAll([...node.cells, ...next.cells], node.digit);
      return inCells(board, removed, node.digit);
    }
    const [cell] = node.cells;
    return candidatesIn(cell, candidates[cell] & ~digitSet(node.digit, next.digit), geometry);
  });
}

/** Whether two nodes have a weak link. */
function areExclusive(board: Board, a: LinkNode, b: LinkNode): boolean {
  if (a.digit !== b.digit)
    return a.cells.length + b.cells.length === 2 && a.cells[0] === b.cells[0];
  return a.cells.every((cell) => b.cells.every((other) => board.areSeen(cell, other)));
}

function nameOf(
  chain: Chain,
  name: 'aic' | 'continuous-nice-loop' | 'discontinuous-nice-loop',
): TechniqueId {
  return chain.some(({ cells }) => cells.length > 1) ? `grouped-${name}` : name;
}

/** @param digits The digits that are removed, ascending. */
function patternOf(chain: Chain, digits: readonly number[]): ChainPattern {
  return {
    kind: 'chains',
    cells: [...new Set(chain.flatMap(({ cells }) => cells))],
    digits,
    houses: [],
    chains: [chain],
  };
}
