import { extname } from 'node:path';
import type { Page, PdfOptions } from '@nonet/book';
import type { FileToWrite } from '../core/files/whole-file.ts';
import { loadBook } from './book-package.ts';

type Head = Omit<PdfOptions, 'fonts'>;

/** Returns why pages cannot be written to a file with this name. Undefined if they can. */
export function wrongExtension(output: string): string | undefined {
  if (/\.(pdf|svg)$/i.test(output)) return undefined;
  return `expected --output to end with .pdf or .svg, found "${output}"`;
}

export function isSvg(output: string): boolean {
  return /\.svg$/i.test(output);
}

/**
 * Pages as a PDF file, or each as an SVG file if the name ends with `.svg`. Several SVG files are
 * numbered.
 */
export async function pageFiles(
  pages: readonly Page[],
  name: string,
  head: Head,
): Promise<readonly FileToWrite[]> {
  if (!isSvg(name)) return [{ name, content: await pdfOf(pages, head) }];
  const { book } = await loadBook();
  const extension = extname(name);
  const digits = String(pages.length).length;
  return pages.map((page, i) => {
    const number = pages.length === 1 ? '' : `-${String(i + 1).padStart(digits, '0')}`;
    return {
      name: `${name.slice(0, -extension.length)}${number}${extension}`,
      content: book.pageSvg(page, head.language ?? 'en'),
    };
  });
}

export async function pdfOf(pages: readonly Page[], head: Head): Promise<Uint8Array> {
  const { book, fonts } = await loadBook();
  return book.pdf(pages, { ...head, fonts });
}
