import { LinearChains } from '../technique/chain/linear-chains.ts';
import type { Position } from '../technique/position.ts';
import { findFullHouse, findHiddenSingle, findNakedSingle } from '../technique/singles.ts';
import type { Step } from '../technique/step.ts';
import type { Producer, RatedStep } from './producer.ts';
import { BOX_COLUMN_ROW } from './se-order.ts';

/** An entry of a scale. */
export interface ScaleEntry {
  /** The number of the producer in the step logs of the original program. */
  readonly number: number;
  readonly name: string;
  /** Makes a producer for one path. */
  readonly make: () => Producer;
}

const BOXES = 18;

/** The producers of Sudoku Explainer 1.2.1, in its order. */
export const SE_SCALE: readonly ScaleEntry[] = [
  { number: 0, name: 'hidden single', make: () => ({ find: hiddenSingle }) },
  { number: 3, name: 'naked single', make: () => ({ find: nakedSingle }) },
  { number: 20, name: 'forcing chains and cycles', make: cyclesAndChains },
];

function rated(step: Step, rating: number): RatedStep {
  const { technique, pattern, eliminations, placement } = step;
  return { technique, pattern, eliminations, placement, rating };
}

function hiddenSingle(position: Position): RatedStep | undefined {
  const alone = findFullHouse(position, BOX_COLUMN_ROW);
  if (alone) return rated(alone, 1.0);
  const step = findHiddenSingle(position, BOX_COLUMN_ROW);
  return step && rated(step, step.pattern.houses[0] >= BOXES ? 1.2 : 1.5);
}

function nakedSingle(position: Position): RatedStep | undefined {
  const step = findNakedSingle(position);
  return step && rated(step, 2.3);
}

function cyclesAndChains(): Producer {
  const chains = new LinearChains();
  return { find: (position) => chains.best(position) };
}
