/** A format, and how its files begin: one character per byte. */
const BEGINNINGS: readonly (readonly [format: string, beginning: RegExp])[] = [
  ['PNG', /^\x89PNG/],
  ['JPEG', /^\xff\xd8\xff/],
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['HEIC', /^.{4}ftyp(?:hei|hev|mif1|msf1)/s],
  ['AVIF', /^.{4}ftypavi/s],
  ['PDF', /^%PDF-/],
];
const LONGEST = 12;

/** The format of a file that holds a picture or a PDF. Undefined for every other file. */
export async function pictureFormat(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0];
}
