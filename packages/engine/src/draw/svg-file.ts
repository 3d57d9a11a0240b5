import { escapedXml } from '../notation/parts/xml.ts';
import { rounded, tag } from './svg.ts';
import { paintOf, type Theme } from './theme.ts';

const FONT = "system-ui, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', sans-serif";

/** What a file has besides its drawing. */
export interface SvgHead {
  readonly width: number;
  readonly height: number;
  /** The title, which screen readers say. */
  readonly title: string;
  /** What the drawing shows, in words. */
  readonly description?: string | undefined;
  /** The language of the texts. Default `en`. */
  readonly language?: string | undefined;
  /** Colors to use instead of those of the default theme. */
  readonly theme?: Partial<Theme> | undefined;
}

/** Makes a complete file. The CSS variable `--sudoku-font` changes the font. */
export function svgFile(
  { description, height, language = 'en', theme, title, width }: SvgHead,
  content: readonly string[],
): string {
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
    width,
    height,
    role: 'img',
    'xml:lang': language,
    'font-family': FONT,
    style: `font-family:var(--sudoku-font,${FONT});font-variant-numeric:tabular-nums`,
  };
  const paper = tag('rect', { width, height, ...paintOf(theme)('paper') });
  const head = [
    tag('title', {}, escapedXml(title)),
    ...(description === undefined ? [] : [tag('desc', {}, escapedXml(description))]),
  ];
  return `${tag('svg', root, `\n${[...head, paper, ...content].join('\n')}\n`)}\n`;
}
