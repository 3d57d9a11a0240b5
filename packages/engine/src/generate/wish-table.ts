import { internWishes, type Wishes } from './wishes.ts';

/** Scale → the wishes that need it. */
export const wishesOfScale: {
  readonly se: readonly ('rating' | 'pearl' | 'diamond')[];
  readonly hodoku: readonly ('level' | 'score' | 'technique' | 'without')[];
} = {
  se: ['rating', 'pearl', 'diamond'],
  hodoku: ['level', 'score', 'technique', 'without'],
};

type WishName = Exclude<keyof Wishes, 'geometry'>;

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

export function dependsOnScale(scale: keyof typeof wishesOfScale, wishes: Wishes): boolean {
  const values = wishesOfScale[scale].map((name) => wishes[name]);
  return values.some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
}
