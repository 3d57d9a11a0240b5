import { outlined, type Page, pageSvg } from '@nonet/book';
import type { Language } from '@nonet/engine/explain';
import { strToU8, zipSync } from 'fflate';
import type { SavedPages } from '../../picture/printing.ts';
import { loadFonts } from './fonts.ts';

/** Every file says that it was made at this moment, so that the same pages give the same bytes. */
const MADE = new Date(2026, 0, 1);

/** Writes a page as an SVG file, or several pages as a ZIP file with an SVG file per page. */
export function svgFile(pages: readonly Page[], language: Language): SavedPages {
  const files = pages.map((page) => strToU8(pageSvg(page, language)));
  if (files.length === 1) return { extension: 'svg', bytes: files[0] };
  const digits = String(files.length).length;
  const named = files.map((bytes, i) => [`${String(i + 1).padStart(digits, '0')}.svg`, bytes]);
  return { extension: 'zip', bytes: zipSync(Object.fromEntries(named), { mtime: MADE }) };
}

/**
 * Turns the texts of pages into outlines, as the command line does.
 *
 * @throws RangeError if the fonts lack a character of a text.
 */
export async function outlinedPages(pages: readonly Page[]): Promise<Page[]> {
  return outlined(pages, await loadFonts());
}
