import { type Geometry, isClassic } from '../grid/geometry.ts';
import { countGivens, type Grid, isSolution } from '../grid/grid.ts';
import { houseName } from '../grid/house-name.ts';
import {
  levels,
  techniqueRowOf,
  techniqueRows,
  techniquesOf,
} from '../rating/hodoku/hodoku-scale.ts';
import { rangeOutside, unreachableCount } from './givens-range.ts';
import { symmetries } from './symmetry.ts';
import { impossibleVariant } from './variant/variant-wishes.ts';
import { rangeMistake, rangeText, rangeWishes } from './wish-ranges.ts';
import {
  dependsOnRating,
  dependsOnScale,
  unfitForVariants,
  variantWishesOf,
} from './wish-table.ts';
import { geometryOf, internWishes, type PuzzleWishes, type Wishes } from './wishes.ts';

/** The score of the easiest step on HoDoKu's scale. */
const LEAST_SCORE = 4;

/** The fewest givens of a proper 9×9 puzzle (McGuire, Tugemann and Civario 2012). */
const FEWEST_CLASSIC = 17;

/** Returns why no puzzle can meet the wishes, or undefined if there is no known reason. */
export function impossibleReason(wishes: PuzzleWishes): string | undefined {
  if (wishes.variant) {
    return unfitForVariants(wishes) ?? impossibleVariant(variantWishesOf(wishes));
  }
  wishes = internWishes(wishes);
  const { givens, pattern, solution, symmetry = 'none' } = wishes;
  const geometry = geometryOf(wishes);
  const mistake = typeMistake(wishes) ?? shapeMismatch(wishes) ?? ratingMistake(wishes);
  if (mistake) return mistake;
  if (solution && !isSolution(solution)) return 'the grid is not a solution: a house lacks a digit';
  if (pattern) {
    if (givens) return 'a pattern already fixes the number of givens';
    if (symmetry !== 'none') return 'a pattern already fixes the symmetry';
    return tooFewGivens(wishes, countGivens(pattern)) ?? exchangeableLines(pattern);
  }
  if (!givens) return undefined;
  return (
    rangeOutside(givens, geometry) ??
    tooFewGivens(wishes, givens[1]) ??
    unreachableCount(givens, geometry, symmetry)
  );
}

/**
 * Returns an error if a wish has a wrong type. This can only happen to callers without TypeScript.
 */
function typeMistake(wishes: Wishes): string | undefined {
  const { symmetry = 'none', tries = 1 } = wishes;
  for (const name of ['givens', 'rating', 'score'] as const) {
    const mistake = rangeMistake(name, wishes[name]);
    if (mistake) return mistake;
  }
  const mistake = nameMistake(wishes);
  if (mistake) return mistake;
  if (!symmetries.some(({ id }) => id === symmetry)) {
    const ids = symmetries.map(({ id }) => id).join(', ');
    return `expected symmetry to be one of ${ids}, got ${symmetry}`;
  }
  return tries >= 1 ? undefined : `expected tries to be at least 1, got ${tries}`;
}

/** Returns an error if a wished level or technique does not exist. */
function nameMistake({ level, technique, without = [] }: Wishes): string | undefined {
  if (level !== undefined && !levels.includes(level)) {
    return `expected level to be one of ${levels.join(', ')}, got ${level}`;
  }
  if (!Array.isArray(without)) {
    return `expected without to be a list such as ["x-wing"], got ${String(without)}`;
  }
  const ids = techniqueRows.map(({ id }) => id).join(', ');
  if (technique !== undefined && !techniqueRowOf(technique)) {
    return `expected technique to be one that HoDoKu's path looks for (${ids}), got ${technique}`;
  }
  const unknown = without.find((id) => !techniqueRowOf(id));
  return unknown === undefined
    ? undefined
    : `expected without to have techniques that HoDoKu's path looks for (${ids}), got ${String(unknown)}`;
}

/** Returns why no puzzle can have the wished rating. */
function ratingMistake(wishes: Wishes): string | undefined {
  if (!dependsOnRating(wishes)) return undefined;
  const wished = geometryOf(wishes);
  if (!isClassic(wished)) return `only 9×9 puzzles have ratings, not ${shapeOf(wished)}`;
  if (dependsOnScale('hodoku', wishes)) return hodokuMistake(wishes);
  if (!wishes.rating) return undefined;
  const [from, to] = wishes.rating;
  const { widest } = rangeWishes.rating;
  const text = rangeText('rating', wishes.rating);
  if (from > to) return `the range of ratings ${text} is empty`;
  if (from >= widest[0] && to <= widest[1]) return undefined;
  return `expected ratings of ${rangeText('rating', widest)}, got ${text}`;
}

/** Returns why no puzzle can have the wished level, score and technique. */
function hodokuMistake(wishes: Wishes): string | undefined {
  const { level, score, technique, without = [] } = wishes;
  if (dependsOnScale('se', wishes)) {
    return 'choose one scale: "hodoku" for level, score and technique, or "se" for rating, pearl and diamond';
  }
  if (score && score[0] > score[1])
    return `the range of scores ${rangeText('score', score)} is empty`;
  if (score && score[1] < LEAST_SCORE) {
    return `no puzzle has a score below ${LEAST_SCORE}, the score of the easiest step`;
  }
  if (
    technique &&
    techniquesOf(technique).every((it) => without.flatMap(techniquesOf).includes(it))
  ) {
    return `no puzzle needs ${technique} and does not use it`;
  }
  const row = technique && techniqueRowOf(technique);
  if (!level || !row || levels.indexOf(row.level) <= levels.indexOf(level)) return undefined;
  return `no puzzle of level ${level} needs ${technique}, which is a technique of level ${row.level}`;
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
  if (isClassic(geometry) && givens < FEWEST_CLASSIC) {
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
