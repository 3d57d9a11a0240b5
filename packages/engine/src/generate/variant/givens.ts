import type { Random } from '../random.ts';
import type { Found, GridSearch } from './grid-search.ts';

export interface GivensOptions {
  readonly search: GridSearch;
  readonly solution: ArrayLike<number>;
  /** Sets of cells that are givens together. */
  readonly orbits: readonly Uint16Array[];
  readonly random: Random;
  /** The share of the cells that are givens before the first search. */
  readonly share: number;
  /** A search gives up after this many guesses, and then nothing is removed. */
  readonly patience: number;
}

export interface Givens {
  /** Cell → 1 if it is a given. */
  readonly isGiven: Uint8Array;
  /** Whether it is proven that no single given can go. */
  readonly isMinimal: boolean;
}

/**
 * Chooses givens that leave one solution, of which no set can go.
 *
 * A grid that differs from the solution shows what is missing: one of the cells in which they differ
 * becomes a given, until there is no other grid. Then each set of givens is removed, if it can be. It
 * stays without a search if it is the only one in which a known grid differs from the solution.
 */
export class GivensChoice {
  private readonly options: GivensOptions;
  private readonly isGiven: Uint8Array;
  /** The cells in which each known grid differs from the solution. */
  private readonly differences: number[][] = [];
  /** Cell → the orbit of it. */
  private readonly orbitOf: Uint16Array;

  constructor(options: GivensOptions) {
    this.options = options;
    this.isGiven = new Uint8Array(options.solution.length);
    this.orbitOf = new Uint16Array(options.solution.length);
    for (const [orbit, cells] of options.orbits.entries()) {
      for (const cell of cells) this.orbitOf[cell] = orbit;
    }
  }

  *choose(): Generator<undefined, Givens> {
    const { isGiven, options } = this;
    const { orbits, random, share } = options;
    const order = random.shuffle(Array.from(orbits, (_, orbit) => orbit));
    for (const orbit of order) {
      if (this.count() >= share * isGiven.length) break;
      this.set(orbit, 1);
    }
    yield* this.complete();
    let isMinimal = true;
    for (const orbit of random.shuffle(order)) {
      const cells = orbits[orbit];
      if (isGiven[cells[0]] === 0) continue;
      const found = this.without(cells);
      if (found === 'none') this.set(orbit, 0);
      else isMinimal &&= found === 'grid';
      yield;
    }
    return { isGiven, isMinimal: isMinimal && (yield* this.isEachNeeded()) };
  }

  /** Whether it is proven that no given of a larger orbit can go. */
  private *isEachNeeded(): Generator<undefined, boolean> {
    const { isGiven, options, orbitOf } = this;
    for (const cell of isGiven.keys()) {
      if (isGiven[cell] === 0 || options.orbits[orbitOf[cell]].length === 1) continue;
      if (this.without([cell]) !== 'grid') return false;
      yield;
    }
    return true;
  }

  /** Searches a grid that is not the solution, as if these cells were no givens. */
  private without(cells: ArrayLike<number>): Found {
    const { isGiven } = this;
    for (let i = 0; i < cells.length; i++) isGiven[cells[i]] = 0;
    const found = this.isDifferenceOpen() ? 'grid' : this.other(cells);
    for (let i = 0; i < cells.length; i++) isGiven[cells[i]] = 1;
    return found;
  }

  /** Adds givens until there is one solution. */
  private *complete(): Generator<undefined, void> {
    const { isGiven, options, orbitOf } = this;
    const { random } = options;
    for (;;) {
      const found = this.other([]);
      if (found === 'none') return;
      const cells =
        found === 'grid'
          ? this.differences[this.differences.length - 1]
          : Array.from(isGiven, (_, cell) => cell).filter((cell) => isGiven[cell] === 0);
      this.set(orbitOf[cells[random.below(cells.length)]], 1);
      yield;
    }
  }

  /**
   * Searches a grid that is not the solution.
   *
   * @param removed The cells that were givens until now.
   */
  private other(removed: ArrayLike<number>): Found {
    const { isGiven, options } = this;
    const { patience, search, solution } = options;
    search.begin(solution, isGiven);
    if (removed.length === 1) search.exclude(removed[0], solution[removed[0]]);
    for (;;) {
      const found = search.next(patience);
      if (found !== 'grid') return found;
      const cells = Array.from(solution, (_, cell) => cell).filter(
        (cell) => search.grid[cell] !== solution[cell],
      );
      if (cells.length === 0) continue;
      this.differences.push(cells);
      return 'grid';
    }
  }

  /** Whether no given tells one of the known grids from the solution. */
  private isDifferenceOpen(): boolean {
    const { differences, isGiven } = this;
    return differences.some((cells) => cells.every((cell) => isGiven[cell] === 0));
  }

  private set(orbit: number, value: number): void {
    const cells = this.options.orbits[orbit];
    for (let i = 0; i < cells.length; i++) this.isGiven[cells[i]] = value;
  }

  private count(): number {
    return this.isGiven.reduce((sum, value) => sum + value, 0);
  }
}
