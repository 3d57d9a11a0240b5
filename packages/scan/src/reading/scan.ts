import { conflicts, geometryOfSize, gridOf } from '@nonet/engine/grid';
import { turnedPoint } from '../cutting/cut-cells.ts';
import { locateGrid } from '../finding/find-grid.ts';
import { reducedGray } from '../picture/gray.ts';
import { type Pixels, verifyPixels } from '../picture/pixels.ts';
import type { Corners } from '../picture/point.ts';
import { ranked } from './classes.ts';
import { scannedCell } from './read-cells.ts';
import { repaired } from './repair.ts';
import type { ScannedCell } from './scanned-cell.ts';
import { readUpright } from './upright.ts';

export interface Scan {
  /** The number of cells in a row: 4, 6, 8, 9, 12 or 16. */
  readonly size: number;
  /** Clockwise from the top left of the puzzle as it is read, also if the picture lies on its side. */
  readonly corners: Corners;
  readonly cells: readonly ScannedCell[];
  /** Whether the printed digits are a puzzle with exactly one solution. */
  readonly isProper: boolean;
}

/** The longest side of the picture in which cells are cut, in pixels. */
const LONGEST = 1600;

/** The corners of a puzzle, clockwise from the top left. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** No puzzle with one solution is known with fewer givens than a fifth of its cells. A few may be overlooked. */
const LEAST_DIGITS = 1 / 6;

/**
 * Whether a grid is a puzzle, and not a table, a calendar or graph paper: it has enough digits. If
 * they are no proper puzzle, they must be clear, above all in a size that is rare, and not too many
 * may contradict each other.
 */
function isPuzzle(
  cells: readonly ScannedCell[],
  { size, isProper }: Pick<Scan, 'size' | 'isProper'>,
) {
  const digits = cells.filter(({ digit }) => digit > 0);
  if (digits.length < Math.max(4, LEAST_DIGITS * cells.length)) return false;
  if (isProper) return true;
  const sum = digits.reduce((total, { confidence }) => total + confidence, 0);
  return sum / digits.length > (size === 9 ? 0.6 : 0.9) && !isAgainstRules(cells, size);
}

/** A few misread digits contradict a few others. If so many do, the grid is of another game. */
const MOST_IN_CONFLICT = 0.4;

function isAgainstRules(cells: readonly ScannedCell[], size: number): boolean {
  const geometry = geometryOfSize(size);
  if (!geometry) return false;
  const givens = cells.map(({ kind, digit }) => (kind === 'printed' ? digit : 0));
  const found = conflicts(gridOf(geometry, givens));
  const count = givens.filter((digit) => digit > 0).length;
  return new Set(found.flatMap((one) => one.cells)).size > MOST_IN_CONFLICT * count;
}

/**
 * Finds the grid of a picture, turns it upright and reads its digits. If the puzzle is not proper
 * but becomes so with digits that are nearly as probable, these are taken, and their cells say what was
 * read. Returns undefined if there is no grid.
 *
 * @throws {RangeError} if the data does not have 4 bytes per pixel
 */
export function scan(pixels: Pixels): Scan | undefined {
  verifyPixels(pixels);
  const levels = [reducedGray(pixels, LONGEST)];
  const grid = locateGrid(levels);
  if (!grid) return undefined;
  const { lattice, size } = grid;
  const { probabilities, quarters } = readUpright(levels, grid);
  const { taken, isProper } = repaired(probabilities, size);
  const cells = taken.map((found, cell) => {
    const [read] = ranked(probabilities, cell);
    return scannedCell(probabilities, cell, { taken: found, read, isProper });
  });
  if (!isPuzzle(cells, { size, isProper })) return undefined;
  const [a, b, c, d] = CORNERS.map(([u, v]) => turnedPoint(lattice, quarters, u, v));
  return { size, corners: [a, b, c, d], cells, isProper };
}
