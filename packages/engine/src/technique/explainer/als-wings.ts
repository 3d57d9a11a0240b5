// Hot code: it allocates nothing until it has found a wing.
import { digitsOf } from '../../grid/digit-set.ts';
import { type CellSet, cellsOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, COUNT, HOUSE_CELLS, LOWEST, PEER_SETS } from '../classic-tables.ts';
import { ASCENDING_SETS } from '../combinations.ts';
import { Position } from '../position.ts';
import { type Candidate, candidateOf, digitIn, type Step, type TechniqueId } from '../step.ts';
import { compareRanks, type Rank } from './rank.ts';

/** The number of cells of the almost locked set: 3 for a WXYZ-Wing. */
export type AlsWingDegree = 3 | 4 | 5 | 6;

export interface AlsWingStep extends Step {
  /** The greatest number of candidates of a cell of the almost locked set. */
  readonly largest: number;
}

const NAMES: readonly TechniqueId[] = ['wxyz-wing', 'vwxyz-wing', 'uvwxyz-wing', 'tuvwxyz-wing'];

/** House × 512 + set of places → all candidates of the cells at these places, as a set. */
const unions = new Uint16Array(27 * 512);

/** House × 9 + place → the candidates of the cell when `unions` was computed. */
const known = new Uint16Array(27 * 9);

/** Updates `unions` for a house. Returns the places with two candidates or more, as a set. */
function readHouse(candidates: Uint16Array, house: number): number {
  let open = 0;
  let isKnown = true;
  for (let place = 0; place < 9; place++) {
    const own = candidates[HOUSE_CELLS[house * 9 + place]];
    const bit = 1 << place;
    if (COUNT[own] >= 2) open |= bit;
    if (own !== known[house * 9 + place]) isKnown = false;
    if (isKnown) continue;
    known[house * 9 + place] = own;
    const first = house * 512;
    for (let set = first; set < first + bit; set++) unions[set + bit] = unions[set] | own;
  }
  return open;
}

/**
 * Finds an almost locked set (n cells of a house that have n + 1 digits together) and a bivalue
 * cell that form a wing. Both candidates x and z of the bivalue cell are digits of the set, and
 * this cell sees all cells of the set with x.
 *
 * If the bivalue cell is x, the set does not contain x. So it contains all its other digits,
 * including z. If the bivalue cell is not x, it is z. So z is removed from the cells that see all
 * places of z in the wing.
 *
 * If the bivalue cell also sees all cells of the set with z, every digit of the set is in a cell of
 * the wing, whichever digit the bivalue cell has. Then each digit is removed from the cells that
 * see all places of the digit in the wing.
 *
 * The wing with the lowest rank comes first, then the wing with the most eliminations. After that,
 * the order of Sukaku Explainer decides.
 */
export class AlsWings {
  private readonly degree: AlsWingDegree;
  /** Greatest number of candidates in one cell of the set → the rank of the wing. */
  private readonly ranks: readonly number[];
  private position = new Position();
  private readonly bivalue: number[] = [];
  private house = 0;
  /** The cells of the set, ascending, and the bivalue cell. */
  private readonly cells: number[] = [];
  /**
   * (Digit − 1) × 3 + band → the cells that have the digit as candidate, and see all places of the
   * digit in the set.
   */
  private readonly seen: CellSet = new Int32Array(27);
  /** (Digit − 1) × 3 + band → the cells from which the wing removes the digit. */
  private readonly removed: CellSet = new Int32Array(27);
  private best: AlsWingStep | undefined;
  private bestRank: Rank = [];

  constructor(degree: AlsWingDegree, ranks: readonly number[]) {
    this.degree = degree;
    this.ranks = ranks;
  }

  find(position: Position): AlsWingStep | undefined {
    const { bivalue } = this;
    this.position = position;
    this.best = undefined;
    bivalue.length = 0;
    for (let cell = 0; cell < 81; cell++) {
      if (COUNT[position.candidates[cell]] === 2) bivalue.push(cell);
    }
    if (bivalue.length === 0) return undefined;
    for (this.house = 0; this.house < 27; this.house++) this.searchHouse();
    return this.best;
  }

  private searchHouse(): void {
    const { cells, degree, house } = this;
    const open = readHouse(this.position.candidates, house);
    if (COUNT[open] < degree) return;
    const sets = ASCENDING_SETS[degree];
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i];
      const digits = unions[house * 512 + set];
      if (COUNT[digits] !== degree + 1 || (set & ~open) !== 0) continue;
      cells.length = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) {
        cells.push(HOUSE_CELLS[house * 9 + LOWEST[rest]]);
      }
      this.addBivalue(digits);
    }
  }

  /** Finds the wings of the current set with each bivalue cell. */
  private addBivalue(digits: number): void {
    const { bivalue, cells } = this;
    let isRead = false;
    for (let i = 0; i < bivalue.length; i++) {
      const pair = this.position.candidates[bivalue[i]];
      if ((pair & ~digits) !== 0) continue;
      if (!isRead) this.readSeen(digits);
      isRead = true;
      const low = LOWEST[pair];
      const high = LOWEST[pair & (pair - 1)];
      const seesLow = this.isSeen(low, bivalue[i]);
      const seesHigh = this.isSeen(high, bivalue[i]);
      if (!seesLow && !seesHigh) continue;
      const isDouble = seesLow && seesHigh;
      cells.push(bivalue[i]);
      if (this.collect(isDouble ? digits : seesLow ? 1 << high : 1 << low)) this.offer(digits);
      cells.pop();
    }
  }

  private readSeen(digits: number): void {
    const { cells, position, seen } = this;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest];
      for (let band = 0; band < 3; band++) {
        let set = position.cells[digit * 3 + band];
        for (let i = 0; i < cells.length; i++) {
          const hasDigit = (position.candidates[cells[i]] & rest & -rest) !== 0;
          if (hasDigit) set &= PEER_SETS[cells[i] * 3 + band];
        }
        seen[digit * 3 + band] = set;
      }
    }
  }

  private isSeen(digit: number, cell: number): boolean {
    return (this.seen[digit * 3 + BAND[cell]] & BIT_IN_BAND[cell]) !== 0;
  }

  /** Sets `removed` for these digits, and returns whether the wing removes one of them. */
  private collect(digits: number): boolean {
    const { cells, position, removed, seen } = this;
    const last = cells[cells.length - 1];
    let any = 0;
    removed.fill(0);
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const isInLast = (position.candidates[last] & rest & -rest) !== 0;
      const from = LOWEST[rest] * 3;
      for (let band = 0; band < 3; band++) {
        const set = seen[from + band] & (isInLast ? PEER_SETS[last * 3 + band] : -1);
        removed[from + band] = set;
        any |= set;
      }
    }
    return any !== 0;
  }

  /** Keeps the wing if it is the best one so far. */
  private offer(digits: number): void {
    const { best, bestRank, cells, degree, position, ranks } = this;
    const sizes = cells.map((cell) => COUNT[position.candidates[cell]]).slice(0, degree);
    const largest = Math.max(...sizes);
    if (best && ranks[largest] > bestRank[0]) return;
    const eliminations = this.eliminations();
    const removed = eliminations.reduce((set, it) => set | (1 << (digitIn(it) - 1)), 0);
    const pair = position.candidates[cells[degree]];
    const isDouble = (removed & ~pair) !== 0 || removed === pair;
    const size = sizes.reduce((sum, one) => sum + one, 0);
    const rank: Rank = [
      ranks[largest],
      -eliminations.length,
      isDouble ? 0 : 1,
      -largest,
      // Sukaku Explainer compares the sizes as texts.
      size < 10 ? -10 * size : -size,
      ...cells,
    ];
    if (best && compareRanks(bestRank, rank) <= 0) return;
    const high = pair & (pair - 1);
    const z = (removed & ~(pair ^ high)) !== 0 ? high : pair ^ high;
    const commons = removed === z ? pair ^ z : pair;
    this.bestRank = rank;
    this.best = {
      technique: NAMES[degree - 3],
      pattern: {
        kind: 'sets',
        cells: [...cells],
        digits: digitsOf(commons),
        houses: [this.house],
        sets: [
          { cells: cells.slice(0, degree), digits: digitsOf(digits) },
          { cells: cells.slice(degree), digits: digitsOf(pair) },
        ],
        commons: [digitsOf(commons)],
      },
      eliminations,
      placement: undefined,
      largest,
    };
  }

  private eliminations(): Candidate[] {
    const eliminations: Candidate[] = [];
    for (let digit = 1; digit <= 9; digit++) {
      const cells = cellsOf(this.removed.subarray(digit * 3 - 3, digit * 3));
      for (const cell of cells) eliminations.push(candidateOf(cell, digit));
    }
    return eliminations.sort((a, b) => a - b);
  }
}
