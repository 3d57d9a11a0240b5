// Hot code: it runs once per event.
import { allDigits, type DigitSet, lowestDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { HouseMasks } from './house-masks.ts';
import { PathSearch } from './path-search.ts';
import { masksOf } from './peer-counts.ts';
import type { SearchStatus, Strategy } from './strategy.ts';

export const propagation: Strategy = {
  id: 'propagation',
  summary: 'naked and hidden singles to a fixed point, then the cell with the fewest candidates',
  source: "Project Euler 96's second advice; Norvig 2006",
  lexicographic: false,
  limits: { largestSize: 25, pencilmarks: true, beside: 'houses and pairs' },
  begin: (givens, pencilmarks) =>
    new PropagationSearch(givens, masksOf(givens, pencilmarks), 'fewest'),
};

/**
 * Like `propagation`, but guesses in the first blank cell, smallest digit first. So it finds
 * solutions in lexicographic order. It is used to find the smallest solution if the chosen strategy
 * finds solutions in a different order.
 */
export const lexicographicPropagation: Strategy = {
  ...propagation,
  id: 'lexicographic',
  summary: 'propagation that guesses in the first blank cell',
  lexicographic: true,
  begin: (givens, pencilmarks) =>
    new PropagationSearch(givens, masksOf(givens, pencilmarks), 'first'),
};

/** The phases of the search. */
const PROPAGATE = 0;
const GUESS = 1;
const RETREAT = 2;

class PropagationSearch extends PathSearch {
  declare protected readonly masks: HouseMasks;
  private readonly branch: 'fewest' | 'first';
  private phase = PROPAGATE;
  /** The next house to scan. */
  private house = 0;
  /** How many houses have been scanned since the latest placement. */
  private quiet = 0;
  /** Guess → its index in the path. */
  private readonly guessAt: Uint16Array;
  /** Guess → the untried candidates of its cell. */
  private readonly rest: Int32Array;
  private guesses = 0;

  constructor(givens: Grid, masks: HouseMasks, branch: 'fewest' | 'first') {
    super(givens, masks);
    this.branch = branch;
    this.guessAt = new Uint16Array(this.path.length);
    this.rest = new Int32Array(this.path.length);
  }

  override opensNode(index: number): boolean {
    return this.guessAt.subarray(0, this.guesses).includes(index);
  }

  advance(events: number): SearchStatus {
    if (this.startsFull()) return this.solved();
    let left = events;
    while (left > 0) {
      if (this.phase === PROPAGATE) {
        if (!this.scanHouse()) continue;
      } else if (this.phase === GUESS) {
        this.guess();
      } else if (this.depth > 0) {
        this.retreat();
      } else {
        return 'exhausted';
      }
      left--;
      if (this.depth === this.path.length) return this.solved();
    }
    return 'paused';
  }

  /**
   * Scans one house. If the house has a single, places its digit and returns true. Then the next
   * call scans the same house again.
   */
  private scanHouse(): boolean {
    const { geometry, digits, masks } = this;
    const cells = geometry.houses[this.house];
    const all = allDigits(geometry.size);
    let placed = 0;
    let once = 0;
    let twice = 0;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i];
      if (digits[cell] !== 0) {
        placed |= 1 << (digits[cell] - 1);
        continue;
      }
      const candidates = masks.candidates(cell);
      if ((candidates & (candidates - 1)) === 0) {
        if (candidates === 0) return this.contradiction();
        return this.force(cell, candidates);
      }
      twice |= once & candidates;
      once |= candidates;
    }
    if ((placed | once) !== all) return this.contradiction();
    const hidden = once & ~twice;
    if (hidden !== 0) {
      const single = hidden & -hidden;
      let i = 0;
      while (digits[cells[i]] !== 0 || (masks.candidates(cells[i]) & single) === 0) i++;
      return this.force(cells[i], single);
    }
    this.house = this.house + 1 === geometry.houses.length ? 0 : this.house + 1;
    if (++this.quiet === geometry.houses.length) this.phase = GUESS;
    return false;
  }

  private force(cell: number, single: DigitSet): true {
    this.makeNext(cell);
    this.put(lowestDigit(single));
    return true;
  }

  private contradiction(): false {
    this.phase = RETREAT;
    return false;
  }

  /** If the latest guess was taken back, places its next digit. If not, makes a new guess. */
  private guess(): void {
    if (this.guesses === 0 || this.guessAt[this.guesses - 1] !== this.depth) {
      const { digits, path, depth, masks } = this;
      if (this.branch === 'first') this.makeNext(digits.indexOf(0));
      else this.makeNextAt(masks.fewestCandidates(path, depth));
      this.guessAt[this.guesses] = this.depth;
      this.rest[this.guesses++] = this.masks.candidates(this.path[this.depth]);
    }
    const latest = this.guesses - 1;
    const digit = lowestDigit(this.rest[latest]);
    this.rest[latest] &= this.rest[latest] - 1;
    this.counters.nodes++;
    this.put(digit);
  }

  private put(digit: number): void {
    this.makePlacement(digit);
    this.phase = PROPAGATE;
    this.quiet = 0;
  }

  /**
   * Takes one digit back. If the digit was a guess and its cell has untried candidates, the next
   * phase tries them.
   */
  private retreat(): void {
    this.makeBack();
    if (this.guesses === 0 || this.guessAt[this.guesses - 1] !== this.depth) return;
    if (this.rest[this.guesses - 1] !== 0) this.phase = GUESS;
    else this.guesses--;
  }

  protected override solved(): SearchStatus {
    this.phase = RETREAT;
    return super.solved();
  }

  /**
   * Returns `phase`, `house`, `quiet` and `guesses`, then the entries of each guess in `guessAt`
   * and `rest`, then the cell and digit of each placement.
   */
  protected saveState(): Int32Array {
    const { phase, house, quiet, guesses, guessAt, rest, path, digits, depth } = this;
    const state = [phase, house, quiet, guesses];
    for (let i = 0; i < guesses; i++) state.push(guessAt[i], rest[i]);
    for (let i = 0; i < depth; i++) state.push(path[i], digits[path[i]]);
    // After a guess is taken back, the search goes on with the same cell.
    if (phase === GUESS && guesses > 0 && guessAt[guesses - 1] === depth)
      state.push(path[depth], 0);
    return Int32Array.from(state);
  }

  protected loadState(state: Int32Array): void {
    [this.phase, this.house, this.quiet, this.guesses] = state;
    let at = 4;
    for (let i = 0; i < this.guesses; i++) {
      this.guessAt[i] = state[at++];
      this.rest[i] = state[at++];
    }
    while (at < state.length) {
      this.makeNext(state[at++]);
      const digit = state[at++];
      if (digit !== 0) this.push(digit);
    }
  }
}
