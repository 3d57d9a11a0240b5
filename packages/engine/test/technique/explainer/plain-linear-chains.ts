import type { ChainKind } from '../../../src/technique/explainer/chain/chain.ts';
import {
  chainRating,
  cycleRating,
  SORT_KEY,
} from '../../../src/technique/explainer/chain/chain.ts';
import { LINKED_PEERS } from '../../../src/technique/explainer/chain/chain-links.ts';
import type { Position } from '../../../src/technique/position.ts';
import { cellOf, digitIn } from '../../../src/technique/step.ts';

/** A step as `LinearChains` finds it: the literals go from the conclusion to the assumption. */
export interface PlainStep {
  readonly rating: number;
  readonly complexity: number;
  readonly sortKey: number;
  readonly eliminations: readonly number[];
  readonly placement: number | undefined;
  readonly literals: readonly number[];
}

/** A literal that follows from the one before it. */
interface Node {
  readonly literal: number;
  readonly before: Node | undefined;
}

/** Literal → the literals that follow from it by one link, in the order of Sudoku Explainer. */
type ChainLinks = readonly (readonly number[])[];

/** All steps in their order, found by the simplest method: every chain from every source. */
export function plainLinearChains(position: Position): PlainStep[] {
  const found: PlainStep[] = [];
  for (const kind of ['x', 'y', 'xy'] as const) {
    const links = Array.from({ length: 2 * 729 }, (_, it) => linksOf(position, kind, it));
    for (let source = 0; source < 729; source++) {
      const count = digitsOf(position, cellOf(source)).length;
      if (!has(position, source) || count < 2 || (kind === 'y' && count > 2)) continue;
      found.push(...stepsFrom(position, kind, links, source));
    }
  }
  found.sort((a, b) => a.rating - b.rating || a.complexity - b.complexity || a.sortKey - b.sortKey);
  const first = new Map<string, PlainStep>();
  for (const step of found) {
    const key = String(step.eliminations);
    if (!first.has(key)) first.set(key, step);
  }
  return [...first.values()];
}

function stepsFrom(
  position: Position,
  kind: ChainKind,
  links: ChainLinks,
  source: number,
): PlainStep[] {
  const on = source * 2 + 1;
  const off = source * 2;
  const steps: PlainStep[] = [];
  for (const end of closedWalks(links, on)) {
    const literals = chainOf(end);
    const complexity = literals.length - 1;
    const eliminations = seenOnBothSides(position, literals);
    if (eliminations.length === 0) continue;
    const rating = cycleRating(kind, complexity);
    const sortKey = SORT_KEY[kind];
    steps.push({ rating, complexity, sortKey, eliminations, placement: undefined, literals });
  }
  if (kind === 'y') return steps;
  for (const [start, end] of [
    [on, off],
    [off, on],
  ]) {
    const last = firstWay(links, start, end);
    if (!last) continue;
    const literals = chainOf(last);
    const cell = cellOf(source);
    const others = digitsOf(position, cell).map((digit) => cell * 9 + digit - 1);
    steps.push({
      rating: chainRating(kind, literals.length),
      complexity: literals.length,
      sortKey: SORT_KEY[kind],
      eliminations: end === off ? [source] : others.filter((other) => other !== source),
      placement: end === off ? undefined : source,
      literals,
    });
  }
  return steps;
}

/** The first path, breadth first, from one literal to another. */
function firstWay(links: ChainLinks, start: number, end: number) {
  const found = new Set([start]);
  const queue: Node[] = [{ literal: start, before: undefined }];
  for (const before of queue) {
    for (const literal of links[before.literal]) {
      if (literal === end) return { literal, before };
      if (found.has(literal)) continue;
      found.add(literal);
      queue.push({ literal, before });
    }
  }
  return undefined;
}

/**
 * The cycles of Sudoku Explainer. A literal that is on is visited once, and a literal that is off
 * may be visited several times.
 */
function closedWalks(links: ChainLinks, start: number): Node[] {
  const closed: Node[] = [];
  const found = new Set([start]);
  const queue: Node[] = [{ literal: start, before: undefined }];
  for (const before of queue) {
    for (const literal of links[before.literal]) {
      const isOn = literal % 2 === 1;
      if (literal === start && before.before !== queue[0]) closed.push({ literal, before });
      if (isOn ? found.has(literal) : isBefore(literal, before)) continue;
      found.add(literal);
      queue.push({ literal, before });
    }
  }
  return closed;
}

function isBefore(literal: number, node: Node | undefined): boolean {
  for (let it = node; it; it = it.before) if (it.literal === literal) return true;
  return false;
}

function chainOf(node: Node | undefined): number[] {
  return node ? [node.literal, ...chainOf(node.before)] : [];
}

function linksOf(position: Position, kind: ChainKind, literal: number): number[] {
  const candidate = literal >> 1;
  const cell = cellOf(candidate);
  const digit = digitIn(candidate);
  if (!has(position, candidate)) return [];
  const others = digitsOf(position, cell)
    .map((other) => cell * 9 + other - 1)
    .filter((other) => other !== candidate);
  const peers = [...LINKED_PEERS.subarray(cell * 20, cell * 20 + 20)]
    .map((peer) => peer * 9 + digit - 1)
    .filter((peer) => has(position, peer));
  if (literal % 2 === 1) return [...(kind === 'x' ? [] : others), ...peers].map((it) => it * 2);
  const only = kind === 'x' || others.length !== 1 ? [] : others;
  const conjugates = ['box', 'row', 'column'].flatMap((house) => {
    const inHouse = peers.filter((peer) => houseOf(house, cellOf(peer)) === houseOf(house, cell));
    return inHouse.length === 1 ? inHouse : [];
  });
  return [...new Set([...only, ...(kind === 'y' ? [] : conjugates)])].map((it) => it * 2 + 1);
}

function houseOf(kind: string, cell: number): number {
  const row = Math.floor(cell / 9);
  const column = cell % 9;
  if (kind === 'row') return row;
  return kind === 'column' ? column : Math.floor(row / 3) * 3 + Math.floor(column / 3);
}

function seenOnBothSides(position: Position, literals: readonly number[]): number[] {
  const cells = new Set(literals.map((literal) => cellOf(literal >> 1)));
  const seen = [new Set<number>(), new Set<number>()];
  for (const literal of literals.slice(1)) {
    const cell = cellOf(literal >> 1);
    for (const peer of LINKED_PEERS.subarray(cell * 20, cell * 20 + 20)) {
      const candidate = peer * 9 + digitIn(literal >> 1) - 1;
      if (!cells.has(peer) && has(position, candidate)) seen[literal % 2].add(candidate);
    }
  }
  return [...seen[0]].filter((it) => seen[1].has(it)).sort((a, b) => a - b);
}

function has(position: Position, candidate: number): boolean {
  return position.has(cellOf(candidate), digitIn(candidate));
}

function digitsOf(position: Position, cell: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => position.has(cell, digit));
}
