import type { Language } from '../../../words/words.ts';
import type { Written } from './written-plan.ts';

const SECTIONS: readonly Written[] = [
  { level: 'easy', count: 24, perPage: 2 },
  { level: 'medium', count: 24, perPage: 2 },
  { level: 'hard', count: 12, perPage: 2 },
];

/** The plan of someone who has none. */
export function initialPlan(language: Language, seed: string): Written {
  const isKorean = language === 'ko';
  return {
    title: isKorean ? '나의 스도쿠 책' : 'My Sudoku Book',
    language,
    trim: isKorean ? 'shinguk' : 'kdp-6x9',
    seed,
    sections: SECTIONS,
  };
}
