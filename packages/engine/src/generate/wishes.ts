import { CLASSIC, type Geometry, houseName } from '../grid/geometry.ts';
import { countGivens, type Grid, isSolution } from '../grid/grid.ts';
import { orbits, type Symmetry } from './symmetry.ts';

/** What is wished of puzzles. Every one is proper, whatever else is wished. */
export interface Wishes {
  /** Default: that of `solution` or `pattern`, else 9×9. */
  readonly geometry?: Geometry;
  /** How many givens, from the least to the most. Default: as few as are left when none can go. */
  readonly givens?: readonly [least: number, most: number];
  /**
   * Whether no given can go. With a symmetry: no givens that belong together can all go; one of them
   * may. Without `givens` and `pattern` puzzles are dug to the end in any case; what this adds then
   * is that on grids past 9×9 no test may be left undecided.
   */
  readonly minimal?: boolean;
  /** The symmetry of the pattern of givens. Default none. */
  readonly symmetry?: Symmetry;
  /** Givens stand where this grid has digits, whichever. */
  readonly pattern?: Grid;
  /** The solution of every puzzle. Default: a random one each. */
  readonly solution?: Grid;
  /** Puzzles tried in place of one before it is given up; at least 1. Default: `defaultTries`. */
  readonly tries?: number;
}

export function geometryOf({ geometry, pattern, solution }: Wishes): Geometry {
  return geometry ?? solution?.geometry ?? pattern?.geometry ?? CLASSIC;
}

/** Tries that take a minute at most, and some seconds mostly. */
export function defaultTries(wishes: Wishes): number {
  if (geometryOf(wishes).size > 9) return 10;
  return wishes.pattern ? 20 : 10_000;
}

/** The fewest givens that proper 9×9 puzzles have (McGuire, Tugemann and Civario 2012). */
const FEWEST_CLASSIC = 17;

/** Why no puzzle can meet the wishes; undefined if nothing is known against them. */
export function impossibleReason(wishes: Wishes): string | undefined {
  const { givens, pattern, solution, symmetry = 'none' } = wishes;
  const { cells, size } = geometryOf(wishes);
  const shape = shapeMismatch(wishes);
  if (shape) return shape;
  if (solution && !isSolution(solution)) return 'the grid is no solution: a house lacks a digit';
  if (pattern) {
    if (givens) return 'a pattern settles the number of givens';
    if (symmetry !== 'none') return 'a pattern settles the symmetry';
    return tooFewGivens(wishes, countGivens(pattern)) ?? exchangeableLines(pattern);
  }
  if (!givens) return undefined;
  const [least, most] = givens;
  if (least > most) return `no number is from ${least} to ${most}`;
  if (least > cells) return `a ${size}×${size} grid has ${cells} cells, fewer than ${least}`;
  return tooFewGivens(wishes, most) ?? unreachableCount(wishes, least, most);
}

/** Grid and pattern are of the shape of the puzzles. */
function shapeMismatch(wishes: Wishes): string | undefined {
  const geometry = geometryOf(wishes);
  const { pattern, solution } = wishes;
  if (solution && solution.geometry !== geometry) {
    return `the grid is ${shapeOf(solution.geometry)}, the puzzles ${shapeOf(geometry)}`;
  }
  if (pattern && pattern.geometry !== geometry) {
    return `the pattern is ${shapeOf(pattern.geometry)}, the puzzles ${shapeOf(geometry)}`;
  }
  return undefined;
}

function shapeOf({ boxColumns, boxRows, size }: Geometry): string {
  return `${size}×${size} with boxes of ${boxRows}×${boxColumns}`;
}

function tooFewGivens(wishes: Wishes, givens: number): string | undefined {
  const geometry = geometryOf(wishes);
  const { size } = geometry;
  if (geometry === CLASSIC && givens < FEWEST_CLASSIC) {
    return `no proper 9×9 puzzle has fewer than ${FEWEST_CLASSIC} givens (McGuire, Tugemann and Civario 2012); ${givens} asked for`;
  }
  if (givens >= size - 1) return undefined;
  return `no proper ${size}×${size} puzzle has fewer than ${size - 1} givens, since two digits that are not given can be exchanged; ${givens} asked for`;
}

/** Two lines of a chute that are blank can be exchanged. */
function exchangeableLines({ digits, geometry }: Grid): string | undefined {
  const { boxColumns, boxRows, houses, size } = geometry;
  const blank = houses.map((cells) => cells.every((cell) => digits[cell] === 0));
  for (let line = 0; line < 2 * size; line++) {
    const width = line < size ? boxRows : boxColumns;
    const chute = line - ((line % size) % width);
    for (let other = chute; other < line; other++) {
      if (!blank[line] || !blank[other]) continue;
      const [one, two] = [houseName(geometry, other), houseName(geometry, line)];
      return `no puzzle of the pattern is proper: ${one} and ${two} are blank, and can be exchanged`;
    }
  }
  return undefined;
}

/** Whether the numbers can be put together of orbits at all. */
function unreachableCount(wishes: Wishes, least: number, most: number): string | undefined {
  const { symmetry = 'none' } = wishes;
  const geometry = geometryOf(wishes);
  const reachable = new Uint8Array(geometry.cells + 1);
  reachable[0] = 1;
  for (const { length } of orbits(geometry, symmetry)) {
    for (let sum = geometry.cells; sum >= length; sum--) reachable[sum] |= reachable[sum - length];
  }
  for (let sum = least; sum <= Math.min(most, geometry.cells); sum++) {
    if (reachable[sum] !== 0) return undefined;
  }
  const number = least === most ? `${least}` : `${least} to ${most}`;
  return `no pattern with ${symmetry} has ${number} givens`;
}
