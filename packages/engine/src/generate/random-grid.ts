import { countDigits, hasDigit } from '../grid/digit-set.ts';
import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { blankCells, emptyGrid, type Grid, gridOf } from '../grid/grid.ts';
import type { HouseMasks } from '../search/house-masks.ts';
import { masksOf } from '../search/peer-counts.ts';
import type { Random } from './random.ts';

/**
 * After this many placements per cell of the grid, a new grid is started. This is faster than
 * continuing from a bad start.
 */
const PATIENCE = 40;

/**
 * Makes a random full grid. The boxes on the diagonal, which share no row or column, are filled at
 * random. The other cells are filled by backtracking, the cell with the fewest candidates first. In
 * each cell, the digits are tried in ascending order, starting with a random digit and continuing
 * with 1 after the largest. Every grid is possible, but not all grids are equally likely.
 */
export function randomGrid(geometry: Geometry, random: Random): Grid {
  geometry = internGeometry(geometry);
  for (;;) {
    const start = geometry.layout ? emptyGrid(geometry) : diagonalBoxes(geometry, random);
    const filled = fill(start, random);
    if (filled) return filled;
  }
}

function diagonalBoxes(geometry: Geometry, random: Random): Grid {
  const { size, boxRows, boxColumns, houses } = geometry;
  const digits = new Uint8Array(geometry.cells);
  for (let i = 0; i < Math.min(boxRows, boxColumns); i++) {
    const shuffled = random.shuffle(Array.from({ length: size }, (_, digit) => digit + 1));
    // Box i of band i. Each band has `boxRows` boxes.
    houses[2 * size + i * boxRows + i].forEach((cell, at) => {
      digits[cell] = shuffled[at];
    });
  }
  return gridOf(geometry, digits);
}

/** Fills the blanks. Returns undefined if it takes too many placements. */
function fill(start: Grid, random: Random): Grid | undefined {
  const { geometry } = start;
  const digits = start.digits.slice();
  const masks = masksOf(start);
  const open = [...blankCells(start)];
  let left = PATIENCE * geometry.cells;

  const fillRest = (depth: number): boolean => {
    if (depth === open.length) return true;
    bringFewest(open, depth, masks);
    const cell = open[depth];
    const candidates = masks.candidates(cell);
    const first = random.below(geometry.size);
    for (let i = 0; i < geometry.size; i++) {
      const digit = ((first + i) % geometry.size) + 1;
      if (!hasDigit(candidates, digit)) continue;
      if (left === 0) return false;
      left--;
      masks.place(cell, digit);
      digits[cell] = digit;
      if (fillRest(depth + 1)) return true;
      masks.takeBack(cell, digit);
    }
    return false;
  };
  return fillRest(0) ? { geometry, digits } : undefined;
}

/** Moves the open cell with the fewest candidates to `depth`. */
function bringFewest(open: number[], depth: number, masks: HouseMasks): void {
  let best = depth;
  let fewest = countDigits(masks.candidates(open[depth]));
  for (let i = depth + 1; i < open.length; i++) {
    const count = countDigits(masks.candidates(open[i]));
    if (count < fewest) {
      fewest = count;
      best = i;
    }
  }
  [open[depth], open[best]] = [open[best], open[depth]];
}
