import { en, type Words } from './en.ts';
import { ko } from './ko.ts';

export type { Words };

/** Every language, with its name in that language. */
export const languageNames = { en: 'English', ko: '한국어' };
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as readonly Language[];

/** A text, or a set of texts, in every language. */
export type Bilingual<Texts> = Readonly<Record<Language, Texts>>;

/** The texts of the page, and of what several rooms show. A room's own texts are in its `words.ts`. */
export const pageWords: Bilingual<Words> = { en, ko };
