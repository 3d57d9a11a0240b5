/** @throws RangeError if a font lacks a character of a text. */
export function requireGlyphs(
  font: { hasGlyphForCodePoint(codePoint: number): boolean },
  text: string,
): void {
  const lacking = Array.from(text).find((it) => !font.hasGlyphForCodePoint(it.codePointAt(0)!));
  if (lacking === undefined) return;
  throw new RangeError(`expected characters that the font has, got "${lacking}" in "${text}"`);
}
