import { type Page, type PdfOptions, pdf } from '@nonet/book';
import { loadFonts } from './fonts.ts';

/**
 * Writes pages as a PDF file, with the bytes that the command line writes.
 *
 * @throws RangeError if the fonts lack a character of a text.
 */
export async function writePdf(
  pages: readonly Page[],
  head: Omit<PdfOptions, 'fonts'>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await pdf(pages, { ...head, fonts: await loadFonts() }));
}
