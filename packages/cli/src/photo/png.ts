import { inflateSync } from 'node:zlib';
import type { Pixels } from '@nonet/scan';
import { PNG } from 'pngjs';
import { PhotoError } from './photo-error.ts';
import { verifySize } from './picture-size.ts';

// Layout of a PNG file: eight bytes, then chunks of a length (4 bytes), a name (4), the content and a
// checksum (4). The first chunk, IHDR, has the size in its first 8 bytes.

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Chunk {
  readonly name: string;
  readonly content: Uint8Array;
  /** Where it ends in the file. */
  readonly end: number;
}

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

/** @throws PhotoError if the file is damaged, or has a picture of another kind */
export function readPng(bytes: Uint8Array): Pixels {
  const chunks = chunksOf(bytes);
  const [header] = chunks;
  if (header?.name !== 'IHDR' || header.content.length !== 13) throw damaged();
  const view = new DataView(header.content.buffer, header.content.byteOffset);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  verifySize(width, height);
  if (chunks.some(({ name }) => name === 'acTL')) {
    throw new PhotoError('a PNG file with one picture', 'an animation');
  }
  const last = chunks.at(-1);
  if (last?.name !== 'IEND') throw damaged();
  verifyData(chunks, width, height);
  try {
    return { width, height, data: PNG.sync.read(Buffer.from(bytes.subarray(0, last.end))).data };
  } catch {
    throw damaged();
  }
}

function chunksOf(bytes: Uint8Array): readonly Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) break;
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    at += 12 + length;
    chunks.push({ name, content, end: at });
    if (name === 'IEND') break;
  }
  return chunks;
}

/** The most bytes per pixel: four channels of 16 bits. */
const PIXEL = 8;

/**
 * Checks that the compressed data is not longer than the picture, because the decoder has no limit for
 * interlaced pictures. A row has a byte in front, and an interlaced picture at most twice as many rows.
 */
function verifyData(chunks: readonly Chunk[], width: number, height: number): void {
  const data = chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content);
  try {
    inflateSync(Buffer.concat(data), {
      maxOutputLength: PIXEL * width * height + 2 * height + 64,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw damaged();
    throw new PhotoError(`data for ${width} × ${height} pixels`, 'much more in the PNG file');
  }
}

function damaged(): PhotoError {
  return new PhotoError('a whole PNG file', 'a damaged one');
}
