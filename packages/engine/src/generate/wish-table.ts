import type { VariantWishes } from './variant/variant-wishes.ts';
import { internWishes, type PuzzleWishes, type Wishes } from './wishes.ts';

/** Scale → the wishes that need it. */
export const wishesOfScale: {
  readonly se: readonly ('rating' | 'pearl' | 'diamond')[];
  readonly hodoku: readonly ('level' | 'score' | 'technique' | 'without')[];
} = {
  se: ['rating', 'pearl', 'diamond'],
  hodoku: ['level', 'score', 'technique', 'without'],
};

type WishName = Exclude<keyof PuzzleWishes, 'geometry'>;

const ORDER: readonly WishName[] = [
  'variant',
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

export function wishesIn(
  values: {
    readonly [Name in WishName]?: PuzzleWishes[Name] | undefined;
  },
): PuzzleWishes {
  const named = ORDER.map((name) => [name, values[name]] as const);
  return internWishes(Object.fromEntries(named.filter(([, value]) => value !== undefined)));
}

/** Whether the wishes depend on the rating of the puzzles. */
export function dependsOnRating(wishes: Wishes): boolean {
  return dependsOnScale('se', wishes) || dependsOnScale('hodoku', wishes);
}

export function dependsOnScale(scale: keyof typeof wishesOfScale, wishes: Wishes): boolean {
  const values = wishesOfScale[scale].map((name) => wishes[name]);
  return values.some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}

const OF_VARIANTS = 'variant geometry givens minimal symmetry technique tries'.split(' ');

/** Why a wish cannot be had together with `variant`. Undefined if all of them can. */
export function unfitForVariants(wishes: PuzzleWishes): string | undefined {
  const other = Object.entries(wishes).find(
    ([name, value]) => value && !OF_VARIANTS.includes(name),
  );
  if (!other) return undefined;
  return `a variant cannot have ${other[0]}: only givens, minimal, symmetry and technique can be asked of it`;
}

export function variantWishesOf({ variant: kinds = [], ...others }: PuzzleWishes): VariantWishes {
  return { kinds, ...others };
}
