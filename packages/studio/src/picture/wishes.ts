import {
  type PuzzleWishes,
  parseRange,
  type RangeName,
  rangeWishes,
  type Symmetry,
  type VariantKind,
} from '@nonet/engine/generate';
import { CLASSIC, type Geometry, geometryOfSize, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import type { Level, SearchId } from '@nonet/engine/rating';

export const wishSizes = [4, 6, 8, 9, 10, 12, 16] as const;

/** `any`: how hard the puzzles are does not matter. */
export const wishScales = ['any', 'hodoku', 'se'] as const;

/** The ends of a range as they are typed. An empty end means no limit. */
export interface RangeField {
  readonly from: string;
  readonly to: string;
}

export const ANY_RANGE: RangeField = { from: '', to: '' };

/** What puzzles should be like, as the fields of a form hold it. */
export interface WishValues {
  readonly size: (typeof wishSizes)[number];
  /** The kinds of rules beside those of a classic puzzle. */
  readonly variant: readonly VariantKind[];
  readonly symmetry: Symmetry;
  readonly givens: RangeField;
  readonly minimal: boolean;
  /** The cells of the pattern: `1` for a given, `.` for a blank. Empty: no pattern. */
  readonly pattern: string;
  readonly scale: (typeof wishScales)[number];
  /** Empty: any level. */
  readonly level: Level | '';
  readonly score: RangeField;
  /** The hardest technique. Empty: any. */
  readonly technique: SearchId | '';
  readonly without: readonly SearchId[];
  readonly rating: RangeField;
  /** Empty: a random one. */
  readonly seed: string;
}

export const initialWishes: WishValues = {
  size: 9,
  variant: [],
  symmetry: 'rotate180',
  givens: ANY_RANGE,
  minimal: false,
  pattern: '',
  scale: 'any',
  level: '',
  score: ANY_RANGE,
  technique: '',
  without: [],
  rating: ANY_RANGE,
  seed: '',
};

/**
 * Reads the fields of a form, or returns the name of one that cannot be read. Fields that do not go
 * with the others are ignored.
 */
export function readWishes(
  values: WishValues,
): (PuzzleWishes & { readonly geometry: Geometry }) | RangeName {
  const { level, minimal, scale, size, symmetry, technique, variant, without } = values;
  const isVariant = variant.length > 0;
  const pattern = isVariant ? '' : values.pattern;
  const geometry = geometryOfSize(size) ?? CLASSIC;
  const [isHodoku, isSe] = (['hodoku', 'se'] as const).map(
    (it) => size === 9 && scale === it && !isVariant,
  );
  // A grid without a blank is no puzzle.
  const givens = pattern === '' && rangeIn('givens', values, [0, geometry.cells - 1]);
  if (givens === 'fault') return 'givens';
  const score = isHodoku && rangeIn('score', values);
  if (score === 'fault') return 'score';
  const rating = isSe && rangeIn('rating', values);
  if (rating === 'fault') return 'rating';
  return {
    geometry,
    ...(isVariant && { variant }),
    ...(givens && { givens }),
    ...(minimal && { minimal }),
    ...(pattern === '' && symmetry !== 'none' && { symmetry }),
    ...(pattern !== '' && { pattern: gridOf(geometry, digitsIn(pattern)) }),
    ...(isHodoku && level !== '' && { level }),
    ...(score && { score }),
    ...((isHodoku || isVariant) && technique !== '' && { technique }),
    ...(isHodoku && without.length > 0 && { without }),
    ...(rating && { rating }),
  };
}

/** Returns undefined if both ends are empty. */
function rangeIn(
  name: RangeName,
  { [name]: { from, to } }: Readonly<Record<RangeName, RangeField>>,
  widest = rangeWishes[name].widest,
): readonly [from: number, to: number] | 'fault' | undefined {
  const text = `${from.trim()}..${to.trim()}`;
  if (text === '..') return undefined;
  const range = parseRange(name, text, widest);
  if (!range || range[0] > range[1]) return 'fault';
  return range[0] >= widest[0] && range[1] <= widest[1] ? range : 'fault';
}
