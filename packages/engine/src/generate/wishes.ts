import { CLASSIC, type Geometry, houseName } from '../grid/geometry.ts';
import { checkGeometry, checkGrid, countGivens, type Grid, isSolution } from '../grid/grid.ts';
import {
  type Level,
  levels,
  type SearchId,
  type TechniqueRow,
  techniqueRows,
} from '../rating/hodoku/hodoku-scale.ts';
import { orbits, type Symmetry, symmetries } from './symmetry.ts';

/** Requirements on generated puzzles. The puzzles are always proper. */
export interface Wishes {
  /** Default: the geometry of `solution` or `pattern`, else 9×9. */
  readonly geometry?: Geometry;
  /** The range of the number of givens. By default, givens are removed until none is redundant. */
  readonly givens?: readonly [least: number, most: number];
  /**
   * Whether every given must be needed. With a symmetry, givens are removed in groups, so a single
   * given may still be redundant. If neither `givens` nor `pattern` is set, all redundant givens
   * (or groups) are removed anyway. Then `minimal` only rejects puzzles for which a test took too
   * long, which never happens on 9×9.
   */
  readonly minimal?: boolean;
  /** The symmetry of the pattern of givens. Default none. */
  readonly symmetry?: Symmetry;
  /** The cells that get a given: those that have a digit in this grid. The digits do not matter. */
  readonly pattern?: Grid;
  /** The solution of every puzzle. Default: a random solution for each puzzle. */
  readonly solution?: Grid;
  /**
   * The range of the rating ER on the scale `se`, within 1.0 to 12.0. Only for 9×9. If a puzzle is
   * harder, givens are put back until it is not. This is not done with `minimal`, `pattern`,
   * `pearl` or `diamond`.
   */
  readonly rating?: readonly [from: number, to: number];
  /**
   * Whether EP must equal ER: no later step is harder than the hardest step up to the first
   * placement.
   */
  readonly pearl?: boolean;
  /** Whether ED must equal ER: no other step is harder than the first one. */
  readonly diamond?: boolean;
  /**
   * The level on the scale of HoDoKu. Only for 9×9, and not together with `rating`, `pearl` or
   * `diamond`. If a puzzle is harder, givens are put back as with `rating`.
   */
  readonly level?: Level;
  /** The range of the score on the scale of HoDoKu. */
  readonly score?: readonly [from: number, to: number];
  /**
   * A technique that HoDoKu's path needs at least once, such as `x-wing`, or a row of HoDoKu's
   * table with several techniques, such as `nice-loop`. The path needs no row that comes later in
   * HoDoKu's order.
   */
  readonly technique?: SearchId;
  /** The number of attempts per puzzle before giving up, at least 1. Default: `defaultTries`. */
  readonly tries?: number;
}

export function geometryOf({ geometry, pattern, solution }: Wishes): Geometry {
  return geometry ?? solution?.geometry ?? pattern?.geometry ?? CLASSIC;
}

/** The default number of tries. They take a few seconds, and at most a minute. */
export function defaultTries(wishes: Wishes): number {
  if (geometryOf(wishes).size > 9) return 10;
  if (wishes.pattern) return 20;
  return wishes.pearl || wishes.diamond ? 1_000_000 : 10_000;
}

/** Whether the wishes depend on the rating of the puzzles. */
export function dependsOnRating(wishes: Wishes): boolean {
  return dependsOnExplainer(wishes) || dependsOnHodoku(wishes);
}

/** Whether the wishes depend on the level, the score or the techniques of HoDoKu. */
export function dependsOnHodoku({ level, score, technique }: Wishes): boolean {
  return Boolean(level || score || technique);
}

function dependsOnExplainer({ diamond, pearl, rating }: Wishes): boolean {
  return Boolean(rating || pearl || diamond);
}

/** The score of the easiest step on HoDoKu's scale. */
const LEAST_SCORE = 4;

/** The lowest and the highest rating that can be wished. */
const LEAST_RATING = 1;
const MOST_RATING = 12;

/** The fewest givens of a proper 9×9 puzzle (McGuire, Tugemann and Civario 2012). */
const FEWEST_CLASSIC = 17;

/** Returns why no puzzle can meet the wishes, or undefined if there is no known reason. */
export function impossibleReason(wishes: Wishes): string | undefined {
  const { geometry, givens, pattern, solution, symmetry = 'none' } = wishes;
  if (geometry !== undefined) checkGeometry(geometry);
  if (pattern !== undefined) checkGrid(pattern, 'pattern');
  if (solution !== undefined) checkGrid(solution, 'solution');
  const { cells, size } = geometryOf(wishes);
  const mistake = typeMistake(wishes) ?? shapeMismatch(wishes) ?? ratingMistake(wishes);
  if (mistake) return mistake;
  if (solution && !isSolution(solution)) return 'the grid is not a solution: a house lacks a digit';
  if (pattern) {
    if (givens) return 'a pattern already fixes the number of givens';
    if (symmetry !== 'none') return 'a pattern already fixes the symmetry';
    return tooFewGivens(wishes, countGivens(pattern)) ?? exchangeableLines(pattern);
  }
  if (!givens) return undefined;
  const [least, most] = givens;
  if (least > most) return `the range ${least} to ${most} is empty`;
  if (least > cells) return `a ${size}×${size} grid has ${cells} cells, fewer than ${least}`;
  return tooFewGivens(wishes, most) ?? unreachableCount(wishes, least, most);
}

/**
 * Returns an error if a wish has a wrong type. This can only happen to callers without TypeScript.
 */
function typeMistake(wishes: Wishes): string | undefined {
  const { givens, rating, score, symmetry = 'none', tries = 1 } = wishes;
  if (givens !== undefined && !(isRange(givens) && givens.every(Number.isInteger))) {
    return `expected givens to be a range such as [24, 26], got ${String(givens)}`;
  }
  if (rating !== undefined && !isRange(rating)) {
    return `expected rating to be a range such as [7.0, 7.3], got ${String(rating)}`;
  }
  if (score !== undefined && !isRange(score)) {
    return `expected score to be a range such as [1000, 1200], got ${String(score)}`;
  }
  const mistake = nameMistake(wishes);
  if (mistake) return mistake;
  if (!symmetries.some(({ id }) => id === symmetry)) {
    const ids = symmetries.map(({ id }) => id).join(', ');
    return `expected symmetry to be one of ${ids}, got ${symmetry}`;
  }
  return tries >= 1 ? undefined : `expected tries to be at least 1, got ${tries}`;
}

/** The row of HoDoKu's table that finds a technique. The id of the row may be that of a group. */
export function rowOf(technique: SearchId): TechniqueRow | undefined {
  return techniqueRows.find(
    ({ id, techniques }) => id === technique || techniques.some((one) => one === technique),
  );
}

/** Returns an error if the wished level or technique does not exist. */
function nameMistake({ level, technique }: Wishes): string | undefined {
  if (level !== undefined && !levels.includes(level)) {
    return `expected level to be one of ${levels.join(', ')}, got ${level}`;
  }
  if (technique === undefined || rowOf(technique)) return undefined;
  const ids = techniqueRows.map(({ id }) => id).join(', ');
  return `expected technique to be one of ${ids}, got ${technique}`;
}

/** Returns why no puzzle can have the wished rating. */
function ratingMistake(wishes: Wishes): string | undefined {
  if (!dependsOnRating(wishes)) return undefined;
  const wished = geometryOf(wishes);
  if (wished !== CLASSIC) return `only 9×9 puzzles have ratings, not ${shapeOf(wished)}`;
  if (dependsOnHodoku(wishes)) return hodokuMistake(wishes);
  if (!wishes.rating) return undefined;
  const [from, to] = wishes.rating;
  if (from > to) return `the range of ratings ${ratingText(from, to)} is empty`;
  if (from >= LEAST_RATING && to <= MOST_RATING) return undefined;
  const range = ratingText(LEAST_RATING, MOST_RATING);
  return `expected ratings of ${range}, got ${ratingText(from, to)}`;
}

/** Returns why no puzzle can have the wished level, score and technique. */
function hodokuMistake(wishes: Wishes): string | undefined {
  const { level, score, technique } = wishes;
  if (dependsOnExplainer(wishes)) {
    return 'choose one scale: "hodoku" for level, score and technique, or "se" for rating, pearl and diamond';
  }
  if (score && score[0] > score[1]) return `the range of scores ${rangeText(...score)} is empty`;
  if (score && score[1] < LEAST_SCORE) {
    return `no puzzle has a score below ${LEAST_SCORE}, the score of the easiest step`;
  }
  const row = technique && rowOf(technique);
  if (!level || !row || levels.indexOf(row.level) <= levels.indexOf(level)) return undefined;
  return `no puzzle of level ${level} needs ${technique}, which is a technique of level ${row.level}`;
}

function isRange(range: unknown): range is readonly number[] {
  return Array.isArray(range) && range.length === 2 && range.every(Number.isFinite);
}

/** Returns why `solution` or `pattern` does not fit the geometry of the puzzles. */
function shapeMismatch(wishes: Wishes): string | undefined {
  const wished = geometryOf(wishes);
  for (const [name, grid] of Object.entries({ grid: wishes.solution, pattern: wishes.pattern })) {
    if (!grid || grid.geometry === wished) continue;
    return `the ${name} is ${shapeOf(grid.geometry)}, but the puzzles are ${shapeOf(wished)}`;
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
    return `no proper 9×9 puzzle has fewer than ${FEWEST_CLASSIC} givens (McGuire, Tugemann and Civario 2012); ${givens} requested`;
  }
  if (givens >= size - 1) return undefined;
  return `no proper ${size}×${size} puzzle has fewer than ${size - 1} givens, because two digits without a given could be swapped; ${givens} requested`;
}

/**
 * Returns a reason if two lines of the same band or stack are blank. Swapping them makes a second
 * solution, so no puzzle with this pattern is proper.
 */
function exchangeableLines({ digits, geometry }: Grid): string | undefined {
  const { boxColumns, boxRows, houses, size } = geometry;
  const blank = houses.map((cells) => cells.every((cell) => digits[cell] === 0));
  for (let line = 0; line < 2 * size; line++) {
    const width = line < size ? boxRows : boxColumns;
    const chute = line - ((line % size) % width);
    for (let other = chute; other < line; other++) {
      if (!blank[line] || !blank[other]) continue;
      const [one, two] = [houseName(geometry, other), houseName(geometry, line)];
      return `no puzzle with this pattern is proper: ${one} and ${two} are blank and could be swapped`;
    }
  }
  return undefined;
}

/** Returns why a pattern with the wished symmetry cannot have a number of givens in this range. */
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
  return `no pattern with symmetry ${symmetry} has ${rangeText(least, most)} givens`;
}

/** `17` or `17 to 20`. */
export function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `${least} to ${most}`;
}

/** `7.2` or `7.0 to 7.3`. */
export function ratingText(from: number, to: number): string {
  return from === to ? from.toFixed(1) : `${from.toFixed(1)} to ${to.toFixed(1)}`;
}

/** Describes the wished givens and ratings, such as `was a pearl with a rating of 7.0 to 7.3`. */
export function wishText(wishes: Wishes): string {
  const { diamond, givens, level, pearl, rating, score, technique } = wishes;
  const wished: string[] = [];
  if (givens) wished.push(`${rangeText(...givens)} givens`);
  if (rating) wished.push(`a rating of ${ratingText(...rating)}`);
  if (level) wished.push(`level ${level}`);
  if (score) wished.push(`a score of ${rangeText(...score)}`);
  if (technique) wished.push(`${technique} as the last technique in HoDoKu's order`);
  const features = wished.join(' and ');
  if (!diamond && !pearl) return `had ${features}`;
  const kind = diamond ? 'was a diamond' : 'was a pearl';
  return features ? `${kind} with ${features}` : kind;
}

/**
 * Draws the number of givens at which digging stops. All numbers in the range are equally likely.
 * Returns 0 if the wishes have no range, because then givens are removed until none is redundant.
 *
 * @param below Returns a random integer from 0 to n − 1.
 */
export function drawLeast(wishes: Wishes, below: (n: number) => number): number {
  if (!wishes.givens || wishes.minimal) return 0;
  const [least, most] = wishes.givens;
  return least + below(Math.min(most, geometryOf(wishes).cells) - least + 1);
}
