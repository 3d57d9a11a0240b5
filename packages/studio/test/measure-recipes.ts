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

/** A recipe for each field of the form. */
export const RECIPES: Readonly<Record<string, Checked>> = {
  plain: {
    choices: { Symmetry: 'None' },
    seed: 'monday',
    count: 600,
    holds: ({ size }) => size === 9,
  },
  givens: {
    choices: { Symmetry: 'None' },
    ranges: { Givens: ['30', '34'] },
    seed: 'a seed with spaces',
    count: 60,
    holds: ({ givens }) => givens >= 30 && givens <= 34,
  },
  'at least 40 givens': {
    ranges: { Givens: ['40', ''] },
    seed: '-x',
    count: 40,
    holds: ({ givens, symmetries }) => givens >= 40 && symmetries.includes('half-turn'),
  },
  minimal: {
    isMinimal: true,
    choices: { Symmetry: 'None' },
    seed: 'minimal',
    count: 60,
    holds: ({ isMinimal }) => isMinimal,
  },
  pattern: {
    choices: { Symmetry: 'All of them' },
    pattern: [0, 2, 10, 12, 20, 22, 30],
    seed: 'pattern',
    count: 3,
    holds: ({ mask, symmetries }) => mask.startsWith('1.1') && symmetries.length === 4,
  },
  score: {
    choices: { Difficulty: 'By HoDoKu' },
    ranges: { 'Score of HoDoKu': ['500', '700'] },
    seed: 'score',
    count: 12,
    holds: ({ rated }) => rated !== undefined && rated.score >= 500 && rated.score <= 700,
  },
  technique: {
    choices: { Difficulty: 'By HoDoKu', 'Hardest technique': 'X-Wing' },
    seed: 'technique',
    count: 3,
    holds: ({ rated }) => rated?.hardest === 'x-wing',
  },
  'techniques not wanted': {
    choices: { Difficulty: 'By HoDoKu', Level: 'Medium' },
    without: ['Naked Pair', 'Locked Candidates Type 1 (Pointing)'],
    seed: 'without',
    count: 6,
    holds: ({ rated }) =>
      rated?.level === 'medium' &&
      !rated.techniques.some((it) => it === 'naked-pair' || it === 'locked-candidates-1'),
  },
  'rating up to 1.5': {
    choices: { Difficulty: 'By Sudoku Explainer', Symmetry: 'Left and right' },
    ranges: { 'Rating of Sudoku Explainer': ['', '1.5'] },
    seed: 'low',
    count: 20,
    holds: ({ rated, symmetries }) =>
      rated !== undefined && rated.er <= 1.5 && symmetries.includes('left-right'),
  },
  '6×6': { choices: { Size: '6 × 6' }, seed: 'six', count: 80, holds: ({ size }) => size === 6 },
  '12×12': {
    choices: { Size: '12 × 12' },
    seed: 'twelve',
    count: 2,
    holds: ({ size }) => size === 12,
  },
};
