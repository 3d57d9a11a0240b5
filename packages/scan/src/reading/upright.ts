import { CELL_PIXELS } from '../classify/cell-size.ts';
import { CLASSES, classifyCells } from '../classify/classify-cells.ts';
import { cutCells, type Quarters } from '../cutting/cut-cells.ts';
import type { Lined } from '../finding/grid-lines.ts';
import type { ReducedGray } from '../picture/gray.ts';

/** A grid as it is read if the picture shows it turned. */
export interface Reading {
  readonly quarters: Quarters;
  readonly probabilities: Float32Array;
  /** The mean logarithm of the greatest probability of the cells that are not empty. */
  readonly clarity: number;
}

/** Digits that are read as clearly as this stand upright. */
const CLEAR = Math.log(0.85);

/** Reads the grid in the turn in which its digits are read most clearly. */
export function readUpright(levels: ReducedGray[], grid: Lined): Reading {
  let best = reading(levels, grid, 0);
  if (best.clarity > CLEAR) return best;
  for (const quarters of [1, 2, 3] as const) {
    const other = reading(levels, grid, quarters);
    if (other.clarity > best.clarity) best = other;
  }
  return best;
}

function reading(levels: ReducedGray[], grid: Lined, quarters: Quarters): Reading {
  const cells = cutCells(levels, grid, quarters);
  const count = cells.length / CELL_PIXELS;
  const probabilities = classifyCells(cells, count, grid.size);
  return { quarters, probabilities, clarity: clarityOf(probabilities) };
}

function clarityOf(probabilities: Float32Array): number {
  let sum = 0;
  let digits = 0;
  for (let first = 0; first < probabilities.length; first += CLASSES) {
    const empty = probabilities[first];
    const best = Math.max(...probabilities.subarray(first + 1, first + CLASSES));
    if (empty > 0.5) continue;
    sum += Math.log(best + 1e-4);
    digits++;
  }
  return digits === 0 ? 0 : sum / digits;
}
