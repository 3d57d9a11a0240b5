import { printedRating } from '../../src/rating/explainer-summary.ts';
import { apply } from '../../src/rating/path.ts';
import type { Producer, RatedStep } from '../../src/rating/producer.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { type Position, positionOf } from '../../src/technique/position.ts';
import { grid } from '../puzzles.ts';
import { formatStep, type LoggedPuzzle, type LoggedStep } from './se-log.ts';
import { stepOf } from './step-of.ts';

/** The result of a comparison with a log: counts of what was compared, and the differences. */
export interface Comparison {
  puzzles: number;
  /** The logged steps of the compared producers. */
  steps: number;
  /** The calls of the compared producers. */
  calls: number;
  readonly differences: string[];
  /**
   * The logged steps for which Nonet has another complexity. In dynamic chains with patterns and in
   * harder chains, the original program visits cells in the order of their hash codes, which change
   * from run to run. So its result may differ from run to run.
   */
  readonly hashOrder: string[];
}

export function newComparison(): Comparison {
  return { puzzles: 0, steps: 0, calls: 0, differences: [], hashOrder: [] };
}

const DYNAMIC_PLUS = 25;

function withoutChain(step: string): string {
  return step.replace(/ c\d+(?=k)/, '');
}

/** Makes the producers with these numbers, for one puzzle. Default: all producers of the scale. */
export function producersOf(numbers?: readonly number[]): ReadonlyMap<number, Producer> {
  const all = SE_SCALE.map(({ make }, number): [number, Producer] => [number, make()]);
  return new Map(all.filter(([number]) => !numbers || numbers.includes(number)));
}

/**
 * Replays a logged puzzle. At every logged step, the producers before the producer of this step
 * must find nothing, and this producer must find the logged step. Then the logged step is applied.
 * So an error of one producer does not affect the comparison of the others.
 */
export function compare(
  logged: LoggedPuzzle,
  producers: ReadonlyMap<number, Producer>,
  comparison: Comparison,
): void {
  const position = positionOf(grid(logged.puzzle));
  logged.steps.forEach((expected, i) => {
    for (const [number, producer] of producers) {
      if (number > expected.producer) continue;
      comparison.calls++;
      const found = stepOf(producer, position);
      const actual = found ? formatStep(loggedForm(number, found)) : 'nothing';
      const wanted = number === expected.producer ? formatStep(expected) : 'nothing';
      if (actual === wanted) continue;
      const isOtherOrder = number >= DYNAMIC_PLUS && withoutChain(actual) === withoutChain(wanted);
      const list = isOtherOrder ? comparison.hashOrder : comparison.differences;
      list.push(
        `${logged.puzzle} step ${i}: expected ${wanted} of producer ${number}, got ${actual}`,
      );
    }
    if (producers.has(expected.producer)) comparison.steps++;
    applyLogged(expected, position);
  });
  comparison.puzzles++;
}

/** Writes a step of Nonet in the form of the log. */
function loggedForm(producer: number, step: RatedStep): LoggedStep {
  const { chain, rating, eliminations, placement } = step;
  return {
    producer,
    rating: Math.round(printedRating(rating) * 10),
    eliminations,
    placement,
    chain: chain ? `c${chain.complexity}k${chain.sortKey}` : '',
  };
}

export function applyLogged(step: LoggedStep, position: Position): void {
  apply(step, position);
}
