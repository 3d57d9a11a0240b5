import { type Component, largeComponents } from '../picture/components.ts';
import { halved, type ReducedGray, reducedGray } from '../picture/gray.ts';
import { type InkSetting, inkOf, summedArea } from '../picture/ink.ts';
import { type Pixels, verifyPixels } from '../picture/pixels.ts';
import type { Corners } from '../picture/point.ts';
import { convexHull, largestQuadrilateral } from './convex-hull.ts';
import { type Lined, linesIn } from './grid-lines.ts';
import { cornersOf, flatLattice } from './lattice.ts';

export interface FoundGrid {
  /** Clockwise from the top left, as the grid lies in the picture. */
  readonly corners: Corners;
  /** The number of cells in a row. */
  readonly size: number;
}

/** The longest side of the picture in which the grid is looked for. */
const SOUGHT = 800;

/** The settings that are tried until a grid is found. The radius is a share of the picture. */
const SETTINGS: readonly InkSetting[] = [
  { radius: 1 / 40, darker: 0.1 },
  { radius: 1 / 40, darker: 0.05 },
  { radius: 1 / 20, darker: 0.15 },
  { radius: 1 / 12, darker: 0.08 },
];

/** A grid has at least this share of the pieces of its lines. */
const LEAST_SUPPORT = 0.85;

/** A grid narrower than this share of the picture is not looked for. */
const NARROWEST = 0.2;

/**
 * Finds the largest grid of a picture. Returns undefined if there is none.
 *
 * @throws {RangeError} if the data does not have 4 bytes per pixel
 */
export function findGrid(pixels: Pixels): FoundGrid | undefined {
  verifyPixels(pixels);
  const found = locateGrid([reducedGray(pixels, SOUGHT)]);
  return found && { corners: cornersOf(found.lattice), size: found.size };
}

/** Finds the grid with the best lines. `levels` begins with the picture and gets its halves. */
export function locateGrid(levels: ReducedGray[]): Lined | undefined {
  let sought = levels[0];
  for (let i = 1; Math.max(sought.width, sought.height) > SOUGHT; i++) {
    if (i === levels.length) levels.push(halved(sought));
    sought = levels[i];
  }
  const longest = Math.max(sought.width, sought.height);
  if (Math.min(sought.width, sought.height) < 40) return undefined;
  const sums = summedArea(sought);
  let best: Lined | undefined;
  for (const { radius, darker } of SETTINGS) {
    const ink = inkOf(sought, sums, { radius: Math.round(radius * longest), darker });
    const components = largeComponents(ink, sought.width, NARROWEST * longest)
      .sort((a, b) => areaOf(b) - areaOf(a))
      .slice(0, 3);
    for (const component of components) {
      const quadrilateral = largestQuadrilateral(convexHull(component));
      if (!quadrilateral) continue;
      const { factor } = sought;
      const [a, b, c, d] = quadrilateral.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
      const lined = linesIn(levels, flatLattice([a, b, c, d]));
      if (lined && lined.support > (best?.support ?? 0)) best = lined;
      if (best && best.support > 0.9) return best;
    }
  }
  return best && best.support > LEAST_SUPPORT ? best : undefined;
}

function areaOf({ left, top, right, bottom }: Component): number {
  return (right - left) * (bottom - top);
}
