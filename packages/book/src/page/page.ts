import { svgFile } from '@nonet/engine/draw';
import type { PageSize } from './paper.ts';
import { printTheme } from './print-theme.ts';

/** A page as SVG markup. Its unit is a point. */
export interface Page extends PageSize {
  /** What the page is, for screen readers. */
  readonly title: string;
  readonly markup: readonly string[];
}

/** Writes a page as an SVG file. Its text can be selected. */
export function pageSvg({ height, markup, title, width }: Page, language: 'en' | 'ko'): string {
  return svgFile({ width, height, title, language, theme: printTheme }, markup);
}
