import type { Level, TechniqueId } from '@nonet/engine/rating';
import { sized } from '../../../test/size.ts';
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

/** Twenty recipes, one for each field of the form and for combinations of them. */
export const RECIPES: Readonly<Record<string, Checked>> = {
  plain: {
    choices: { Symmetry: 'None' },
    seed: 'monday',
    count: sized(600, 3_000),
    holds: ({ size }) => size === 9,
  },
  'half-turn': {
    seed: 'monday',
    count: 600,
    holds: ({ symmetries }) => symmetries.includes('half-turn'),
  },
  'quarter turn': {
    choices: { Symmetry: 'Quarter turn' },
    seed: 'tuesday',
    count: 60,
    holds: ({ symmetries }) => symmetries.includes('quarter turn'),
  },
  diagonal: {
    choices: { Symmetry: 'Diagonal' },
    seed: 'wednesday',
    count: 60,
    holds: ({ symmetries }) => symmetries.includes('diagonal'),
  },
  'all symmetries': {
    choices: { Symmetry: 'All of them' },
    seed: 'thursday',
    count: 20,
    holds: ({ symmetries }) => symmetries.length === 4,
  },
  givens: {
    choices: { Symmetry: 'None' },
    ranges: { Givens: ['30', '34'] },
    seed: 'a seed with spaces',
    count: 60,
    holds: ({ givens }) => givens >= 30 && givens <= 34,
  },
  'at most 24 givens': {
    choices: { Symmetry: 'None' },
    ranges: { Givens: ['', '24'] },
    seed: "it's",
    count: 40,
    holds: ({ givens }) => givens <= 24,
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
  easy: {
    choices: { Difficulty: 'By HoDoKu', Level: 'Easy' },
    seed: '월요일',
    count: 40,
    holds: ({ rated }) => rated?.level === 'easy',
  },
  hard: {
    choices: { Difficulty: 'By HoDoKu', Level: 'Hard', Symmetry: 'None' },
    seed: 'hard',
    count: 12,
    holds: ({ rated }) => rated?.level === 'hard',
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
  rating: {
    choices: { Difficulty: 'By Sudoku Explainer' },
    ranges: { 'Rating of Sudoku Explainer': ['3.0', '4.4'] },
    seed: 'rating',
    count: 6,
    holds: ({ rated }) => rated !== undefined && rated.er >= 3 && rated.er <= 4.4,
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
  '4×4': {
    choices: { Size: '4 × 4', Symmetry: 'None' },
    seed: 'four',
    count: 12,
    holds: ({ size }) => size === 4,
  },
  '12×12': {
    choices: { Size: '12 × 12' },
    seed: 'twelve',
    count: 2,
    holds: ({ size }) => size === 12,
  },
};
