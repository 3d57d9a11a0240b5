import type { Pixels } from '@nonet/scan';
import type { Streams } from '../core/streams.ts';
import { upright } from './exif.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { PhotoError } from './photo-error.ts';
import { isPng, readPng } from './png.ts';

/** The largest file. Photographs of phones have up to 30 megabytes. */
const MOST_MEGABYTES = 128;
const MEGABYTE = 1 << 20;

/**
 * Reads a photograph, upright as its camera was held.
 *
 * @throws PhotoError if it is no picture in JPEG or PNG, or a damaged one
 */
export async function readPhoto(file: string, { open }: Streams): Promise<Pixels> {
  const bytes = await bytesOf(file, open);
  if (isPng(bytes)) return readPng(bytes);
  if (!isJpeg(bytes)) throw new PhotoError('a JPEG or PNG file', kindOf(bytes));
  const { orientation, ...pixels } = readJpeg(bytes);
  return upright(pixels, orientation);
}

async function bytesOf(file: string, open: Streams['open']): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of open(file, new AbortController().signal)) {
      length += chunk.length;
      if (length > MOST_MEGABYTES * MEGABYTE) {
        throw new PhotoError(`a file of at most ${MOST_MEGABYTES} MB`, 'a larger one');
      }
      // The next chunk may overwrite this one.
      chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new PhotoError('a photograph', FAULTS[code] ?? `a file that cannot be read: ${message}`);
  }
  return Buffer.concat(chunks);
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'nothing with that name',
  EISDIR: 'a directory',
  EACCES: 'no permission to read the file',
};

/** First bytes → the kind of file that begins with them, in Latin-1. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'an empty file'],
  [/^....ftyp(heic|heix|mif1|hevc)/s, 'HEIC: let the phone save JPEG, or export it as JPEG'],
  [/^....ftypavif/s, 'AVIF'],
  [/^RIFF....WEBP/s, 'WebP'],
  [/^GIF8/, 'GIF'],
  [/^BM/, 'BMP'],
  [/^(II\*\0|MM\0\*)/, 'TIFF or a raw photograph'],
  [/^%PDF/, 'PDF'],
];

function kindOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 16));
  return KINDS.find(([pattern]) => pattern.test(start))?.[1] ?? 'something else';
}
