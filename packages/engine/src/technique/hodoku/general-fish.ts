// Hot code: it allocates nothing until it has found a fish.
import { type CellSet, cellsOf, countCells, findCommonPeers } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, PEER_SETS } from '../classic-tables.ts';
import type { Receive } from '../finder.ts';
import { FISH_SIDES, type FishKind, type FishSides } from '../fish-kind.ts';
import { nameOfFish } from '../fish-names.ts';
import type { Position } from '../position.ts';
import { candidateOf } from '../step.ts';
import { DEAD, findDead } from './dead-candidates.ts';
import { FishBase } from './fish-base.ts';

const MAX_FINS = 5;

/**
 * Finds fish of one kind in HoDoKu's order: first by base, then by cover. The
 * bases, and the covers of a base, are tried in lexicographic order.
 *
 * The fins are the places of the base outside the cover, and also the places that are in two base
 * houses (endo fins). A place that sees all fins is removed in two cases: if it is in the cover but
 * not in the base, or if it is in two cover houses.
 *
 * For the scales of Sudoku Explainer, use `findFish`. It finds only plain fish, first by base and
 * then by digit, and is faster.
 */
export class FishSearch {
  private readonly kind: FishKind;
  private readonly base: FishBase = new FishBase();
  /** The houses that can be in the cover. */
  private readonly possible: Uint8Array = new Uint8Array(27);
  private count = 0;
  /** Index in `possible` × 3 + band → the places in this house and all later houses. */
  private readonly rest: Int32Array = new Int32Array(28 * 3);
  private readonly covers: Uint8Array = new Uint8Array(7);
  /** Level × 3 + band → the places in the first `level` houses of the cover. */
  private readonly sets: Int32Array = new Int32Array(8 * 3);
  /** Level × 3 + band → the places in at least two of the first `level` cover houses. */
  private readonly doubles: Int32Array = new Int32Array(8 * 3);
  private readonly fins: CellSet = new Int32Array(3);
  /** The cells that see all fins. */
  private readonly seen: CellSet = new Int32Array(3);
  private readonly removed: CellSet = new Int32Array(3);
  /** The removed places that are in two cover houses. */
  private readonly cannibalistic: CellSet = new Int32Array(3);

  constructor(kind: FishKind) {
    this.kind = kind;
  }

  /** Passes the fish of one digit to `receive`. */
  find(position: Position, digit: number, receive: Receive): boolean {
    if (!findDead(position, digit)) return false;
    this.base.setDigit(position.cells, (digit - 1) * 3, DEAD[digit - 1]);
    const visit = (): boolean => this.passOn(digit, receive);
    for (const sides of FISH_SIDES[this.kind.shape]) {
      const search = (): boolean => this.searchCovers(sides, visit);
      if (this.base.search(this.kind, sides, search)) return true;
    }
    return false;
  }

  /** Tries all covers of the base. Calls `visit` for each fish that removes a candidate. */
  private searchCovers(sides: FishSides, visit: () => boolean): boolean {
    const { base, possible, rest } = this;
    const from = this.kind.degree * 3;
    this.count = 0;
    for (const type of sides.cover) {
      for (let house = type * 9; house < type * 9 + 9; house++) {
        if (base.isBase[house] === 1) continue;
        const touched =
          (base.sets[from] & base.places[house * 3]) |
          (base.sets[from + 1] & base.places[house * 3 + 1]) |
          (base.sets[from + 2] & base.places[house * 3 + 2]);
        if (touched !== 0) possible[this.count++] = house;
      }
    }
    rest.fill(0, this.count * 3, this.count * 3 + 3);
    for (let i = this.count * 3 - 1; i >= 0; i--) {
      rest[i] = rest[i + 3] | base.places[possible[Math.floor(i / 3)] * 3 + (i % 3)];
    }
    return this.add(0, 0, visit);
  }

  /** Adds cover houses, from `possible[from]` on, to a cover of `level` houses. */
  private add(level: number, from: number, visit: () => boolean): boolean {
    const { base, doubles, possible, sets } = this;
    const left = this.kind.degree - level - 1;
    for (let i = from; i < this.count - left; i++) {
      const house = possible[i];
      for (let band = 0; band < 3; band++) {
        const k = level * 3 + band;
        const added = base.places[house * 3 + band];
        sets[k + 3] = sets[k] | added;
        doubles[k + 3] = doubles[k] | (sets[k] & added);
      }
      this.covers[level] = house;
      if (!this.canRemove(level + 1, i + 1)) continue;
      if (left > 0 ? this.add(level + 1, i + 1, visit) : this.isFish() && visit()) return true;
    }
    return false;
  }

  /**
   * Whether the fish can still remove a target. Only the places of the base that the target does
   * not see matter. They must be in the first `level` cover houses, or fit into the remaining cover
   * houses. The remaining cover houses are chosen from `possible[from]` on.
   */
  private canRemove(level: number, from: number): boolean {
    const { base, rest, sets } = this;
    const { degree } = this.kind;
    const left = degree - level;
    for (let i = 0; i < base.targetCounts[degree]; i++) {
      const cell = base.targets[degree * 81 + i];
      for (let band = 0; band < 3; band++) {
        unseen[band] = base.sets[degree * 3 + band] & ~PEER_SETS[cell * 3 + band];
      }
      unseen[BAND[cell]] &= ~BIT_IN_BAND[cell];
      let isLost = false;
      for (let band = 0; band < 3; band++) {
        unseen[band] &= ~sets[level * 3 + band];
        if ((unseen[band] & ~rest[from * 3 + band]) !== 0) isLost = true;
      }
      if (!isLost && base.fits(unseen[0], unseen[1], unseen[2], left)) return true;
    }
    return false;
  }

  /**
   * Whether the base and the cover are a fish that removes a candidate. Stores the removed
   * candidates.
   */
  private isFish(): boolean {
    const { base, cannibalistic, doubles, fins, removed, seen, sets } = this;
    const from = this.kind.degree * 3;
    for (let band = 0; band < 3; band++) {
      const k = from + band;
      fins[band] = (base.sets[k] & ~sets[k]) | base.endoFins[k];
    }
    const count = countCells(fins);
    if (count > (this.kind.fins === 'none' ? 0 : MAX_FINS)) return false;
    if (count === 0 && this.kind.fins === 'some') return false;
    findCommonPeers(fins, seen);
    let any = 0;
    for (let band = 0; band < 3; band++) {
      const k = from + band;
      removed[band] = sets[k] & ~base.sets[k] & seen[band];
      cannibalistic[band] = doubles[k] & seen[band];
      any |= removed[band] | cannibalistic[band];
    }
    return any !== 0;
  }

  private passOn(digit: number, receive: Receive): boolean {
    const { base, cannibalistic, fins, removed } = this;
    const { degree, only } = this.kind;
    const bases = [...base.houses.subarray(0, degree)];
    const covers = [...this.covers.subarray(0, degree)];
    const technique = nameOfFish({
      bases,
      covers,
      hasFins: countCells(fins) > 0,
      isSashimi: bases.some((house) => this.countFinless(house) <= 1),
    });
    if (only && technique !== only) return false;
    const endoFins = base.endoFins.subarray(degree * 3, degree * 3 + 3);
    const eliminations = [...cellsOf(removed), ...cellsOf(cannibalistic)].map((cell) =>
      candidateOf(cell, digit),
    );
    return receive({
      technique,
      pattern: {
        kind: 'fish',
        cells: cellsOf(fins.map((cells, band) => base.sets[degree * 3 + band] & ~cells)),
        digits: [digit],
        houses: bases,
        cover: covers,
        fins: cellsOf(fins.map((cells, band) => cells & ~endoFins[band])),
        endoFins: cellsOf(endoFins),
      },
      eliminations: [...new Set(eliminations)],
      placement: undefined,
    });
  }

  /** The number of places of a base house that are not fins. */
  private countFinless(house: number): number {
    const places = this.base.places.subarray(house * 3, house * 3 + 3);
    return countCells(this.fins.map((cells, band) => places[band] & ~cells));
  }
}

const unseen: CellSet = new Int32Array(3);
