import type { Symmetry } from '@nonet/engine/generate';
import type { Level, SearchId } from '@nonet/engine/rating';

export const recipeSizes = [4, 6, 8, 9, 10, 12, 16] as const;

/** `any`: how hard the puzzles are does not matter. */
export const recipeScales = ['any', 'hodoku', 'se'] as const;

/** The ends of a range as they are typed. An empty end means no limit. */
export interface RangeField {
  readonly from: string;
  readonly to: string;
}

/** What puzzles should be like, as the fields of the form hold it. */
export interface RecipeFields {
  readonly size: (typeof recipeSizes)[number];
  readonly symmetry: Symmetry;
  readonly givens: RangeField;
  readonly minimal: boolean;
  /** The cells of the pattern: `1` for a given, `.` for a blank. Empty: no pattern. */
  readonly pattern: string;
  readonly scale: (typeof recipeScales)[number];
  /** Empty: any level. */
  readonly level: Level | '';
  readonly score: RangeField;
  /** The hardest technique. Empty: any. */
  readonly technique: SearchId | '';
  readonly without: readonly SearchId[];
  readonly rating: RangeField;
  /** Empty: a random one. */
  readonly seed: string;
  readonly count: string;
}

const ANY_RANGE: RangeField = { from: '', to: '' };

export const initialFields: RecipeFields = {
  size: 9,
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
  count: '100',
};
