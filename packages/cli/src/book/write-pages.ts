import { extname } from 'node:path';
import type { Page, PdfOptions } from '@nonet/book';
import type { Streams } from '../streams.ts';
import { writeBytes } from './binary-file.ts';
import { loadBook } from './book-package.ts';

type Head = Omit<PdfOptions, 'fonts'>;

/**
 * Writes pages as a PDF file, or each as an SVG file if the name ends with `.svg`. Several SVG files
 * are numbered. Returns why that failed, or undefined.
 */
export async function writePages(
  pages: readonly Page[],
  name: string | undefined,
  head: Head,
  streams: Streams,
): Promise<string | undefined> {
  const { book, fonts } = await loadBook();
  if (name === undefined || extname(name) !== '.svg') {
    return writeBytes(name, await book.pdf(pages, { ...head, fonts }), streams);
  }
  const digits = String(pages.length).length;
  for (const [i, page] of pages.entries()) {
    const number = pages.length === 1 ? '' : `-${String(i + 1).padStart(digits, '0')}`;
    const file = `${name.slice(0, -4)}${number}.svg`;
    const failed = await writeBytes(
      file,
      Buffer.from(book.pageSvg(page, head.language ?? 'en')),
      streams,
    );
    if (failed) return failed;
  }
  return undefined;
}
