import { type Component, componentsOf } from '../picture/components.ts';
import { halved, type ReducedGray, reducedGray } from '../picture/gray.ts';
import { type InkSetting, inkOf, strokesOf, summedArea, thickened } from '../picture/ink.ts';
import { type Pixels, verifyPixels } from '../picture/pixels.ts';
import type { Corners, Point } from '../picture/point.ts';
import { gridsOfCells } from './cell-lattice.ts';
import { convexHull } from './convex-hull.ts';
import { type Lined, linesIn } from './grid-lines.ts';
import { cornersOf, flatLattice } from './lattice.ts';
import { isGridlike, isNear, largestQuadrilateral } from './quadrilateral.ts';
import { wholeGrid } from './whole-grid.ts';

export interface FoundGrid {
  /** Clockwise from the top left, as the grid lies in the picture. */
  readonly corners: Corners;
  /** The number of cells in a row. */
  readonly size: number;
}

/** The longest side of the picture in which the grid is looked for. */
const SOUGHT = 800;

/** The settings that are tried until a grid is found. The radius is a share of the picture. */
const USUAL: InkSetting = { radius: 1 / 40, darker: 0.1 };
const PALE: InkSetting = { radius: 1 / 40, darker: 0.05 };
const SETTINGS = [USUAL, PALE, { radius: 1 / 20, darker: 0.15 }];
const STROKES: InkSetting = { radius: 1 / 80, darker: 0.06 };

/** Half the longest gap in lines where the edge of a shadow crosses them, as a share of the picture. */
const GAP = 1 / 200;

/** Pale lines must have no gap, so that cells are holes. */
const HOLE_SETTINGS = [PALE, { radius: 1 / 60, darker: 0.03 }, USUAL];

/** A grid has at least this share of the pieces of its lines. */
const LEAST_SUPPORT = 0.85;

/** With so many, no further candidate is tried. */
const CERTAIN = 0.97;

/** With fewer, finer lines are not looked for. */
const LIKELY = 0.65;

const MOST_COMPONENTS = 2;

/** A narrower picture has no room for the digits of a grid, in pixels. */
const NARROWEST_PICTURE = 40;

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

/**
 * Finds the grid with the best lines. `levels` begins with the picture and gets its halves. If there is no
 * grid in the half in which it is looked for, it is looked for where thin lines are clearer.
 */
export function locateGrid(levels: ReducedGray[]): Lined | undefined {
  let coarse = 0;
  while (longestSide(levels[coarse]) > SOUGHT) {
    coarse++;
    if (coarse === levels.length) levels.push(halved(levels[coarse - 1]));
  }
  const found = gridIn(levels, coarse);
  const best =
    coarse === 0 || !found || found.support < LIKELY || found.support > LEAST_SUPPORT
      ? found
      : gridIn(levels, coarse - 1);
  if (!best || best.support <= LEAST_SUPPORT) return undefined;
  const whole = wholeGrid(levels, best);
  return whole && whole.support > LEAST_SUPPORT ? whole : best;
}

function gridIn(levels: ReducedGray[], level: number): Lined | undefined {
  const sought = levels[level];
  if (Math.min(sought.width, sought.height) < NARROWEST_PICTURE) return undefined;
  const tried: Corners[] = [];
  let best: Lined | undefined;
  for (const alternatives of candidatesIn(sought)) {
    for (const corners of alternatives) {
      if (!isGridlike(corners) || tried.some((other) => isNear(corners, other))) continue;
      tried.push(corners);
      const lined = linesIn(levels, flatLattice(corners));
      if (lined && lined.support > (best?.support ?? 0)) best = lined;
    }
    if (best && best.support > CERTAIN) break;
  }
  return best;
}

/**
 * Lists quadrilaterals that may be a grid: those of large components, and then those of cells side by
 * side, of which a few are alternatives.
 */
function* candidatesIn(sought: ReducedGray): Generator<readonly Corners[]> {
  const sums = summedArea(sought);
  const longest = longestSide(sought);
  const { factor } = sought;
  const inPicture = ([a, b, c, d]: Corners): Corners => [
    scaled(a, factor),
    scaled(b, factor),
    scaled(c, factor),
    scaled(d, factor),
  ];
  const inPixels = ({ radius, darker }: InkSetting) => ({
    radius: Math.round(radius * longest),
    darker,
  });
  const inks = new Map<InkSetting, Uint8Array>();
  const inkIn = (setting: InkSetting) => {
    const ink = inks.get(setting) ?? inkOf(sought, sums, inPixels(setting));
    inks.set(setting, ink);
    return ink;
  };
  const largestOf = (ink: Uint8Array) =>
    componentsOf(ink, sought.width, { of: 1, shortest: NARROWEST * longest })
      .sort((a, b) => areaOf(b) - areaOf(a))
      .slice(0, MOST_COMPONENTS);
  const around = (components: readonly Component[]) => {
    const quadrilateral = largestQuadrilateral(convexHull(components));
    return quadrilateral ? [inPicture(quadrilateral)] : [];
  };
  for (const setting of SETTINGS) {
    for (const component of largestOf(inkIn(setting))) yield around([component]);
  }
  const strokes = strokesOf(sought, sums, inPixels(STROKES));
  const pieces = largestOf(thickened(strokes, sought.width, Math.round(GAP * longest)));
  for (const piece of pieces) yield around([piece]);
  // The edge of a shadow may cut a grid in two.
  if (pieces.length > 1) yield around(pieces);
  for (const setting of HOLE_SETTINGS) {
    yield gridsOfCells(inkIn(setting), sought.width).map(inPicture);
  }
}

function scaled({ x, y }: Point, factor: number): Point {
  return { x: x * factor, y: y * factor };
}

function longestSide({ width, height }: ReducedGray): number {
  return Math.max(width, height);
}

function areaOf({ left, top, right, bottom }: Component): number {
  return (right - left) * (bottom - top);
}
