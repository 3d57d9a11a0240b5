import type { Level } from '../rating/hodoku/hodoku-scale.ts';
import type { Language } from './language.ts';

/** The names of HoDoKu's levels. */
export const levelNames: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { easy: 'Easy', medium: 'Medium', hard: 'Hard', unfair: 'Unfair', extreme: 'Extreme' },
  ko: { easy: '쉬움', medium: '보통', hard: '어려움', unfair: '아주 어려움', extreme: '극한' },
};
