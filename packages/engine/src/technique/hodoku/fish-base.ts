// Hot code: plain loops, integers and preallocated arrays only.
import { countDigits } from '../../grid/digit-set.ts';
import { type CellSet, cellsOf, countCells, lowestOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, CELL_HOUSES, HOUSE_SETS, PEER_SETS } from '../classic-tables.ts';
import type { FishKind, FishSides } from '../fish-kind.ts';

const MAX_ENDO_FINS = 2;

/**
 * The base of a fish, to which houses are added one by one. The class also lists the targets of the
 * base: the candidates that a fish with this base may remove.
 */
export class FishBase {
  /** The cells with the candidate. */
  private readonly cells: CellSet = new Int32Array(3);
  /** House × 3 + band → the places of the digit. */
  readonly places: Int32Array = new Int32Array(27 * 3);
  readonly houses: Uint8Array = new Uint8Array(7);
  /** House → 1 if the house is in the base. */
  readonly isBase: Uint8Array = new Uint8Array(27);
  /** Level × 3 + band → the places in the first `level` houses. */
  readonly sets: Int32Array = new Int32Array(8 * 3);
  /** Level × 3 + band → the places that are in two of the first `level` houses. */
  readonly endoFins: Int32Array = new Int32Array(8 * 3);
  /**
   * Level × 81 + i → a target. A fish whose base begins with the first `level` houses may remove
   * the digit from this cell.
   */
  readonly targets: Uint8Array = new Uint8Array(8 * 81);
  readonly targetCounts: Uint8Array = new Uint8Array(8);

  private kind: FishKind = { degree: 2, shape: 'basic', fins: 'some' };
  private sides: FishSides = { base: [], cover: [] };
  /** The houses that can be in the base. */
  private readonly possible: Uint8Array = new Uint8Array(27);
  private count = 0;

  /**
   * Sets the digit of the fish.
   *
   * @param cells The cells with the candidate are `cells[from]` to `cells[from + 2]`.
   * @param dead The candidates that fish may remove.
   */
  setDigit(cells: Int32Array, from: number, dead: CellSet): void {
    for (let band = 0; band < 3; band++) this.cells[band] = cells[from + band];
    for (let i = 0; i < 81; i++) this.places[i] = HOUSE_SETS[i] & cells[from + (i % 3)];
    this.targetCounts[0] = 0;
    for (const cell of cellsOf(dead)) this.targets[this.targetCounts[0]++] = cell;
  }

  /**
   * Tries all bases.
   *
   * @param visit Called for each base that may be the base of a fish. Returns true to end the
   *   search.
   */
  search(kind: FishKind, sides: FishSides, visit: () => boolean): boolean {
    this.kind = kind;
    this.sides = sides;
    const most = kind.fins === 'none' ? kind.degree : 9;
    this.count = 0;
    for (const type of sides.base) {
      for (let house = type * 9; house < type * 9 + 9; house++) {
        const count = countCells(this.places, house * 3);
        if (count > 0 && count <= most) this.possible[this.count++] = house;
      }
    }
    this.isBase.fill(0);
    return this.add(0, 0, visit);
  }

  /** Adds houses, from `possible[from]` on, to a base of `level` houses. */
  private add(level: number, from: number, visit: () => boolean): boolean {
    const { degree } = this.kind;
    for (let i = from; i <= this.count - degree + level; i++) {
      const house = this.possible[i];
      if (!this.addHouse(level, house)) continue;
      this.houses[level] = house;
      this.isBase[house] = 1;
      if (this.keepTargets(level + 1)) {
        if (level + 1 < degree) {
          if (this.add(level + 1, i + 1, visit)) return true;
        } else if (visit()) return true;
      }
      this.isBase[house] = 0;
    }
    return false;
  }

  /** Adds the places of a house to the base. Returns false if there are too many endo fins. */
  private addHouse(level: number, house: number): boolean {
    const { endoFins, places, sets } = this;
    let added = 0;
    for (let band = 0; band < 3; band++) {
      const from = level * 3 + band;
      const both = sets[from] & places[house * 3 + band];
      sets[from + 3] = sets[from] | places[house * 3 + band];
      endoFins[from + 3] = endoFins[from] | both;
      added += countDigits(both);
    }
    if (added === 0) return true;
    return this.kind.fins !== 'none' && countCells(endoFins, level * 3) + added <= MAX_ENDO_FINS;
  }

  /**
   * Keeps the targets that a fish can still remove. Such a target sees all endo fins. In addition,
   * all places of the base that the target does not see fit into the cover houses that do not
   * contain the target.
   */
  private keepTargets(level: number): boolean {
    const { endoFins, sets, targetCounts, targets } = this;
    const from = level * 3;
    let kept = 0;
    for (let i = 0; i < targetCounts[level - 1]; i++) {
      const cell = targets[(level - 1) * 81 + i];
      const p0 = PEER_SETS[cell * 3];
      const p1 = PEER_SETS[cell * 3 + 1];
      const p2 = PEER_SETS[cell * 3 + 2];
      const hidden =
        (endoFins[from] & ~p0) | (endoFins[from + 1] & ~p1) | (endoFins[from + 2] & ~p2);
      if (hidden !== 0) continue;
      unseen[0] = sets[from] & ~p0;
      unseen[1] = sets[from + 1] & ~p1;
      unseen[2] = sets[from + 2] & ~p2;
      const own = unseen[BAND[cell]] & BIT_IN_BAND[cell];
      unseen[BAND[cell]] ^= own;
      const limit = this.kind.degree - (own === 0 ? 1 : 2);
      if (!this.fits(unseen[0], unseen[1], unseen[2], limit)) continue;
      targets[level * 81 + kept++] = cell;
    }
    targetCounts[level] = kept;
    return kept > 0;
  }

  /** Whether `limit` cover houses can contain all of these cells. */
  fits(c0: number, c1: number, c2: number, limit: number): boolean {
    if ((c0 | c1 | c2) === 0) return true;
    if (limit === 0) return false;
    const cell = c0 !== 0 ? lowestOf(c0) : c1 !== 0 ? 27 + lowestOf(c1) : 54 + lowestOf(c2);
    for (const type of this.sides.cover) {
      const house = CELL_HOUSES[cell * 3 + type];
      if (this.isBase[house] === 1) continue;
      const h = house * 3;
      const fit = this.fits(
        c0 & ~HOUSE_SETS[h],
        c1 & ~HOUSE_SETS[h + 1],
        c2 & ~HOUSE_SETS[h + 2],
        limit - 1,
      );
      if (fit) return true;
    }
    return false;
  }
}

/** The places of a base that a target does not see. */
const unseen: CellSet = new Int32Array(3);
