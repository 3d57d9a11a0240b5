import type { BatchFile, NewBatch, NewPart } from '@nonet/bank';
import { geometry } from '@nonet/engine/grid';
import { notationById, type PuzzleReaderOptions } from '@nonet/engine/notation';
import manifest from 'nonet/package.json' with { type: 'json' };
import { countLines } from '../lines/line-count.ts';
import { LINE_FEED, RETURN } from '../lines/plain-lines.ts';
import { FILES, type FileParts, fileParts } from '../pipeline/file-part.ts';
import { rangeOf } from '../pipeline/part.ts';
import { fileReason } from '../pipeline/read-files.ts';
import { partCount } from './part-count.ts';
import type { LineInput } from './part-request.ts';
import type { PartThreads } from './part-threads.ts';

/** Samples of the work begin with so many bytes of a file, or puzzles. */
const FIRST_SAMPLE = { bytes: 256, puzzles: 2 };

/** A batch, and what it works on. */
export interface BatchPlan {
  readonly batch: NewBatch;
  /** `onRead` is called with the number of bytes that were read. */
  readonly parts: (onRead: (bytes: number) => void) => AsyncIterable<NewPart> | Iterable<NewPart>;
}

/** A command line that is wrong, or work that cannot be divided. */
export class Refused extends Error {}

/**
 * Plans a batch.
 *
 * @param command The words of the command line.
 * @param wanted The number of parts. Undefined if they are to take some seconds each.
 * @throws Refused if the command line is wrong, or the work cannot be divided.
 */
export async function planBatch(
  command: readonly string[],
  wanted: number | undefined,
  threads: PartThreads,
): Promise<BatchPlan> {
  const line = await threads.line(command);
  if (line.kind === 'refused') throw new Refused(line.reason);
  const { input, json } = line;
  const file = input.kind === 'files' ? await wholeFile(input) : undefined;
  const work =
    input.kind === 'seed'
      ? { size: input.count, first: FIRST_SAMPLE.puzzles }
      : { size: file!.size, first: FIRST_SAMPLE.bytes };
  const measured = await partCount({ command, ...work }, threads).catch((error: Error) => {
    throw new Refused(error.message);
  });
  const parts = wanted === undefined ? measured : Math.min(wanted, await itemsOf(input, measured));
  return {
    batch: { command, json, file, parts, version: manifest.version },
    parts: (onRead) =>
      input.kind === 'seed' ? partsOfSeed(input.count, parts) : partsOfFile(input, parts, onRead),
  };
}

/** The number of puzzles of a seed, or of lines. A file is read in so many parts. */
async function itemsOf(input: LineInput, parts: number): Promise<number> {
  if (input.kind === 'seed') return input.count;
  let lines = 0;
  for await (const { items } of partsOfFile(input, parts, () => {})) lines += items;
  return lines;
}

function* partsOfSeed(count: number, of: number): Generator<NewPart> {
  for (let number = 1; number <= of; number++) {
    const { from, to } = rangeOf({ number, of }, count);
    yield { number, items: to - from, begins: from, ends: to, input: undefined };
  }
}

type FileInput = LineInput & { readonly kind: 'files' };

/** @throws Refused if there is not one file, or if it does not have one puzzle per line. */
async function wholeFile(input: FileInput): Promise<BatchFile> {
  const { name, options } = namedFile(input);
  // To be cut into two parts is no more than to be cut into many.
  const file = await cut(name, 2, options);
  await file.close();
  const { size, start } = file;
  return { name, size, start: start.bytes };
}

async function* partsOfFile(
  input: FileInput,
  of: number,
  onRead: (bytes: number) => void,
): AsyncGenerator<NewPart> {
  const { name, options } = namedFile(input);
  const file = await cut(name, of, options);
  try {
    for (let number = 1; number <= of; number++) {
      const piece = await file.part(number);
      const chunks: Uint8Array[] = [];
      for await (const chunk of FILES.bytes(name, piece)) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      onRead(bytes.length);
      const last = bytes.at(-1) ?? LINE_FEED;
      const rest = last === LINE_FEED || last === RETURN ? 0 : 1;
      const { from: begins, to: ends } = piece;
      yield { number, items: countLines(bytes) + rest, begins, ends, input: bytes };
    }
  } finally {
    await file.close();
  }
}

/** @throws Refused if the file cannot be read, or cannot be cut. */
async function cut(name: string, of: number, options: PuzzleReaderOptions): Promise<FileParts> {
  const found = await fileParts(name, of, options).catch((error: unknown) => {
    throw new Refused(`${name}: ${fileReason(error)}`);
  });
  if (typeof found === 'string') throw new Refused(found);
  return found;
}

/** @throws Refused if there is not one file. */
function namedFile({ box, files, notation }: FileInput): {
  readonly name: string;
  readonly options: PuzzleReaderOptions;
} {
  const [name = '-'] = files;
  if (files.length > 1 || name === '-') {
    const found = files.length > 1 ? `${files.length} files` : 'standard input';
    throw new Refused(`expected one file, found ${found}`);
  }
  return {
    name,
    options: {
      notation: notation === undefined ? undefined : notationById(notation),
      geometry: box && geometry(...box),
    },
  };
}
