// Hot code: it runs once per node.
import { countDigits } from '../../grid/digit-set.ts';
import type { Domains } from './domains.ts';
import type { GuessStack } from './guess-stack.ts';
import type { Network } from './network.ts';

const UNIT = 8;
/** What each rule of few cells adds to the weights at the beginning. */
const RULE = 6 * UNIT;
/** All weights are halved after so many contradictions. */
const HALF_LIFE = 2048;
/** What each contradiction of the value that fails most adds to its cells, if there are more than a few. */
const VALUE = 3;
/** More values than any cell has. */
const VALUES = 32;

/**
 * Chooses the next guess: the cell with the fewest values for its weight. The weight of a cell grows with
 * the contradictions of rules on it (Boussemart et al. 2004), and more if it was fixed last before one, or
 * began the step that led to one in a puzzle of cages. A value with two places in a house is as good as a
 * cell with two values. If values are unlike each other, as on thermometers, a cell with the value that
 * fails most comes sooner.
 */
export class Branching {
  /** Cell → its weight, value → how often it failed, and the contradictions since the weights were halved. */
  readonly weights: Int32Array;
  cell = 0;
  /** As a set. */
  value = 0;
  private readonly domains: Domains;
  private readonly houses: readonly Uint16Array[];
  /** A rule of so many cells says little about each of them. */
  private readonly wide: number;
  private readonly fails: Int32Array;
  private readonly hasUnlikeValues: boolean;
  private readonly isOfCages: boolean;

  constructor({ domains, hasUnlikeValues, houses, isOfCages, propagators }: Network) {
    const cells = domains.now.length;
    this.domains = domains;
    this.hasUnlikeValues = hasUnlikeValues;
    this.isOfCages = isOfCages;
    this.houses = houses;
    this.weights = new Int32Array(cells + VALUES + 1).fill(2 * UNIT, 0, cells);
    this.fails = this.weights.subarray(cells, cells + VALUES);
    this.wide = houses.length > 0 ? houses[0].length : domains.now.length;
    for (const { cells } of propagators) {
      if (cells.length >= this.wide) continue;
      for (let i = 0; i < cells.length; i++) this.weights[cells[i]] += RULE;
    }
  }

  /**
   * Raises the weights of the cells of a rule that failed, of the cell that was fixed last, of the guess's
   * value, and of the cell that was tried.
   */
  blame(cells: ArrayLike<number>, { depth, values }: GuessStack, tried?: number): void {
    const { weights, domains, fails, wide } = this;
    const weight = cells.length < wide ? UNIT : UNIT / 4;
    for (let i = 0; i < cells.length; i++) weights[cells[i]] += weight;
    if (domains.settled > 0) weights[domains.path[domains.settled - 1]] += UNIT;
    if (tried !== undefined && this.isOfCages) weights[tried] += UNIT;
    if (depth > 0 && this.hasUnlikeValues) fails[31 - Math.clz32(values[depth - 1])]++;
    const last = weights.length - 1;
    if (++weights[last] < HALF_LIFE) return;
    weights[last] = 0;
    for (let i = 0; i < domains.now.length; i++) weights[i] = (weights[i] + UNIT) >>> 1;
    for (let value = 0; value < VALUES; value++) fails[value] >>>= 1;
  }

  choose(): void {
    const { domains, fails, weights, wide } = this;
    const { now, path } = domains;
    let worst = 0;
    for (let value = 1; value < VALUES; value++) if (fails[value] > fails[worst]) worst = value;
    const more = fails[worst] < wide ? 0 : VALUE * fails[worst];
    let best = 0;
    let size = 0;
    let score = -1;
    for (let i = domains.settled; i < path.length; i++) {
      const cell = path[i];
      const set = now[cell];
      const count = countDigits(set);
      const own = (weights[cell] + ((set >>> worst) & 1) * more) / count;
      if (own <= score) continue;
      score = own;
      best = cell;
      size = count;
    }
    this.cell = best;
    this.value = now[best] & -now[best];
    if (size > 2) this.choosePlace(weights[best] / size);
  }

  /** Chooses a value with two places in a house, if their weight is high enough for that. */
  private choosePlace(least: number): void {
    const { domains, houses, weights } = this;
    const { now } = domains;
    let score = least;
    for (let h = 0; h < houses.length; h++) {
      const cells = houses[h];
      let once = 0;
      let twice = 0;
      let more = 0;
      for (let i = 0; i < cells.length; i++) {
        const set = now[cells[i]];
        more |= twice & set;
        twice |= once & set;
        once |= set;
      }
      for (let rest = twice & ~more; rest !== 0; rest &= rest - 1) {
        const value = rest & -rest;
        let first = -1;
        let second = -1;
        for (let i = 0; i < cells.length; i++) {
          if ((now[cells[i]] & value) === 0) continue;
          if (first < 0) first = cells[i];
          else second = cells[i];
        }
        const own = Math.max(weights[first], weights[second]) / 2;
        if (own <= score) continue;
        score = own;
        this.cell = weights[first] >= weights[second] ? first : second;
        this.value = value;
      }
    }
  }
}
