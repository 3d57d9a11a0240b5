import { outlined, type Page } from '@nonet/book';
import { loadFonts } from './fonts.ts';

/**
 * Turns the texts of pages into outlines, as the command line does.
 *
 * @throws RangeError if the fonts lack a character of a text.
 */
export async function outlinedPages(pages: readonly Page[]): Promise<Page[]> {
  return outlined(pages, await loadFonts());
}
