/** Characters that take two columns of a terminal, such as Korean syllables. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

export const isWide = (character: string): boolean => WIDE.test(character);

/** The number of columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  return Array.from(text, (character) => (isWide(character) ? 2 : 1)).reduce((a, b) => a + b, 0);
}

/** Adds spaces after a text, up to a number of columns. */
export const padded = (text: string, width: number): string => text + missing(text, width);

/** Adds spaces before a text, up to a number of columns. */
export const paddedBefore = (text: string, width: number): string => missing(text, width) + text;

const missing = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text)));
