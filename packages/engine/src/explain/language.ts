/** The languages of names, sentences and hints. */
export const languages = ['en', 'ko'] as const;

export type Language = (typeof languages)[number];

/** @throws RangeError if the language is unknown. */
export function checkLanguage(language: Language): void {
  if (languages.includes(language)) return;
  throw new RangeError(`expected a language (${languages.join(', ')}), got ${language}`);
}
