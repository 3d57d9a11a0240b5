import type { Page } from '../page/page.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { newDocument, type PdfDocument } from './document.ts';
import { joined } from './joined.ts';
import { fonts, paint } from './painter.ts';
import { readSvg } from './svg-nodes.ts';

/** A font for each weight: the bytes of TrueType files. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export interface PdfOptions {
  readonly fonts: PdfFonts;
  readonly title: string;
  readonly author?: string | undefined;
  /** Default English. */
  readonly language?: 'en' | 'ko' | undefined;
  /** Page → the part that is left after cutting. Default: the whole page. */
  readonly trim?: ((page: number) => Rectangle) | undefined;
  /** Whether the file says that it is PDF/X-1a:2001. Default false. */
  readonly isForPress?: boolean | undefined;
}

/** Every file says that it was made at this moment, so that the same pages give the same bytes. */
const MADE = new Date(Date.UTC(2026, 0, 1));

/**
 * Writes pages as a PDF file. Its text can be extracted, its fonts are embedded, and it is painted in
 * black only. The same pages give the same bytes.
 *
 * @throws RangeError if a font lacks a character of a text.
 */
export async function pdf(pages: readonly Page[], options: PdfOptions): Promise<Uint8Array> {
  const { author, isForPress = false, language = 'en', title, trim } = options;
  const document = newDocument({
    autoFirstPage: false,
    // Otherwise PDFKit needs Helvetica, or opens the first font again for every text.
    font: null,
    pdfVersion: isForPress ? '1.3' : '1.7',
    lang: language,
    info: {
      Title: title,
      ...(author !== undefined && { Author: author }),
      Creator: 'Nonet',
      Producer: 'Nonet',
      CreationDate: MADE,
      ModDate: MADE,
    },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', resolve);
  });
  document.registerFont(fonts.regular, options.fonts.regular);
  document.registerFont(fonts.bold, options.fonts.bold);
  for (const [index, { height, markup, width }] of pages.entries()) {
    document.addPage({ size: [width, height], margin: 0 });
    setBoxes(document, { width, height }, trim?.(index));
    paint(document, readSvg(markup.join('\n')));
  }
  if (isForPress) declarePress(document);
  document.end();
  await ended;
  return joined(chunks);
}

/** The boxes of a page. The part outside the trim box is the bleed. */
function setBoxes(
  { page }: PdfDocument,
  { height, width }: Pick<Page, 'height' | 'width'>,
  trim: Rectangle = { x: 0, y: 0, width, height },
): void {
  const { data } = page.dictionary;
  // PDF counts from the bottom.
  const bottom = height - trim.y - trim.height;
  data.TrimBox = [trim.x, bottom, trim.x + trim.width, bottom + trim.height].map(rounded);
  data.MediaBox = [0, 0, width, height].map(rounded);
  data.BleedBox = data.MediaBox;
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}

/** What PDF/X-1a:2001 asks of the file besides its pages. */
function declarePress(document: PdfDocument): void {
  document.info.GTS_PDFXVersion = 'PDF/X-1:2001';
  document.info.GTS_PDFXConformance = 'PDF/X-1a:2001';
  document.info.Trapped = new Name('False');
  const intent = document.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: new String('CGATS TR 001'),
    RegistryName: new String('http://www.color.org'),
    Info: new String('U.S. Web Coated (SWOP) v2'),
  });
  intent.end();
  document._root.data.OutputIntents = [intent];
}

/** A name in the document's information. PDFKit writes strings as texts and plain objects as lists. */
class Name {
  readonly [Symbol.toStringTag] = 'Name';
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  toString(): string {
    return `/${this.name}`;
  }
}
