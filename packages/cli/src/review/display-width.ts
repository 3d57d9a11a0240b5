/** Hangul takes two columns of a terminal. */
const WIDE = /[ᄀ-ᅟ가-힣]/g;

/** The number of columns that a text takes in a terminal. */
export function displayWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** Adds spaces up to a number of columns. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}
