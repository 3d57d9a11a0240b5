// Hot code: it runs once per node.
import { countDigits } from '../../grid/digit-set.ts';
import type { Domains } from './domains.ts';

/** All weights are halved after so many contradictions. */
const HALF_LIFE = 2048;

/**
 * Chooses the next guess: the cell with the fewest values for its weight. The weight of a cell is the
 * number of contradictions of rules on it (Boussemart et al. 2004) and after guesses of it. A value with two places in a house is
 * as good as a cell with two values.
 */
export class Branching {
  /** Cell → its weight, and one number more: the contradictions since the weights were halved. */
  readonly weights: Int32Array;
  cell = 0;
  /** As a set. */
  value = 0;
  private readonly domains: Domains;
  private readonly houses: readonly Uint16Array[];

  constructor(domains: Domains, houses: readonly Uint16Array[]) {
    this.domains = domains;
    this.houses = houses;
    this.weights = new Int32Array(domains.now.length + 1);
    for (let cell = 0; cell < domains.now.length; cell++) this.weights[cell] = UNIT;
  }

  /** Raises the weights of cells in a contradiction, and of the cell whose guess led to it, if there is one. */
  blame(cells: ArrayLike<number>, guess: number): void {
    const { weights } = this;
    for (let i = 0; i < cells.length; i++) weights[cells[i]] += UNIT;
    if (guess >= 0) weights[guess] += UNIT;
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
        const own = (weights[first] + weights[second]) / 3;
        if (own <= score) continue;
        score = own;
        this.cell = weights[first] >= weights[second] ? first : second;
        this.value = value;
      }
    }
  }
}

const UNIT = 16;
