// Hot code: it allocates nothing until it has found a fish.
import { type CellSet, cellsOf, countCells, findCommonPeers, lowestOf } from './cell-set.ts';
import { BAND, BIT_IN_BAND, HOUSE_SETS } from './classic-tables.ts';
import type { Finder, Receive } from './finder.ts';
import { FISH_SIDES, type FishDegree, type FishKind, type FishSides } from './fish-kind.ts';
import type { Position } from './position.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from './step.ts';
import { KrakenChains } from './table/kraken-chains.ts';

/** Which Kraken fish to look for. */
export interface KrakenOptions {
  readonly shape: FishKind['shape'];
  /** The largest number of base houses. Default: 4. */
  readonly degree?: FishDegree;
  /** The largest number of fins, including endo fins. Default: 2. */
  readonly fins?: number;
  /** The largest number of endo fins. Default: 0. */
  readonly endoFins?: number;
}

/**
 * Makes a finder of Kraken fish: finned fish that remove nothing by themselves, but remove
 * candidates with the help of chains. Either one of the fins is true, or the fish is valid as if it
 * had no fins.
 *
 * Type 1 removes a candidate that the fish would remove if it had no fins. From each fin, a chain
 * removes this candidate too.
 *
 * Type 2 can remove any candidate. It uses the places of the base in one cover house, the last
 * house of the pattern. One of these places or one of the fins is true. From each of them, a chain
 * removes the candidate. A place of the base that is in two cover houses needs no chain.
 *
 * For each digit of the fish and each removed candidate, only the first fish of the smallest size
 * is found.
 */
export function krakenFish(options: KrakenOptions): Finder {
  const search = new KrakenSearch(options);
  return (position, receive) => search.find(position, receive);
}

class KrakenSearch {
  private readonly options: Required<KrakenOptions>;
  private readonly chains = new KrakenChains();
  private receive!: Receive;
  private sides: FishSides = { base: [], cover: [] };
  private digit = 0;
  private degree = 0;
  /** House × 3 + band → the places of the digit. */
  private readonly places = new Int32Array(27 * 3);
  /** The houses that can be in the base. */
  private readonly bases: number[] = [];
  /** The houses that can be in the cover. */
  private readonly covers: number[] = [];
  /**
   * Index in `covers` × 3 + band → the places in the house at this index and in all later houses.
   */
  private readonly rest = new Int32Array(28 * 3);
  private readonly base: number[] = [];
  private readonly cover: number[] = [];
  /**
   * Level × 3 + band → the places in the first `level` houses of the base, and the places in two of
   * these houses.
   */
  private readonly baseSets = new Int32Array(8 * 3);
  private readonly endoFins = new Int32Array(8 * 3);
  /** Level × 3 + band → the places in the first `level` houses of the cover. */
  private readonly coverSets = new Int32Array(8 * 3);
  /** Level × 3 + band → the places in at least two of the first `level` cover houses. */
  private readonly doubles = new Int32Array(8 * 3);
  private readonly fins: CellSet = new Int32Array(3);
  /**
   * (Digit − 1) × 3 + band → the cells of the open candidates, which no fish of the current digit
   * has removed yet.
   */
  private readonly open = new Int32Array(27);
  /** The open candidates that chains from all fins remove. */
  private readonly byFins = new Int32Array(27);
  /**
   * The candidates in `byFins` that chains from the base places of a cover house remove as well.
   */
  private readonly byHouse = new Int32Array(27);

  constructor({ degree = 4, endoFins = 0, fins = 2, shape }: KrakenOptions) {
    this.options = { degree, endoFins, fins, shape };
  }

  find(position: Position, receive: Receive): boolean {
    this.receive = receive;
    this.chains.read(position);
    for (this.digit = 1; this.digit <= 9; this.digit++) {
      for (let i = 0; i < 81; i++) {
        this.places[i] = HOUSE_SETS[i] & position.cells[(this.digit - 1) * 3 + (i % 3)];
      }
      this.open.set(position.cells);
      for (this.degree = 2; this.degree <= this.options.degree; this.degree++) {
        for (const sides of FISH_SIDES[this.options.shape]) {
          this.sides = sides;
          this.readHouses(this.bases, sides.base);
          if (this.addBase(0)) return true;
        }
      }
    }
    return false;
  }

  /** Lists the houses of these kinds that have the digit. */
  private readHouses(houses: number[], kinds: readonly number[]): void {
    houses.length = 0;
    for (const kind of kinds) {
      for (let house = kind * 9; house < kind * 9 + 9; house++) {
        if (countCells(this.places, house * 3) > 0) houses.push(house);
      }
    }
  }

  /** Adds base houses from `bases[from]` on. */
  private addBase(from: number): boolean {
    const { base, baseSets, bases, degree, endoFins, places } = this;
    const level = base.length;
    if (level === degree) return this.searchCovers();
    for (let i = from; i <= bases.length - degree + level; i++) {
      for (let band = 0; band < 3; band++) {
        const k = level * 3 + band;
        const added = places[bases[i] * 3 + band];
        baseSets[k + 3] = baseSets[k] | added;
        endoFins[k + 3] = endoFins[k] | (baseSets[k] & added);
      }
      if (countCells(endoFins, level * 3 + 3) > this.options.endoFins) continue;
      base.push(bases[i]);
      const isEnd = this.addBase(i + 1);
      base.pop();
      if (isEnd) return true;
    }
    return false;
  }

  private searchCovers(): boolean {
    const { base, baseSets, covers, degree, places, rest } = this;
    this.readHouses(covers, this.sides.cover);
    let count = 0;
    for (const house of covers) {
      let touched = 0;
      for (let band = 0; band < 3; band++) {
        touched |= places[house * 3 + band] & baseSets[degree * 3 + band];
      }
      if (touched !== 0 && !base.includes(house)) covers[count++] = house;
    }
    covers.length = count;
    rest.fill(0, count * 3, count * 3 + 3);
    for (let i = count * 3 - 1; i >= 0; i--) {
      rest[i] = rest[i + 3] | places[covers[Math.floor(i / 3)] * 3 + (i % 3)];
    }
    return this.addCover(0);
  }

  /** Adds cover houses from `covers[from]` on. */
  private addCover(from: number): boolean {
    const { cover, covers, coverSets, degree, doubles, places } = this;
    const level = cover.length;
    if (!this.readFins(level, from)) return false;
    if (level === degree) return this.checkFish();
    for (let i = from; i <= covers.length - degree + level; i++) {
      for (let band = 0; band < 3; band++) {
        const k = level * 3 + band;
        const added = places[covers[i] * 3 + band];
        coverSets[k + 3] = coverSets[k] | added;
        doubles[k + 3] = doubles[k] | (coverSets[k] & added);
      }
      cover.push(covers[i]);
      const isEnd = this.addCover(i + 1);
      cover.pop();
      if (isEnd) return true;
    }
    return false;
  }

  /**
   * Sets `fins` to the endo fins, and to the places of the base that cannot be covered: they are
   * not in the first `level` cover houses, nor in a house that can still be added. Returns false if
   * there are too many fins.
   */
  private readFins(level: number, from: number): boolean {
    const { baseSets, coverSets, degree, endoFins, fins, rest } = this;
    for (let band = 0; band < 3; band++) {
      const later = level === degree ? 0 : rest[from * 3 + band];
      const covered = coverSets[level * 3 + band] | later;
      fins[band] = (baseSets[degree * 3 + band] & ~covered) | endoFins[degree * 3 + band];
    }
    return countCells(fins) <= this.options.fins;
  }

  /** Passes the Kraken fish of the current base and cover to `receive`. */
  private checkFish(): boolean {
    const { baseSets, byFins, cover, coverSets, degree, digit, doubles, fins, open } = this;
    if (countCells(fins) === 0) return false;
    findCommonPeers(fins, 0, peers);
    if ((peers[0] | peers[1] | peers[2]) === 0) return false;
    for (let band = 0; band < 3; band++) {
      const k = degree * 3 + band;
      targets[band] = (coverSets[k] & ~baseSets[k]) | doubles[k];
      // The fish removes a candidate without any chain, so it is not a Kraken fish.
      if ((targets[band] & peers[band]) !== 0) return false;
    }
    byFins.set(open);
    if (!this.chains.keepRemoved(byFins, fins, digit)) return false;
    for (let band = 0; band < 3; band++) targets[band] &= byFins[(digit - 1) * 3 + band];
    for (const cell of cellsOf(targets)) {
      if (this.passOn('kraken-fish-type-1', candidateOf(cell, digit), cover, fins)) return true;
    }
    return cover.some((house) => this.checkHouse(house));
  }

  /** Finds the Kraken fish of type 2 that use this cover house, and passes them to `receive`. */
  private checkHouse(house: number): boolean {
    const { baseSets, byFins, byHouse, chains, cover, degree, digit, doubles, fins, places } = this;
    let others = 0;
    for (let band = 0; band < 3; band++) {
      const all = places[house * 3 + band];
      own[band] = all & baseSets[degree * 3 + band] & ~doubles[degree * 3 + band];
      others |= all & ~own[band];
    }
    // If `own` has all places of the digit in the house, the chains need no fish.
    if (others === 0) return false;
    byHouse.set(byFins);
    if (!chains.keepRemoved(byHouse, own, digit)) return false;
    for (let band = 0; band < 3; band++) own[band] |= fins[band];
    const covers = [...cover.filter((it) => it !== house), house];
    for (let i = 0; i < 27; i++) {
      for (let rest = byHouse[i] & ~own[i % 3] & this.open[i]; rest !== 0; rest &= rest - 1) {
        const cell = 27 * (i % 3) + lowestOf(rest);
        const target = candidateOf(cell, Math.floor(i / 3) + 1);
        if (this.passOn('kraken-fish-type-2', target, covers, own)) return true;
      }
    }
    return false;
  }

  /** @param starts The cells from which the chains start. */
  private passOn(
    technique: 'kraken-fish-type-1' | 'kraken-fish-type-2',
    target: Candidate,
    covers: readonly number[],
    starts: CellSet,
  ): boolean {
    const { base, baseSets, chains, degree, digit, fins, open } = this;
    const cell = cellOf(target);
    open[(digitIn(target) - 1) * 3 + BAND[cell]] &= ~BIT_IN_BAND[cell];
    const inBase = baseSets.subarray(degree * 3, degree * 3 + 3);
    const endoFins = this.endoFins.subarray(degree * 3, degree * 3 + 3);
    return this.receive({
      technique,
      pattern: {
        cells: cellsOf(inBase.map((cells, band) => cells & ~fins[band])),
        digits: [digit],
        houses: [...base, ...covers],
        fins: cellsOf(fins.map((cells, band) => cells & ~endoFins[band])),
        endoFins: cellsOf(endoFins),
        chains: cellsOf(starts).map((start) => chains.chain(candidateOf(start, digit), target)),
      },
      eliminations: [target],
      placement: undefined,
    });
  }
}

/** The cells that see all fins. */
const peers: CellSet = new Int32Array(3);

/** The places that the fish would remove if it had no fins. */
const targets: CellSet = new Int32Array(3);

/** The places of the base in one cover house. Later, the fins are added. */
const own: CellSet = new Int32Array(3);
