/** The sizes of fish, from two base houses to seven. */
const SIZES = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'] as const;

export type FishSize = (typeof SIZES)[number];

const FORMS = [
  '',
  'finned-',
  'sashimi-',
  'franken-',
  'finned-franken-',
  'mutant-',
  'finned-mutant-',
] as const;

/**
 * Fish. The base and the cover of a plain fish are lines. A Franken fish also has boxes, and a
 * Mutant fish has both rows and columns in its base or in its cover. The base of a finned fish has
 * places outside the cover (fins). In a sashimi fish, a base house would have only one place
 * without the fins.
 */
export type FishTechnique = `${(typeof FORMS)[number]}${FishSize}`;

/** What the houses of a fish are: lines only, lines of one kind on each side with boxes, or any. */
export type FishShape = 'basic' | 'franken' | 'mutant';

/** The properties of a fish that determine its name. */
interface NamedFish {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  readonly hasFins: boolean;
  /** Whether a base house has at most one place that is not a fin. */
  readonly isSashimi: boolean;
}

/**
 * Returns the name of a fish. Only a basic fish can be called sashimi. A sashimi fish may have fins
 * or none.
 *
 * @param size The size of the grid. Default: 9.
 */
export function nameOfFish(
  { bases, covers, hasFins, isSashimi }: NamedFish,
  size = 9,
): FishTechnique {
  const name = SIZES[bases.length - 2];
  const shape = shapeOfFish(bases, covers, size);
  if (shape !== 'basic') return hasFins ? `finned-${shape}-${name}` : `${shape}-${name}`;
  if (isSashimi) return `sashimi-${name}`;
  return hasFins ? `finned-${name}` : name;
}

/** @param size The size of the grid. */
export function shapeOfFish(
  bases: readonly number[],
  covers: readonly number[],
  size: number,
): FishShape {
  const base = kindsOf(bases, size);
  const cover = kindsOf(covers, size);
  if (base + cover === 'rowcolumn' || base + cover === 'columnrow') return 'basic';
  const isFranken =
    (isFrankenSide(base, 'row') && isFrankenSide(cover, 'column')) ||
    (isFrankenSide(base, 'column') && isFrankenSide(cover, 'row'));
  return isFranken ? 'franken' : 'mutant';
}

/** Whether the houses are lines of one kind, with or without boxes. */
function isFrankenSide(kinds: string, line: 'row' | 'column'): boolean {
  return kinds === line || kinds === `${line}box`;
}

/** The kinds of some houses, such as `rowbox`. */
function kindsOf(houses: readonly number[], size: number): string {
  const has = (kind: number) => houses.some((house) => Math.floor(house / size) === kind);
  return ['row', 'column', 'box'].filter((_, kind) => has(kind)).join('');
}

/** The techniques of all fish, form by form. */
export const fishTechniques: readonly FishTechnique[] = FORMS.flatMap((form) =>
  SIZES.map((size) => `${form}${size}` as const),
);
