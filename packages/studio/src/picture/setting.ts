import type { Symmetry } from '@nonet/engine/generate';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Level } from '@nonet/engine/rating';
import type { ByLanguage } from './coaching.ts';

/** The givens of which a single one makes the puzzle proper. */
export interface ProperGivensText {
  /** Cell → the digits, as a bit mask. Digit d is bit d − 1. */
  readonly masks: readonly number[];
  /** Whether every given was tested. If not, there may be more. */
  readonly complete: boolean;
}

/** A puzzle to which givens are added, or from which they are removed. */
export interface Setting {
  readonly puzzle: PlainPuzzle;
  readonly seed: string;
  readonly symmetry: Symmetry;
}

/** The scales on which a puzzle is rated while it is set. */
export const settingScales = ['se', 'hodoku'] as const;
export type SettingScale = (typeof settingScales)[number];

export type RatingText =
  | { readonly kind: 'se'; readonly er: number; readonly hardest: ByLanguage<string> }
  | {
      readonly kind: 'hodoku';
      readonly level: Level;
      readonly score: number;
      readonly hardest: ByLanguage<string>;
    }
  /** The techniques of the scale do not solve the puzzle. */
  | { readonly kind: 'stuck' };
