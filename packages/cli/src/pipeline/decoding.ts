import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gzip';

/** Magic numbers of gzip files, and the byte order marks of UTF-16. */
const MAGIC: readonly (readonly [first: number, second: number, Encoding])[] = [
  [0x1f, 0x8b, 'gzip'],
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

/** The encoding of a file that begins with these bytes. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const found = MAGIC.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  return found ? found[2] : 'utf-8';
}

/**
 * Yields the bytes of a file as UTF-8. Unpacks gzip and converts UTF-16. The first two bytes show
 * the encoding.
 *
 * @throws Error if gzip data are corrupt or end early.
 */
export async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    yield* decodedFrom(source);
  } finally {
    // The pipe may be closed because the reader has stopped early.
    await source.return?.();
  }
}

async function* decodedFrom(source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < 2) {
    const { done, value } = await source.next();
    if (done) break;
    head = head.length > 0 ? Buffer.concat([head, value]) : value;
  }
  const rest = { [Symbol.asyncIterator]: () => source };
  const encoding = encodingOf(head);
  if (encoding === 'gzip') yield* decoded(unpacked(head, rest));
  else if (encoding !== 'utf-8') yield* converted(head, rest, encoding);
  else {
    if (head.length > 0) yield head;
    yield* rest;
  }
}

async function* unpacked(
  head: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const done = pipeline(Readable.from(copies(head, rest), { objectMode: false }), gunzip);
  // This error is not lost: the loop below throws it.
  done.catch(() => {});
  for await (const chunk of gunzip) yield chunk as Uint8Array;
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
