import type { FishSize, FishTechnique } from './step.ts';

const SIZES: readonly FishSize[] = [
  'x-wing',
  'swordfish',
  'jellyfish',
  'squirmbag',
  'whale',
  'leviathan',
];

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
  const base = kindsOf(bases, size);
  const cover = kindsOf(covers, size);
  if (base + cover === 'rowcolumn' || base + cover === 'columnrow') {
    if (isSashimi) return `sashimi-${name}`;
    return hasFins ? `finned-${name}` : name;
  }
  const isFranken =
    (isFrankenSide(base, 'row') && isFrankenSide(cover, 'column')) ||
    (isFrankenSide(base, 'column') && isFrankenSide(cover, 'row'));
  const shape = isFranken ? 'franken' : 'mutant';
  return hasFins ? `finned-${shape}-${name}` : `${shape}-${name}`;
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

const FORMS = [
  '',
  'finned-',
  'sashimi-',
  'franken-',
  'finned-franken-',
  'mutant-',
  'finned-mutant-',
] as const;

/** The techniques of all fish, form by form. */
export const fishTechniques: readonly FishTechnique[] = FORMS.flatMap((form) =>
  SIZES.map((size) => `${form}${size}` as const),
);
