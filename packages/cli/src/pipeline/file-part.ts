import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import {
  type Notation,
  type NotationResult,
  PuzzleReader,
  type PuzzleReaderOptions,
} from '@nonet/engine/notation';
import type { FilePart, FileStart, PartSource } from '../core/part-source.ts';
import { encodingOf } from './decoding.ts';
import { partLabel, rangeOf } from './part.ts';

const LINE_FEED = 10;
const CHUNK = 1 << 16;

/** The notation and the first record of a file must be found within this many bytes. */
const MAX_START = 1 << 18;

/** The beginning of a JSON array, or of an object that spans lines. */
const SPANS_LINES = /^\s*(?:\[|\{\s*[\r\n])/;

/** The parts of the files of this machine. */
export const FILES: PartSource = {
  async find(file, part, options) {
    const found = await fileParts(file, part.of, options);
    if (typeof found === 'string') return found;
    try {
      return await found.part(part.number);
    } finally {
      await found.close();
    }
  },
  bytes(file, { from, to }, signal) {
    if (from === to) return nothing();
    return createReadStream(file, { start: from, end: to - 1, highWaterMark: CHUNK * 4, signal });
  },
};

/** A file that can be cut into parts. It is open until `close`. */
export interface FileParts {
  readonly size: number;
  readonly start: FileStart;
  /** @param number From 1. */
  part(number: number): Promise<FilePart>;
  close(): Promise<void>;
}

/** Opens a file to cut it into parts. Returns a message if it cannot be cut. */
export async function fileParts(
  file: string,
  of: number,
  options: PuzzleReaderOptions,
): Promise<FileParts | string> {
  const handle = await open(file);
  const { size, start } = await readStart(handle, of, options).catch(async (error) => {
    await handle.close();
    throw error;
  });
  if (typeof start === 'string') {
    await handle.close();
    return `${file}: ${start}`;
  }
  return {
    size,
    start,
    async part(number) {
      const range = rangeOf({ number, of }, size);
      return {
        label: of === 1 ? file : partLabel(file, { number, of }),
        from: await boundary(handle, range.from, size, start.notation),
        to: await boundary(handle, range.to, size, start.notation),
        size,
        start,
      };
    },
    close: () => handle.close(),
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/**
 * Returns the first position, from `position` on, at which a part can begin. It is the beginning of
 * a line. In `sdm`, the previous line must be a puzzle, so that comment lines stay with the puzzle
 * below them.
 */
async function boundary(
  handle: FileHandle,
  position: number,
  size: number,
  { id }: Notation,
): Promise<number> {
  let at = await lineStart(handle, position, size);
  if (id !== 'sdm' || position === 0) return at;
  const head = new Uint8Array(LOOK);
  for (let isComment = true; isComment && at < size; ) {
    const { bytesRead } = await handle.read(head, 0, LOOK, at);
    const text = Buffer.from(head.subarray(0, bytesRead)).toString('latin1').trimStart();
    isComment = text === '' || text.startsWith('#');
    at = await lineStart(handle, at + 1, size);
  }
  return at;
}

/** The first non-space character of a line must be within this many bytes. */
const LOOK = 64;

/** The position of the first line that begins at or after a position. */
async function lineStart(handle: FileHandle, position: number, size: number): Promise<number> {
  if (position === 0 || position === size) return position;
  const chunk = new Uint8Array(CHUNK);
  for (let at = position - 1; at < size; at += CHUNK) {
    const { bytesRead } = await handle.read(chunk, 0, CHUNK, at);
    const feed = chunk.subarray(0, bytesRead).indexOf(LINE_FEED);
    if (feed >= 0) return at + feed + 1;
  }
  return size;
}

async function readStart(
  handle: FileHandle,
  of: number,
  options: PuzzleReaderOptions,
): Promise<{ readonly size: number; readonly start: FileStart | string }> {
  const stat = await handle.stat();
  if (!stat.isFile()) return { size: 0, start: 'expected a regular file for --part' };
  const { size } = stat;
  const bytes = new Uint8Array(Math.min(size, MAX_START));
  await handle.read(bytes, 0, bytes.length, 0);
  return { size, start: startOf(bytes, size, of, options) };
}

/**
 * Finds the beginning of a file in its first bytes. Returns a message if the file cannot be cut.
 *
 * @param size The size of the whole file.
 * @param of The number of parts.
 */
export function startOf(
  bytes: Uint8Array,
  size: number,
  of: number,
  options: PuzzleReaderOptions,
): FileStart | string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return `expected a plain UTF-8 file for --part, found ${encoding}`;
  const reader = new PuzzleReader(options);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const results: NotationResult[] = [];
  let end = 0;
  while (end < bytes.length && !results.some(({ ok }) => ok)) {
    const feed = bytes.indexOf(LINE_FEED, end);
    const next = feed < 0 ? bytes.length : feed + 1;
    results.push(...reader.push(decoder.decode(bytes.subarray(end, next), { stream: true })));
    end = next;
  }
  if (end === size) results.push(...reader.end());
  const { notation } = reader;
  if (!notation) return 'no puzzle found';
  const text = new TextDecoder().decode(bytes.subarray(0, end));
  if (of > 1 && !(notation.onePerLine && !SPANS_LINES.test(text))) {
    const way = 'to convert the file: nonet convert --to line';
    return `expected one puzzle per line for --part, found ${notation.id} (${way})`;
  }
  return { notation, bytes: bytes.subarray(0, end), results };
}
