// Hot code: it allocates nothing until it has found a step.
import { type CellSet, cellsOf } from '../cell-set.ts';
import type { Position } from '../position.ts';
import { candidateOf, type Step, type TechniqueId } from '../step.ts';
import { Coloring } from './coloring.ts';
import type { DigitFinder } from './digit-finder.ts';

const coloring = new Coloring();

/** The cells that see two colors. */
const both: CellSet = new Int32Array(3);

/**
 * Finds the steps of a single cluster. If two cells of the same color see each other, this color is
 * false (wrap). If a cell sees both colors, it does not contain the digit (trap).
 */
export const findSimpleColors: DigitFinder = (position, digit, receive) => {
  coloring.read(position, digit);
  for (let color = 0; color < coloring.clusterCount * 2; color += 2) {
    const isFalse1 = coloring.sees(color, color);
    const isFalse2 = coloring.sees(color + 1, color + 1);
    if (isFalse1 || isFalse2) {
      const step = wrapStep('simple-colors-wrap', digit, [color, color + 1], isFalse1, isFalse2);
      if (receive(step)) return true;
    }
    if (!coloring.readSeenByBoth(both, position.cells, digit, color, color + 1)) continue;
    const step = colorStep('simple-colors-trap', digit, [color, color + 1], cellsOf(both));
    if (receive(step)) return true;
  }
  return false;
};

/**
 * Finds the steps of two clusters. Type 2: if a color of the first cluster sees both colors of the
 * second cluster, this color is false. Type 1: if a color of the first cluster sees a color of the
 * second, at least one of the two opposite colors is true. So a cell that sees both opposite colors
 * does not contain the digit.
 */
export const findMultiColors: DigitFinder = (position, digit, receive) => {
  coloring.read(position, digit);
  const count = coloring.clusterCount * 2;
  if (count < 4) return false;
  for (let first = 0; first < count; first += 2) {
    for (let second = 0; second < count; second += 2) {
      if (first === second || !areLinked(first, second)) continue;
      const colors = [first, first + 1, second, second + 1];
      const isFalse1 = seesBoth(first, second);
      const isFalse2 = seesBoth(first + 1, second);
      if (isFalse1 || isFalse2) {
        const step = wrapStep('multi-colors-2', digit, colors, isFalse1, isFalse2);
        if (receive(step)) return true;
      }
      const removed = seenByOpposites(position, digit, first, second);
      if (removed.length === 0) continue;
      if (receive(colorStep('multi-colors-1', digit, colors, removed))) return true;
    }
  }
  return false;
};

/** Whether cells of two clusters see each other. */
function areLinked(first: number, second: number): boolean {
  for (let i = 0; i < 4; i++) if (coloring.sees(first + (i >> 1), second + (i & 1))) return true;
  return false;
}

function seesBoth(color: number, cluster: number): boolean {
  return coloring.sees(color, cluster) && coloring.sees(color, cluster + 1);
}

/** If two colors see each other, returns the cells that see both of their opposite colors. */
function seenByOpposites(
  { cells }: Position,
  digit: number,
  first: number,
  second: number,
): number[] {
  const seen: number[] = [];
  for (let i = 0; i < 4; i++) {
    const one = first + (i >> 1);
    const other = second + (i & 1);
    if (!coloring.sees(one, other)) continue;
    if (coloring.readSeenByBoth(both, cells, digit, one ^ 1, other ^ 1))
      seen.push(...cellsOf(both));
  }
  return seen;
}

/** Removes the digit from the false colors of the first cluster. */
function wrapStep(
  technique: TechniqueId,
  digit: number,
  colors: readonly number[],
  isFalse1: boolean,
  isFalse2: boolean,
): Step {
  const removed = [
    ...(isFalse1 ? coloring.cellsOf(colors[0]) : []),
    ...(isFalse2 ? coloring.cellsOf(colors[1]) : []),
  ];
  return colorStep(technique, digit, colors, removed);
}

function colorStep(
  technique: TechniqueId,
  digit: number,
  colors: readonly number[],
  removed: readonly number[],
): Step {
  const cells = colors.map((color) => coloring.cellsOf(color));
  return {
    technique,
    pattern: { kind: 'colors', cells: cells.flat(), digits: [digit], houses: [], colors: cells },
    eliminations: [...new Set(removed)].map((cell) => candidateOf(cell, digit)),
    placement: undefined,
  };
}
