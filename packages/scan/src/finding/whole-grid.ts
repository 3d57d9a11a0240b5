import type { ReducedGray } from '../picture/gray.ts';
import type { Corners } from '../picture/point.ts';
import { type Lined, leastContrast, linesIn, SIZES } from './grid-lines.ts';
import { flatLattice, type Lattice, pointAt } from './lattice.ts';
import { rectify } from './rectified.ts';
import { segmentsOf } from './segments.ts';

/** So many rows or columns may be missing on one side. */
const MOST_BESIDE = 3;

/** Cells beside a part of a grid belong to it if at least this share of their pieces of lines is there, across and down. */
const LEAST_SHARE = 0.75;

/** How far beside its place a piece of a line may be, in cells. */
const REACH = 0.2;

/**
 * Finds the grid of which the found one is only a part: there are rows and columns of cells beside it.
 * Returns undefined if there are none, or too few for a larger grid.
 */
export function wholeGrid(levels: ReducedGray[], part: Lined): Lined | undefined {
  const { lattice, size } = part;
  const isBeside = cellsBeside(levels, part);
  const stepsTo = (isThere: (step: number) => boolean) => {
    let steps = 0;
    while (steps < MOST_BESIDE && isThere(steps)) steps++;
    return steps;
  };
  const left = stepsTo((step) => isBeside('column', -1 - step));
  const right = stepsTo((step) => isBeside('column', size + step));
  const above = stepsTo((step) => isBeside('row', -1 - step));
  const below = stepsTo((step) => isBeside('row', size + step));
  const most = size + Math.min(left + right, above + below);
  const larger = SIZES.find((other) => other <= most);
  if (larger === undefined || larger <= size) return undefined;
  const more = larger - size;
  let best: Lined | undefined;
  for (let x = Math.max(0, more - right); x <= Math.min(left, more); x++) {
    for (let y = Math.max(0, more - below); y <= Math.min(above, more); y++) {
      const corners = cornersAt(lattice, { left: -x / size, top: -y / size, side: larger / size });
      const lined = linesIn(levels, flatLattice(corners));
      if (lined?.size === larger && lined.support > (best?.support ?? 0)) best = lined;
    }
  }
  return best;
}

/** Tells whether a row or a column beside a grid has the lines of cells. */
function cellsBeside(
  levels: ReducedGray[],
  { lattice, size }: Pick<Lined, 'lattice' | 'size'>,
): (kind: 'row' | 'column', index: number) => boolean {
  const beside = MOST_BESIDE / size;
  const around = flatLattice(
    cornersAt(lattice, { left: -beside, top: -beside, side: 1 + 2 * beside }),
  );
  const cells = size + 2 * MOST_BESIDE;
  const pieces = segmentsOf(rectify(levels, around), cells, { reach: REACH }).map((piece) => ({
    x: piece.u * cells - MOST_BESIDE,
    y: piece.v * cells - MOST_BESIDE,
    contrast: piece.contrast,
  }));
  const isInside = (at: number) => at > -0.1 && at < size + 0.1;
  const least = leastContrast(pieces.filter(({ x, y }) => isInside(x) && isInside(y)));
  const isSeen = (own: typeof pieces) =>
    own.filter(({ contrast }) => contrast > least).length > LEAST_SHARE * own.length;
  return (kind, index) => {
    const [across, along] = kind === 'column' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const outside = index < 0 ? index : index + 1;
    const near = pieces.filter((piece) => isInside(piece[along]));
    const at = (place: number) => near.filter((piece) => Math.abs(piece[across] - place) < 0.1);
    return isSeen(at(outside)) && isSeen(at(index + 0.5));
  };
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The corners of a square of the grid in the picture. */
function cornersAt(lattice: Lattice, { left, top, side }: Square): Corners {
  return [
    pointAt(lattice, left, top),
    pointAt(lattice, left + side, top),
    pointAt(lattice, left + side, top + side),
    pointAt(lattice, left, top + side),
  ];
}
