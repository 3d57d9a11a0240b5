import type { FishSides } from '../fish-kind.ts';
import { type FishShape, nameOfFish, shapeOfFish } from '../fish-names.ts';
import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';

/** HoDoKu's limits. There are too many fish with more fins, and they are hard to see. */
const MOST_FINS = 5;
const MOST_ENDO_FINS = 2;

/** Which fish to look for. */
export interface GeneralFish {
  readonly shape: Exclude<FishShape, 'basic'>;
  /** The number of base houses, which is also the number of cover houses. */
  readonly degree: 2 | 3 | 4;
  readonly hasFins: boolean;
}

/** What a search is for. */
interface Target {
  readonly digit: number;
  /** A place that the fish must remove. */
  readonly target: number;
  /** The cover houses that contain the target. */
  readonly own: readonly number[];
  readonly sides: FishSides;
}

interface Base {
  readonly houses: readonly number[];
  /** The places of the digit in these houses. */
  readonly cells: readonly number[];
  readonly endoFins: readonly number[];
  /** These places must be in cover houses that do not contain the target. */
  readonly open: readonly number[];
}

/** Finds the fish that remove one place. */
export class FishSearch {
  private readonly board: Board;
  private readonly kind: GeneralFish;
  private readonly digit: number;
  private readonly target: number;
  private readonly own: readonly number[];
  /** House → the places of the digit. */
  private readonly places: readonly (readonly number[])[];
  /** The houses that can be in the base. */
  private readonly bases: readonly number[];
  /** House → whether its kind is allowed in the cover, and it does not contain the target. */
  private readonly isCover: readonly boolean[];

  constructor(board: Board, kind: GeneralFish, { digit, own, sides, target }: Target) {
    const { houses, size } = board.geometry;
    this.board = board;
    this.kind = kind;
    this.digit = digit;
    this.target = target;
    this.own = own;
    this.places = houses.map((_, house) => board.cellsOf(house, digit));
    // A target in the base is removed only if it is in two cover houses.
    this.bases = [...houses.keys()].filter(
      (house) =>
        sides.base.includes(Math.floor(house / size)) &&
        this.places[house].length > 0 &&
        !own.includes(house) &&
        (own.length > 1 || !isIn(board, target, house)),
    );
    this.isCover = houses.map(
      (_, house) => sides.cover.includes(Math.floor(house / size)) && !isIn(board, target, house),
    );
  }

  find(): ReturnType<Find> {
    return this.addBase(0, { houses: [], cells: [], endoFins: [], open: [] });
  }

  /** Adds base houses from `bases[from]` on. */
  private *addBase(from: number, base: Base): ReturnType<Find> {
    if (base.houses.length === this.kind.degree) {
      yield* this.addCover(0, this.touched(base), [], base.open, base);
      return;
    }
    for (let i = from; i < this.bases.length; i++) {
      const next = this.withHouse(base, this.bases[i]);
      if (next) yield* this.addBase(i + 1, next);
    }
    yield;
  }

  /**
   * The base with one more house, or undefined if no fish with this base removes the target. A place
   * in three base houses counts as two endo fins, as in HoDoKu.
   */
  private withHouse({ cells, endoFins, houses, open }: Base, house: number): Base | undefined {
    const { board, kind, own, target } = this;
    const places = this.places[house];
    const doubles = places.filter((cell) => cells.includes(cell));
    const most = kind.hasFins ? MOST_ENDO_FINS : 0;
    if (endoFins.length + doubles.length > most) return undefined;
    if (!doubles.every((cell) => board.areSeen(cell, target))) return undefined;
    const required = places.filter(
      (cell) =>
        cell !== target &&
        !(kind.hasFins && board.areSeen(cell, target)) &&
        !own.some((it) => isIn(board, cell, it)),
    );
    const base = {
      houses: [...houses, house],
      cells: [...new Set([...cells, ...places])],
      endoFins: [...new Set([...endoFins, ...doubles])],
      open: [...new Set([...open, ...required])],
    };
    return this.fits(base.open, kind.degree - own.length, base.houses) ? base : undefined;
  }

  /** Whether `count` cover houses are enough to contain all of these cells. */
  private fits(cells: readonly number[], count: number, bases: readonly number[]): boolean {
    if (cells.length === 0) return true;
    if (count === 0) return false;
    return this.board.geometry.housesOf[cells[0]].some(
      (house) =>
        this.isCover[house] &&
        !bases.includes(house) &&
        this.fits(this.outside(cells, house), count - 1, bases),
    );
  }

  private outside(cells: readonly number[], house: number): number[] {
    return cells.filter((cell) => !isIn(this.board, cell, house));
  }

  /** The cover houses that have places of the base and do not contain the target. */
  private touched({ cells, houses }: Base): number[] {
    const touched = cells.flatMap((cell) => [...this.board.geometry.housesOf[cell]]);
    return [...new Set(touched)]
      .filter((house) => this.isCover[house] && !houses.includes(house))
      .sort((a, b) => a - b);
  }

  /** Adds cover houses from `possible[from]` on. All open places must be in these houses. */
  private *addCover(
    from: number,
    possible: readonly number[],
    chosen: readonly number[],
    open: readonly number[],
    base: Base,
  ): ReturnType<Find> {
    const left = this.kind.degree - this.own.length - chosen.length;
    if (left === 0) {
      yield this.fishStep(
        base,
        [...this.own, ...chosen].sort((a, b) => a - b),
      );
      return;
    }
    for (let i = from; i <= possible.length - left; i++) {
      const rest = this.outside(open, possible[i]);
      if (!this.fits(rest, left - 1, base.houses)) continue;
      yield* this.addCover(i + 1, possible, [...chosen, possible[i]], rest, base);
    }
  }

  /** The fish, if the target is the first place that it removes. */
  private fishStep({ cells, endoFins, houses }: Base, covers: readonly number[]): Step | undefined {
    const { board, digit, kind, own, target } = this;
    if (!own.every((house) => cells.some((cell) => isIn(board, cell, house)))) return undefined;
    const isCovered = (cell: number): boolean => covers.some((house) => isIn(board, cell, house));
    const fins = cells.filter((cell) => !isCovered(cell) && !endoFins.includes(cell));
    const all = [...fins, ...endoFins];
    if (all.length > MOST_FINS || all.length > 0 !== kind.hasFins) return undefined;
    const { size } = board.geometry;
    if (shapeOfFish(houses, covers, size) !== kind.shape) return undefined;
    const named = { bases: houses, covers, hasFins: kind.hasFins, isSashimi: false };
    const technique = nameOfFish(named, size);
    const covered = covers.flatMap((house) => this.places[house]);
    const removed = covered.filter(
      (cell, i) =>
        (!cells.includes(cell) || covered.indexOf(cell) < i) &&
        all.every((fin) => board.areSeen(cell, fin)),
    );
    if (Math.min(...removed) !== target) return undefined;
    return elimination(
      technique,
      {
        kind: 'fish',
        cells: ascending(cells.filter((cell) => !all.includes(cell))),
        digits: [digit],
        houses,
        cover: covers,
        fins: ascending(fins),
        endoFins: ascending(endoFins),
      },
      inCells(board, removed, digit),
    );
  }
}

function isIn({ geometry }: Board, cell: number, house: number): boolean {
  return geometry.housesOf[cell].includes(house);
}

function ascending(cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => a - b);
}
