import { tag } from '@nonet/engine/draw';
import { create, type Font } from 'fontkit';
import type { Page } from '../page/page.ts';
import type { PdfFonts } from './pdf.ts';
import { requireGlyphs } from './require-glyphs.ts';
import { BEFORE, INITIAL, inherit, isBold, type Style } from './style.ts';
import { readSvg, type SvgNode } from './svg-nodes.ts';

/** A font for each weight. */
type Fonts = Readonly<Record<keyof PdfFonts, Font>>;

/**
 * Turns the texts of pages into the outlines of their glyphs, which are where the PDF file has them.
 * Such a page looks the same on a computer without the fonts.
 *
 * @throws RangeError if a font lacks a character of a text.
 */
export function outlined(pages: readonly Page[], bytes: PdfFonts): Page[] {
  const fonts = { regular: create(bytes.regular), bold: create(bytes.bold) };
  return pages.map((page) => ({
    ...page,
    markup: readSvg(page.markup.join('\n')).map((node) => withOutlines(node, INITIAL, fonts)),
  }));
}

function withOutlines({ attributes, children, name, text }: SvgNode, outer: Style, fonts: Fonts) {
  const style = inherit(outer, attributes);
  if (name === 'text') return outlineOf(text, attributes, style, fonts);
  const inside: string = children.map((child) => withOutlines(child, style, fonts)).join('\n');
  return tag(name, attributes, inside);
}

/** One path for a text. */
function outlineOf(text: string, attributes: Style, style: Style, fonts: Fonts): string {
  const font = fonts[isBold(style) ? 'bold' : 'regular'];
  requireGlyphs(font, text);
  const scale = Number(style['font-size']) / font.unitsPerEm;
  const runs = words(text).map((word) => font.layout(word));
  const width = runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * scale;
  const { 'font-size': _, 'font-weight': __, 'text-anchor': ___, x, y, ...rest } = attributes;
  let at = Number(x) - width * (BEFORE[style['text-anchor']] ?? 0);
  let d = '';
  for (const { glyphs, positions } of runs) {
    for (const [i, { path }] of glyphs.entries()) {
      d += path.transform(scale, 0, 0, -scale, at, Number(y)).toSVG();
      at += positions[i].xAdvance * scale;
    }
  }
  return tag('path', { ...rest, d });
}

/** The words of a text, each with the space after it. PDFKit has no kerning between them. */
function words(text: string): string[] {
  return text.split(/(?<=[ \t])/);
}
