import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createInflateRaw } from 'node:zlib';
import { NpyLines, UnreadableFile, zippedFile } from '@nonet/engine/notation';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gzip' | 'zip' | 'npy';

/** The beginnings of files: magic numbers, and the byte order marks of UTF-16. */
const MAGIC: readonly (readonly [beginning: readonly number[], Encoding])[] = [
  [[0x1f, 0x8b], 'gzip'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [Array.from(Buffer.from('PK\x03\x04')), 'zip'],
  [Array.from(Buffer.from('\x93NUMPY', 'latin1')), 'npy'],
];

/** The encoding of a file that begins with these bytes. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const found = MAGIC.find(([beginning]) => beginning.every((byte, at) => bytes[at] === byte));
  return found ? found[1] : 'utf-8';
}

/** Whether more bytes may turn out to be the rest of a magic number. */
function isOpen(bytes: Uint8Array): boolean {
  return MAGIC.some(
    ([beginning]) =>
      bytes.length < beginning.length && bytes.every((byte, at) => byte === beginning[at]),
  );
}

/** A file may be packed in a file that is packed, and so on, at most this many times. */
const MOST_LAYERS = 4;

/**
 * Yields the bytes of a file as UTF-8. Unpacks gzip and ZIP, and converts UTF-16. An array of NumPy
 * becomes lines. The first bytes show the encoding.
 *
 * @throws Error if packed data are corrupt or end early, or if an array has no grids.
 */
export async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  layers = 0,
): AsyncGenerator<Uint8Array> {
  if (layers > MOST_LAYERS) {
    throw new UnreadableFile(`expected a file that is packed at most ${MOST_LAYERS} times`);
  }
  const source = chunks[Symbol.asyncIterator]();
  try {
    yield* decodedFrom(source, layers);
  } finally {
    // The pipe may be closed because the reader has stopped early.
    await source.return?.();
  }
}

async function* decodedFrom(
  source: AsyncIterator<Uint8Array>,
  layers: number,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (isOpen(head)) {
    const { done, value } = await source.next();
    if (done) break;
    head = head.length > 0 ? Buffer.concat([head, value]) : value;
  }
  const rest = { [Symbol.asyncIterator]: () => source };
  const encoding = encodingOf(head);
  if (encoding === 'gzip') yield* decoded(gunzipped(head, rest), layers + 1);
  else if (encoding === 'zip') yield* decoded(unzipped(head, rest), layers + 1);
  else if (encoding === 'npy') yield* arrayLines(head, rest);
  else if (encoding !== 'utf-8') yield* converted(head, rest, encoding);
  else {
    if (head.length > 0) yield head;
    yield* rest;
  }
}

async function* arrayLines(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const array = new NpyLines();
  yield array.push(head);
  for await (const chunk of rest) yield array.push(chunk);
  array.end();
}

/** A ZIP file has its list of files at the end, so it is kept in memory. */
const LARGEST_ZIP = 1 << 30;

async function* unzipped(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of copies(head, rest)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > LARGEST_ZIP) throw new UnreadableFile('expected a ZIP file of at most 1 GiB');
  }
  const { bytes, isDeflated } = zippedFile(Buffer.concat(chunks));
  if (!isDeflated) {
    yield bytes;
    return;
  }
  try {
    yield* through(createInflateRaw(), [bytes]);
  } catch {
    throw new UnreadableFile('expected a ZIP file, found corrupt data');
  }
}

function gunzipped(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  return through(createGunzip(), copies(head, rest));
}

/** Yields what a stream makes of bytes. */
async function* through(
  stream: Transform,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const done = pipeline(Readable.from(bytes, { objectMode: false }), stream);
  // This error is not lost: the loop below throws it.
  done.catch(() => {});
  for await (const chunk of stream) yield chunk as Uint8Array;
}

/** Yields copies, because a chunk may overwrite the previous one. */
async function* copies(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(head);
  for await (const chunk of rest) yield Buffer.from(chunk);
}

async function* converted(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  yield Buffer.from(decoder.decode(head, { stream: true }));
  for await (const chunk of rest) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
