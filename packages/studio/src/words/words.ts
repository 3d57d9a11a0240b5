import { en, type Words } from './en.ts';
import { ko } from './ko.ts';

export type { Words };

/** Every language, with its name in that language. */
export const languageNames = { en: 'English', ko: '한국어' };
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as readonly Language[];

export function wordsOf(language: Language): Words {
  return language === 'ko' ? ko : en;
}

/** A text, or a set of texts, in every language. */
export type Bilingual<Texts> = Readonly<Record<Language, Texts>>;
