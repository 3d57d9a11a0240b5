import { type Order, orders, placementsIn } from '../cases/orders.ts';

/** How an order (see `orders`) explains the costs of a program. */
export interface Explanation {
  readonly order: Order;
  /** The cost of a placement. The program's cost is about `idle + perPlacement × placements`. */
  readonly perPlacement: number;
  /** How well the order explains the variation of the costs. 1 means completely. */
  readonly fit: number;
}

interface Sample {
  readonly cost: number;
  /**
   * The placements on this puzzle are counted until the search has done this much work. The unit of
   * work is the time of one placement by the strategy `bitmask`.
   */
  readonly work: number;
  /** Order → the placements of a search in this order, or undefined if the count was stopped. */
  readonly placements: readonly (number | undefined)[];
}

/** The usual maximum work of a count (see `Sample.work`). */
const WORK = 200_000;
/**
 * The maximum work of a count for each of the first few puzzles with a noticeable cost. It is
 * larger than WORK, because a fast program is noticeably slower only on very hard puzzles.
 */
const THOROUGH_WORK = 3_000_000;
const THOROUGH_SAMPLES = 4;
/** The least `fit` of an order that explains the costs. */
const LEAST_FIT = 0.5;
const LEAST_SAMPLES = 3;

/**
 * Learns which of the `orders` predicts the costs of a program best. A cost may be a time or a
 * number of calls.
 */
export class CostModel {
  private readonly idle: number;
  private readonly noticeable: number;
  private readonly samples: Sample[] = [];
  private thoroughLeft = THOROUGH_SAMPLES;

  /**
   * @param idle The cost of an easy puzzle.
   * @param noticeable A cost above this differs from `idle` by more than noise.
   */
  constructor(idle: number, noticeable: number) {
    this.idle = idle;
    this.noticeable = noticeable;
  }

  /** Adds a measured puzzle. Counts its placements in all orders, which takes up to a second. */
  add(givens: Uint8Array, cost: number): void {
    const isThorough = cost > this.noticeable && this.thoroughLeft-- > 0;
    const work = isThorough ? THOROUGH_WORK : WORK;
    const placements = orders.map((order) => placementsIn(order, givens, work / order.effort));
    this.samples.push({ cost, work, placements });
  }

  /** Returns the order that explains the costs best, or undefined if none explains them. */
  best(): Explanation | undefined {
    const { samples } = this;
    if (samples.length < LEAST_SAMPLES) return undefined;
    const logs = samples.map(({ cost }) => Math.log(cost));
    const middle = median(logs);
    const spread = sum(logs.map((log) => Math.abs(log - middle)));
    let best: Explanation | undefined;
    orders.forEach((order, index) => {
      const perPlacement = this.perPlacement(index);
      if (perPlacement === undefined) return;
      const fit = 1 - this.error(index, perPlacement) / spread;
      if (fit >= Math.max(LEAST_FIT, best?.fit ?? 0)) best = { order, perPlacement, fit };
    });
    return best;
  }

  /** Returns the median of the costs per placement, or undefined if no cost is noticeable. */
  private perPlacement(order: number): number | undefined {
    const rates: number[] = [];
    for (const { cost, placements } of this.samples) {
      const count = placements[order];
      if (count && cost > this.noticeable) rates.push((cost - this.idle) / count);
    }
    return rates.length > 0 ? median(rates) : undefined;
  }

  /**
   * Returns the sum of the absolute errors of the predictions. The error of a prediction is the
   * logarithm of the cost divided by the predicted cost.
   */
  private error(index: number, perPlacement: number): number {
    return sum(
      this.samples.map(({ cost, work, placements }) => {
        const count = placements[index] ?? work / orders[index].effort;
        const error = Math.log(cost / (this.idle + perPlacement * count));
        // If the count was stopped, a cost above the prediction is not an error.
        return placements[index] === undefined ? Math.max(0, -error) : Math.abs(error);
      }),
    );
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
