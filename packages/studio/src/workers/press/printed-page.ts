import { type Page, pageSvg } from '@nonet/book';
import type { Language } from '@nonet/engine/explain';
import type { PrintedPage } from '../../picture/printing.ts';

/**
 * A page that is black on white whatever the colors of the document. Each color of a drawing is
 * written twice, and those in `style` depend on the document.
 */
export function printedPage(page: Page, language: Language): PrintedPage {
  const { height, width } = page;
  return { width, height, svg: pageSvg(page, language).replaceAll(/ style="[^"]*"/g, '') };
}
