import type { Wishes } from '@nonet/engine/generate';
import { CLASSIC, type Geometry, geometryOfSize, gridOf, LARGEST_MINLEX } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import type { RangeField, RecipeFields } from './fields.ts';

/** What to make, and how many. The same recipe always makes the same puzzles. */
export interface Recipe {
  readonly seed: string;
  readonly count: number;
  readonly wishes: Wishes & { readonly geometry: Geometry };
  /** Whether no two puzzles are equivalent. Only grids that have a canonical form can be compared. */
  readonly isDistinct: boolean;
}

/** A field that cannot be read. */
export type RecipeFault = 'count' | 'givens' | 'score' | 'rating';

/** A collection has at most this many puzzles. */
export const MOST_PUZZLES = 10_000;

/** The widest range of each field with a range. */
const WIDEST: Readonly<Record<'rating' | 'score', readonly [number, number]>> = {
  rating: [1, 12],
  score: [0, 9_999_999],
};

/** Reads the fields of the form. Fields that do not go with the others are ignored. */
export function readRecipe(fields: RecipeFields, seed: string): Recipe | RecipeFault {
  const { level, minimal, pattern, scale, size, symmetry, technique, without } = fields;
  const geometry = geometryOfSize(size) ?? CLASSIC;
  const isClassic = geometry === CLASSIC;
  const count = wholeIn(fields.count.trim());
  if (count === undefined || count < 1 || count > MOST_PUZZLES) return 'count';
  // A grid without a blank is no puzzle.
  const most = geometry.cells - 1;
  const givens = pattern === '' ? rangeIn(fields.givens, [0, most], wholeIn) : 'any';
  if (givens === 'fault') return 'givens';
  const score =
    isClassic && scale === 'hodoku' ? rangeIn(fields.score, WIDEST.score, wholeIn) : 'any';
  if (score === 'fault') return 'score';
  const rating =
    isClassic && scale === 'se' ? rangeIn(fields.rating, WIDEST.rating, ratingIn) : 'any';
  if (rating === 'fault') return 'rating';
  const isHodoku = isClassic && scale === 'hodoku';
  return {
    seed,
    count,
    isDistinct: size <= LARGEST_MINLEX,
    wishes: {
      geometry,
      ...(givens !== 'any' && { givens }),
      ...(minimal && { minimal }),
      ...(pattern === '' && symmetry !== 'none' && { symmetry }),
      ...(pattern !== '' && { pattern: gridOf(geometry, digitsIn(pattern)) }),
      ...(isHodoku && level !== '' && { level }),
      ...(score !== 'any' && { score }),
      ...(isHodoku && technique !== '' && { technique }),
      ...(isHodoku && without.length > 0 && { without }),
      ...(rating !== 'any' && { rating }),
    },
  };
}

function rangeIn(
  { from, to }: RangeField,
  [least, most]: readonly [number, number],
  read: (text: string) => number | undefined,
): readonly [number, number] | 'any' | 'fault' {
  const ends = [from, to].map((end) => end.trim());
  if (ends.every((end) => end === '')) return 'any';
  const [first, last] = ends.map((end, i) => (end === '' ? [least, most][i] : read(end)));
  if (first === undefined || last === undefined) return 'fault';
  return first >= least && last <= most && first <= last ? [first, last] : 'fault';
}

function wholeIn(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

function ratingIn(text: string): number | undefined {
  return /^\d{1,2}(\.\d)?$/.test(text) ? Number(text) : undefined;
}
