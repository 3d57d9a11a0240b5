import { zlibSync } from 'fflate';
import PDFKit from 'pdfkit';
import { joined } from './joined.ts';

interface Reference {
  readonly data: Record<string, unknown>;
  end(): void;
}

/** An object of the file whose bytes are not written yet. */
interface OpenReference extends Reference {
  /** Whether the bytes are to be compressed. */
  compress: boolean;
  buffer: readonly Uint8Array[];
  /** Compresses the bytes, and writes the object. */
  finalize(): void;
}

/** A font of a document, of which only the glyphs that are used are embedded. */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  /** Returns the numbers of the glyphs in the file, and how wide each is, without and with kerning. */
  encode(text: string): [glyphs: string[], positions: Advance[]];
  ref(): Reference;
}

interface Advance {
  readonly advanceWidth: number;
  readonly xAdvance: number;
}

/** Cyan, magenta, yellow and black, each from 0 to 100. Only black is used. */
export type Ink = readonly [0, 0, 0, number];

/** What is used of a document of PDFKit. It is a stream, whose data are the bytes of the file. */
export interface PdfDocument {
  readonly page: {
    readonly dictionary: Reference;
    readonly fonts: Record<string, Reference>;
  };
  readonly info: Record<string, unknown>;
  /** The catalog of the file. */
  readonly _root: Reference;
  readonly _font: EmbeddedFont;
  readonly _fontSize: number;
  addContent(operators: string): this;
  addPage(options: object): this;
  registerFont(name: string, font: Uint8Array): this;
  ref(data: object): Reference;
  on(event: 'data', listener: (chunk: Uint8Array) => void): this;
  on(event: 'end', listener: () => void): this;
  end(): void;

  save(): this;
  restore(): this;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
  path(d: string): this;
  rect(x: number, y: number, width: number, height: number): this;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
  circle(x: number, y: number, radius: number): this;
  lineWidth(width: number): this;
  lineCap(cap: string): this;
  lineJoin(join: string): this;
  dash(length: number, options: { readonly space: number }): this;
  undash(): this;
  fill(color: Ink): this;
  stroke(color: Ink): this;
  fillAndStroke(fill: Ink, stroke: Ink): this;
  fillColor(color: Ink): this;
  font(name: string): this;
  fontSize(size: number): this;
}

export function newDocument(options: object): PdfDocument {
  const document = new PDFKit(options) as PdfDocument;
  const ref = document.ref.bind(document);
  document.ref = (data) => sameEverywhere(ref(data) as OpenReference);
  return document;
}

/**
 * Compresses an object with fflate. PDFKit does so only in a browser. With Node it uses zlib, which
 * finds other bytes for the same content.
 */
function sameEverywhere(reference: OpenReference): OpenReference {
  const finalize = reference.finalize.bind(reference);
  reference.finalize = () => {
    if (reference.compress && reference.buffer.length > 0) {
      reference.buffer = [zlibSync(joined(reference.buffer))];
      reference.compress = false;
    }
    finalize();
  };
  return reference;
}
