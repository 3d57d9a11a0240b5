import type { TypedRecipe } from './measure-parts.ts';

/** Twenty recipes, one for each field of the form and for combinations of them. */
export const RECIPES: Readonly<Record<string, TypedRecipe>> = {
  plain: { choices: { Symmetry: 'None' }, seed: 'monday', count: 600 },
  'half-turn': { seed: 'monday', count: 600 },
  'quarter turn': { choices: { Symmetry: 'Quarter turn' }, seed: 'tuesday', count: 60 },
  diagonal: { choices: { Symmetry: 'Diagonal' }, seed: 'wednesday', count: 60 },
  'all symmetries': { choices: { Symmetry: 'All of them' }, seed: 'thursday', count: 20 },
  givens: {
    choices: { Symmetry: 'None' },
    ranges: { Givens: ['30', '34'] },
    seed: 'a seed with spaces',
    count: 60,
  },
  'at most 24 givens': {
    choices: { Symmetry: 'None' },
    ranges: { Givens: ['', '24'] },
    seed: "it's",
    count: 40,
  },
  'at least 40 givens': { ranges: { Givens: ['40', ''] }, seed: '-x', count: 40 },
  minimal: { isMinimal: true, choices: { Symmetry: 'None' }, seed: 'minimal', count: 60 },
  pattern: {
    choices: { Symmetry: 'All of them' },
    pattern: [0, 2, 10, 12, 20, 22, 30],
    seed: 'pattern',
    count: 3,
  },
  easy: {
    choices: { Difficulty: 'By HoDoKu', Level: 'Easy' },
    seed: '월요일',
    count: 40,
  },
  hard: {
    choices: { Difficulty: 'By HoDoKu', Level: 'Hard', Symmetry: 'None' },
    seed: 'hard',
    count: 12,
  },
  score: {
    choices: { Difficulty: 'By HoDoKu' },
    ranges: { Score: ['500', '700'] },
    seed: 'score',
    count: 12,
  },
  technique: {
    choices: { Difficulty: 'By HoDoKu', 'Hardest technique': 'X-Wing' },
    seed: 'technique',
    count: 3,
  },
  'techniques not wanted': {
    choices: { Difficulty: 'By HoDoKu', Level: 'Medium' },
    without: ['Naked Pair', 'Locked Candidates Type 1 (Pointing)'],
    seed: 'without',
    count: 6,
  },
  rating: {
    choices: { Difficulty: 'By Sudoku Explainer' },
    ranges: { Rating: ['3.0', '4.4'] },
    seed: 'rating',
    count: 6,
  },
  'rating up to 1.5': {
    choices: { Difficulty: 'By Sudoku Explainer', Symmetry: 'Left and right' },
    ranges: { Rating: ['', '1.5'] },
    seed: 'low',
    count: 20,
  },
  '6×6': { choices: { Size: '6 × 6' }, seed: 'six', count: 80 },
  '4×4': { choices: { Size: '4 × 4', Symmetry: 'None' }, seed: 'four', count: 12 },
  '12×12': { choices: { Size: '12 × 12' }, seed: 'twelve', count: 2 },
};
