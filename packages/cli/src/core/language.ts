import type { Language } from '@nonet/engine/explain';

/** The language of the user's terminal. */
export function languageOf(environment: NodeJS.ProcessEnv): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^ko/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ko' : 'en';
}
