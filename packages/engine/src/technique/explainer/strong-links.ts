// Hot code: it allocates nothing until it has found a chain.
import { countDigits } from '../../grid/digit-set.ts';
import { type CellSet, cellsOf } from '../cell-set.ts';
import { HOUSE_SETS } from '../classic-tables.ts';
import { DigitMemory } from '../digit-memory.ts';
import type { Position } from '../position.ts';
import { candidateOf, type Step, type TechniqueId } from '../step.ts';
import { compareRanks, type Rank } from './rank.ts';
import { DigitLinks, ENDS, NO_HOUSE } from './strong-link.ts';

/** The number of strong links of a chain. */
export type StrongLinksDegree = 2 | 3 | 4;

/**
 * How varied the houses of a chain's links are. 0: only rows, or only columns. 1: rows and columns,
 * or boxes and lines of one kind, or only boxes. 2: all three kinds. 3: an end of a link has
 * several cells.
 */
export type Variety = 0 | 1 | 2 | 3;

export interface StrongLinksStep extends Step {
  readonly variety: Variety;
}

const NAMES: readonly TechniqueId[] = [
  'two-strong-links',
  'three-strong-links',
  'four-strong-links',
];

/**
 * Degree − 2 → the orders of the links of a chain, in the order in which Sukaku Explainer tries
 * them. The links are numbered in the order of their houses.
 */
const ORDERS: readonly (readonly string[])[] = [
  ['01'],
  ['012', '102', '021'],
  '0123 1023 2013 0213 1203 2103 0321 0231 1032 0132 1302 0312'.split(' '),
];

/**
 * Finds chains of strong links of one digit. The second end of each link and the first end of the
 * next link share a house. So at least one of the two outer ends contains the digit, and the digit
 * is removed from the cells that see both outer ends. If the outer ends also share a house, the
 * chain is a loop. Then, wherever two links meet, the digit is also removed from the cells that see
 * both of the ends that meet.
 *
 * The chain with the lowest variety comes first, then the chain with the most eliminations. After
 * that, the order of Sukaku Explainer decides.
 */
export class StrongLinks {
  private readonly degree: StrongLinksDegree;
  private readonly links = new DigitLinks();
  private digit = 0;
  /** The digits without a chain. */
  private readonly fruitless = new DigitMemory();
  /** The first ends of the links. The second end of the link with end e is e ^ 1. */
  private readonly chain: Uint8Array;
  /**
   * The house that each link shares with the next link. In a loop, the last entry is the house that
   * the last link shares with the first. Otherwise it is NO_HOUSE.
   */
  private readonly between: Uint8Array;
  private readonly removed: CellSet = new Int32Array(3);
  private readonly outside: CellSet = new Int32Array(3);
  /** Whether the digit has a chain that removes a candidate. */
  private found = false;
  private best: StrongLinksStep | undefined;
  private bestRank: Rank = [];

  constructor(degree: StrongLinksDegree) {
    this.degree = degree;
    this.chain = new Uint8Array(degree);
    this.between = new Uint8Array(degree);
  }

  find(position: Position): StrongLinksStep | undefined {
    const { fruitless } = this;
    this.best = undefined;
    for (let digit = 1; digit <= 9; digit++) {
      if (fruitless.isKnown(position, digit)) continue;
      this.digit = digit;
      this.found = false;
      this.links.read(position, digit);
      this.search();
      if (!this.found) fruitless.keep(position, digit);
    }
    return this.best;
  }

  private search(): void {
    const { count, seen } = this.links;
    for (let end = 0; end < count * 2; end++) {
      if ((seen[end * 3] | seen[end * 3 + 1] | seen[end * 3 + 2]) === 0) continue;
      this.chain[0] = end;
      this.extend(1);
    }
  }

  /** Appends a link to a chain of `length` links. */
  private extend(length: number): void {
    const { between, chain, degree, links } = this;
    const last = chain[length - 1] ^ 1;
    const isLast = length === degree - 1;
    // A chain and its reverse are the same chain. Only one of the two is tried: the one whose first
    // link has a lower number than its last link.
    const least = isLast ? (chain[0] | 1) + 1 : 0;
    for (let i = links.nearCount[last] - 1; i >= 0; i--) {
      const end = links.near[last * ENDS + i];
      if (end < least) break;
      if (this.overlaps(end >> 1, length - 1)) continue;
      chain[length] = end;
      between[length - 1] = links.houseOf(last, end);
      if (isLast) this.conclude();
      else this.extend(length + 1);
    }
  }

  /** Whether a link has a cell in common with one of the first `length` links of the chain. */
  private overlaps(link: number, length: number): boolean {
    for (let i = 0; i < length; i++) {
      if (this.links.overlap(link, this.chain[i] >> 1)) return true;
    }
    return false;
  }

  private conclude(): void {
    const { between, chain, degree, links, outside, removed } = this;
    const first = chain[0];
    const last = chain[degree - 1] ^ 1;
    const loop = links.houseOf(first, last);
    between[degree - 1] = loop;
    for (let band = 0; band < 3; band++) {
      outside[band] = -1;
      removed[band] = 0;
      for (let i = 0; i < degree; i++) {
        outside[band] &= ~HOUSE_SETS[links.houses[chain[i] >> 1] * 3 + band];
      }
    }
    if (loop === NO_HOUSE) {
      for (let band = 0; band < 3; band++) {
        for (let i = 0; i < degree - 1; i++) outside[band] &= ~HOUSE_SETS[between[i] * 3 + band];
      }
    } else if (!this.isOrdered()) {
      return;
    }
    let total = this.removeSeen(first, last);
    if (loop !== NO_HOUSE) {
      for (let i = 1; i < degree; i++) total += this.removeSeen(chain[i - 1] ^ 1, chain[i]);
    }
    if (total === 0) return;
    this.found = true;
    this.offer(total, loop !== NO_HOUSE);
  }

  /**
   * The search finds each loop several times: from each of its links, in both directions. Returns
   * true for exactly one of these chains.
   */
  private isOrdered(): boolean {
    const { chain, degree } = this;
    for (let i = 1; i < degree; i++) if (chain[i] < chain[0]) return false;
    return (chain[0] & 1) === 0;
  }

  /**
   * Removes the digit from the cells of `outside` that see both of these ends. Returns the number
   * of these cells.
   */
  private removeSeen(end: number, other: number): number {
    const { seen } = this.links;
    let count = 0;
    for (let band = 0; band < 3; band++) {
      const cells = seen[end * 3 + band] & seen[other * 3 + band] & this.outside[band];
      this.removed[band] |= cells;
      count += countDigits(cells);
    }
    return count;
  }

  private offer(total: number, isLoop: boolean): void {
    const { degree, links } = this;
    const chain = [...this.chain];
    const numbers = chain.map((end) => end >> 1);
    const ascending = [...numbers].sort((a, b) => a - b);
    const kinds = numbers.map((link) => kindOf(links.houses[link]));
    const grouped = numbers.filter((link) => links.grouped[link] !== 0).length;
    const shape = shapeOf(kinds);
    const variety = grouped > 0 ? 3 : varietyOf(shape);
    const rank: Rank = [
      variety,
      -total,
      grouped,
      ...shape,
      // The kinds of the houses are compared from the last house to the first.
      ...ascending.map((link) => kindOf(links.houses[link])).reverse(),
      this.digit,
      ...ascending,
      ORDERS[degree - 2].indexOf(numbers.map((link) => ascending.indexOf(link)).join('')),
      ...chain.map((end) => end & 1),
    ];
    if (this.best && compareRanks(this.bestRank, rank) <= 0) return;
    this.bestRank = rank;
    this.best = this.stepOf(variety, isLoop);
  }

  private stepOf(variety: Variety, isLoop: boolean): StrongLinksStep {
    const { degree, digit, links } = this;
    const ends = [...this.chain]
      .flatMap((end) => [end, end ^ 1])
      .map((end) => cellsOf(links.ends.subarray(end * 3, end * 3 + 3)));
    const strong = [...this.chain].map((end) => links.houses[end >> 1]);
    const weak = [...this.between.subarray(0, isLoop ? degree : degree - 1)];
    const chain = ends.map((cells, i) => ({ cells, digit, on: i % 2 === 1 }));
    return {
      technique: NAMES[degree - 2],
      pattern: {
        kind: 'chains',
        cells: ends.flat(),
        digits: [digit],
        houses: [...strong, ...weak],
        chains: [chain],
      },
      eliminations: cellsOf(this.removed).map((cell) => candidateOf(cell, digit)),
      placement: undefined,
      variety,
    };
  }
}

/** 0 for a box, 1 for a row, 2 for a column. */
function kindOf(house: number): number {
  return (Math.floor(house / 9) + 1) % 3;
}

/**
 * The kinds of house along a chain: 0 for a box, 1 and 2 for the two kinds of line. A chain, its
 * reverse and its transpose have the same shape.
 */
function shapeOf(kinds: readonly number[]): Rank {
  const reverse = [...kinds].reverse();
  const shape = compareRanks(kinds, reverse) <= 0 ? kinds : reverse;
  const reflected = shape.map((kind) => (3 - kind) % 3);
  if (!shape.includes(1)) return reflected;
  return [shape, reflected, [...reflected].reverse()].sort(compareRanks)[0];
}

function varietyOf(shape: readonly number[]): Variety {
  const hasBox = shape.includes(0);
  const hasBothLines = shape.includes(2);
  return hasBox && hasBothLines ? 2 : hasBox || hasBothLines ? 1 : 0;
}
