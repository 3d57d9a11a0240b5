import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type * as BookPackage from '@nonet/book';
import { missingPackage } from '../core/missing-package.ts';

/** The package @nonet/book, and its fonts. It is loaded only by the commands that print. */
interface LoadedBook {
  readonly book: typeof BookPackage;
  readonly fonts: BookPackage.PdfFonts;
}

let loading: Promise<LoadedBook> | undefined;

/**
 * Reads the package and its fonts when it is first called.
 *
 * @throws MissingPackage if the package is not installed.
 */
export function loadBook(): Promise<LoadedBook> {
  loading ??= load();
  return loading;
}

async function load(): Promise<LoadedBook> {
  try {
    const { resolve } = createRequire(import.meta.url);
    const font = (weight: string): Promise<Uint8Array> =>
      readFile(resolve(`@nonet/book/font/NonetSans-${weight}.ttf`));
    const [book, regular, bold] = await Promise.all([
      import('@nonet/book'),
      font('Regular'),
      font('Bold'),
    ]);
    return { book, fonts: { regular, bold } };
  } catch (error) {
    throw missingPackage('@nonet/book', error);
  }
}
