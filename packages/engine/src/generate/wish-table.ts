import { MAX_SIZE } from '../grid/geometry.ts';
import { internWishes, type Wishes } from './wishes.ts';

export type Range = readonly [from: number, to: number];

export type RangeName = 'givens' | 'rating' | 'score';

/** A wish that is a range of numbers. */
export interface RangeWish {
  /** Completes "expected …". */
  readonly what: string;
  readonly example: Range;
  /** A range without a beginning or an end goes as far as this one. */
  readonly widest: Range;
  /** The most digits of a number before the point. */
  readonly digits: number;
  /** The digits after the point. */
  readonly decimals: 0 | 1;
}

/** What the forms, options and plans in which people wish for puzzles know of these wishes. */
export const rangeWishes: Readonly<Record<RangeName, RangeWish>> = {
  givens: {
    what: 'a number of givens',
    example: [22, 26],
    widest: [0, MAX_SIZE ** 2],
    digits: 4,
    decimals: 0,
  },
  rating: { what: 'a rating', example: [7, 7.3], widest: [1, 12], digits: 2, decimals: 1 },
  score: { what: 'a score', example: [1000, 1200], widest: [0, 9_999_999], digits: 7, decimals: 0 },
};

/** Scale → the wishes that need it. */
export const wishesOfScale: {
  readonly se: readonly ('rating' | 'pearl' | 'diamond')[];
  readonly hodoku: readonly ('level' | 'score' | 'technique' | 'without')[];
} = {
  se: ['rating', 'pearl', 'diamond'],
  hodoku: ['level', 'score', 'technique', 'without'],
};

type WishName = Exclude<keyof Wishes, 'geometry'>;

/** The order in which wishes are written. */
const ORDER: readonly WishName[] = [
  'level',
  'rating',
  'score',
  'technique',
  'symmetry',
  'givens',
  'minimal',
  'without',
  'pearl',
  'diamond',
  'pattern',
  'solution',
  'tries',
];

/** The wishes among these values. */
export function wishesIn(
  values: {
    readonly [Name in WishName]?: Wishes[Name] | undefined;
  },
): Wishes {
  const named = ORDER.map((name) => [name, values[name]] as const);
  return internWishes(Object.fromEntries(named.filter(([, value]) => value !== undefined)));
}

/** Whether the wishes depend on the rating of the puzzles. */
export function dependsOnRating(wishes: Wishes): boolean {
  return dependsOnScale('se', wishes) || dependsOnScale('hodoku', wishes);
}

/** Whether a wish needs this scale. */
export function dependsOnScale(scale: keyof typeof wishesOfScale, wishes: Wishes): boolean {
  const values = wishesOfScale[scale].map((name) => wishes[name]);
  return values.some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
