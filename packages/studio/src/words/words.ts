import { en, type Words } from './en.ts';
import { ko } from './ko.ts';

export type { Words };

export type Language = 'en' | 'ko';

export const languages: readonly Language[] = ['en', 'ko'];

export function wordsOf(language: Language): Words {
  return language === 'ko' ? ko : en;
}
