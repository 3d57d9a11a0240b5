// Hot code: it runs once per node.
import { countDigits } from '../../grid/digit-set.ts';
import type { Domains } from './domains.ts';
import type { Network } from './network.ts';

const UNIT = 8;
/** What each rule of few cells adds to the weights at the beginning. */
const RULE = 6 * UNIT;
/** All weights are halved after so many contradictions. */
const HALF_LIFE = 2048;

/**
 * Chooses the next guess: the cell with the fewest values for its weight. The weight of a cell grows
 * with the contradictions of rules on it (Boussemart et al. 2004), and more if it was fixed last before
 * one. A value with two places in a house is as good as a cell with two values.
 */
export class Branching {
  /** Cell → its weight, and one number more: the contradictions since the weights were halved. */
  readonly weights: Int32Array;
  cell = 0;
  /** As a set. */
  value = 0;
  private readonly domains: Domains;
  private readonly houses: readonly Uint16Array[];
  /** A rule of so many cells says little about each of them. */
  private readonly wide: number;

  constructor({ domains, houses, propagators }: Network) {
    this.domains = domains;
    this.houses = houses;
    this.weights = new Int32Array(domains.now.length + 1).fill(2 * UNIT);
    this.weights[domains.now.length] = 0;
    this.wide = houses.length > 0 ? houses[0].length : domains.now.length;
    for (const { cells } of propagators) {
      if (cells.length >= this.wide) continue;
      for (let i = 0; i < cells.length; i++) this.weights[cells[i]] += RULE;
    }
  }

  /** Raises the weights of the cells of a rule that failed, and of the cell that was fixed last. */
  blame(cells: ArrayLike<number>): void {
    const { weights, domains, wide } = this;
    const weight = cells.length < wide ? UNIT : UNIT / 4;
    for (let i = 0; i < cells.length; i++) weights[cells[i]] += weight;
    if (domains.settled > 0) weights[domains.path[domains.settled - 1]] += UNIT;
    const last = weights.length - 1;
    if (++weights[last] < HALF_LIFE) return;
    weights[last] = 0;
    for (let i = 0; i < last; i++) weights[i] = (weights[i] + UNIT) >>> 1;
  }

  choose(): void {
    const { domains, weights } = this;
    const { now, path } = domains;
    let best = 0;
    let size = 0;
    let score = -1;
    for (let i = domains.settled; i < path.length; i++) {
      const cell = path[i];
      const count = countDigits(now[cell]);
      const own = weights[cell] / count;
      if (own <= score) continue;
      score = own;
      best = cell;
      size = count;
    }
    this.cell = best;
    this.value = now[best] & -now[best];
    if (size > 2) this.choosePlace(score);
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
