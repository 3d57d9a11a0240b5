import type { EmbeddedFont, PdfDocument } from './document.ts';
import { requireGlyphs } from './require-glyphs.ts';

/** A text in a font, ready to be written. */
interface Run {
  /** The glyphs, and the kerning between them, as the operator TJ takes them. */
  readonly glyphs: string;
  /** In thousandths of the font size. */
  readonly width: number;
}

/** Font → text → its run. A book writes the same digits ten thousands of times. */
const runs = new WeakMap<EmbeddedFont, Map<string, Run>>();

/** @throws RangeError if the font lacks a character. */
export function runOf(font: EmbeddedFont, text: string): Run {
  const known = runs.get(font) ?? new Map<string, Run>();
  runs.set(font, known);
  const found = known.get(text);
  if (found) return found;
  requireGlyphs(font.font, text);
  const [glyphs, positions] = font.encode(text);
  const parts = glyphs.map((glyph, i) => {
    const { advanceWidth, xAdvance } = positions[i];
    return xAdvance === advanceWidth ? `<${glyph}>` : `<${glyph}> ${advanceWidth - xAdvance}`;
  });
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const run = { glyphs: `[${parts.join(' ').replaceAll('> <', '')}] TJ`, width };
  known.set(text, run);
  return run;
}

/**
 * Writes a run with its baseline at a point. PDFKit would lay the text out again, which takes most of
 * the time of a book.
 */
export function writeRun(document: PdfDocument, run: Run, x: number, y: number): void {
  const { _font: font, _fontSize: size, page } = document;
  page.fonts[font.id] ??= font.ref();
  // The page is turned upside down, so that y grows downward, and the text is turned back.
  document.addContent(
    `BT /${font.id} ${size} Tf 1 0 0 -1 ${short(x)} ${short(y)} Tm ${run.glyphs} ET`,
  );
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
