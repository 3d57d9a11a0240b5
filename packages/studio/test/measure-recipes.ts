import type { Level, TechniqueId } from '@nonet/engine/rating';
import type { TypedRecipe } from './measure-parts.ts';

/** What an independent check finds out about a puzzle. */
export interface Facts {
  readonly size: number;
  readonly givens: number;
  /** The cells with givens are the same after these changes. */
  readonly symmetries: readonly ('half-turn' | 'quarter turn' | 'left-right' | 'diagonal')[];
  /** The first cells: `1` for a given. */
  readonly mask: string;
  readonly isMinimal: boolean;
  /** On the scales of 9×9 puzzles. */
  readonly rated?: {
    readonly er: number;
    readonly level: Level;
    readonly score: number;
    readonly hardest: TechniqueId;
    readonly techniques: readonly TechniqueId[];
  };
}

interface Checked extends TypedRecipe {
  readonly holds: (facts: Facts) => boolean;
}

/** Each field of the form is in one of these recipes. */
export const RECIPES: Readonly<Record<string, Checked>> = {
  plain: {
    choices: { Symmetry: 'None' },
    seed: 'monday',
    count: 30,
    holds: ({ size }) => size === 9,
  },
  'givens and quarter turn': {
    choices: { Symmetry: 'Quarter turn' },
    ranges: { Givens: ['30', '34'] },
    seed: 'a seed with spaces',
    count: 10,
    holds: ({ givens, symmetries }) =>
      givens >= 30 && givens <= 34 && symmetries.includes('quarter turn'),
  },
  'minimal, and rated 2.0 or more': {
    isMinimal: true,
    choices: { Difficulty: 'By Sudoku Explainer', Symmetry: 'None' },
    ranges: { 'Rating of Sudoku Explainer': ['2', ''] },
    seed: '-x',
    count: 8,
    holds: ({ isMinimal, rated }) => isMinimal && rated !== undefined && rated.er >= 2,
  },
  pattern: {
    choices: { Symmetry: 'All of them' },
    pattern: [0, 2, 10, 12, 20, 22, 30],
    seed: 'pattern',
    count: 1,
    holds: ({ mask, symmetries }) => mask.startsWith('1.1') && symmetries.length === 4,
  },
  technique: {
    choices: { Difficulty: 'By HoDoKu', 'Hardest technique': 'X-Wing' },
    seed: 'technique',
    count: 1,
    holds: ({ rated }) => rated?.hardest === 'x-wing',
  },
  'level, score and techniques not wanted': {
    choices: { Difficulty: 'By HoDoKu', Level: 'Medium' },
    ranges: { 'Score of HoDoKu': ['', '700'] },
    without: ['Naked Pair', 'Locked Candidates Type 1 (Pointing)'],
    seed: 'without',
    count: 3,
    holds: ({ rated }) =>
      rated?.level === 'medium' &&
      rated.score <= 700 &&
      !rated.techniques.some((it) => it === 'naked-pair' || it === 'locked-candidates-1'),
  },
  '6×6': { choices: { Size: '6 × 6' }, seed: 'six', count: 12, holds: ({ size }) => size === 6 },
};
