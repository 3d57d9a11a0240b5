import { project } from '../picture/homography.ts';
import type { Corners, Point } from '../picture/point.ts';
import { fittedHomography, type Match } from './fitted-homography.ts';
import { type Hole, holesOf } from './holes.ts';
import { inkedShare } from './inked-share.ts';

/** A hole with its column and row, counted from the hole where the search began. */
interface Placed {
  readonly hole: Hole;
  readonly column: number;
  readonly row: number;
  /** From this cell to the next one to the right, and to the next one below. */
  readonly right: Point;
  readonly down: Point;
}

/** Fewer cells side by side are no grid. */
const FEWEST = 12;
/** A picture with more holes is a texture. */
const MOST_HOLES = 700;
/** A neighbor is at most this far from where it is expected, in sides of a cell. */
const NEAR = 0.35;
/** Rows or columns in which no cell is found, at most. */
const MOST_MISSING = 3;
/** The largest first: 8 rows that are found may be those of a grid of 9. */
const SIZES = [16, 12, 9, 8, 6, 4];

/** Of all grids that may have the cells, so many are worth a closer look. */
const MOST_GRIDS = 2;

/**
 * Finds cells that lie side by side, and the likeliest quadrilaterals of grids that have these cells, by their
 * ink. So a grid is found if its frame is broken, is covered in part, or touches other lines.
 */
export function gridsOfCells(ink: Uint8Array, width: number): Corners[] {
  const holes = holesOf(ink, width);
  if (holes.length > MOST_HOLES) return [];
  const placed = largestLattice(holes);
  if (placed.length < FEWEST) return [];
  const columns = placed.map(({ column }) => column);
  const rows = placed.map(({ row }) => row);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  const across = Math.max(...columns) - left + 1;
  const down = Math.max(...rows) - top + 1;
  const matches: Match[] = placed.map(({ hole, column, row }) => ({
    from: { x: column - left + 0.5, y: row - top + 0.5 },
    to: hole.center,
  }));
  const homography = fittedHomography(matches);
  const grids = SIZES.flatMap((size) => {
    if (size < Math.max(across, down) || size - Math.min(across, down) > MOST_MISSING) return [];
    const found: { readonly corners: Corners; readonly share: number }[] = [];
    for (let x = across - size; x <= 0; x++) {
      for (let y = down - size; y <= 0; y++) {
        const corner = (u: number, v: number) => project(homography, x + u * size, y + v * size);
        const corners: Corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
        found.push({ corners, share: inkedShare(ink, width, corners, size) });
      }
    }
    return found;
  });
  return grids
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_GRIDS)
    .map(({ corners }) => corners);
}

function largestLattice(holes: readonly Hole[]): readonly Placed[] {
  let largest: readonly Placed[] = [];
  const left = new Set(holes);
  for (const hole of holes) {
    if (left.size <= largest.length) break;
    if (!left.has(hole)) continue;
    const placed = latticeFrom(hole, holes);
    for (const { hole: other } of placed) left.delete(other);
    if (placed.length > largest.length) largest = placed;
  }
  return largest;
}

/** Places the neighbors of a cell, their neighbors, and so on. */
function latticeFrom(first: Hole, holes: readonly Hole[]): readonly Placed[] {
  const start = stepsFrom(first, holes);
  if (!start) return [];
  const found: Placed[] = [{ hole: first, column: 0, row: 0, ...start }];
  const taken = new Set([first]);
  const places = new Set(['0,0']);
  for (const { hole, column, row, right, down } of found) {
    for (const [across, below] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ]) {
      const step = across === 0 ? down : right;
      const sign = across + below;
      const expected = { x: hole.center.x + sign * step.x, y: hole.center.y + sign * step.y };
      const place = `${column + across},${row + below}`;
      const next = nearest(holes, expected, NEAR * Math.hypot(step.x, step.y));
      if (!next || taken.has(next) || places.has(place) || !isAlike(hole, next)) continue;
      taken.add(next);
      places.add(place);
      const seen = {
        x: sign * (next.center.x - hole.center.x),
        y: sign * (next.center.y - hole.center.y),
      };
      found.push({
        hole: next,
        column: column + across,
        row: row + below,
        right: across === 0 ? right : between(right, seen),
        down: across === 0 ? between(down, seen) : down,
      });
    }
  }
  return found;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const isAlike = (a: Hole, b: Hole) => a.side < 1.5 * b.side && b.side < 1.5 * a.side;

/** The steps from a cell to its neighbors, if it has two that lie at about a right angle. */
function stepsFrom(
  hole: Hole,
  holes: readonly Hole[],
): { readonly right: Point; readonly down: Point } | undefined {
  let right: Point | undefined;
  let down: Point | undefined;
  let rightSquared = (2 * hole.side) ** 2;
  let downSquared = rightSquared;
  for (const other of holes) {
    const x = other.center.x - hole.center.x;
    const y = other.center.y - hole.center.y;
    const squared = x * x + y * y;
    if (x > Math.abs(y)) {
      if (squared >= rightSquared || !isAlike(hole, other)) continue;
      rightSquared = squared;
      right = { x, y };
    } else if (y >= Math.abs(x) && other !== hole) {
      if (squared >= downSquared || !isAlike(hole, other)) continue;
      downSquared = squared;
      down = { x, y };
    }
  }
  return right && down && { right, down };
}

function nearest(holes: readonly Hole[], { x, y }: Point, within: number): Hole | undefined {
  let best: Hole | undefined;
  let least = within * within;
  for (const hole of holes) {
    const squared = (hole.center.x - x) ** 2 + (hole.center.y - y) ** 2;
    if (squared >= least) continue;
    least = squared;
    best = hole;
  }
  return best;
}
