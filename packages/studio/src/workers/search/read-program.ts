import { plainPuzzle } from '@nonet/engine/notation';
import { isTrace, type Trace, TraceReader, type TraceResult } from '@nonet/engine/trace';
import { type ReadingFault, readingFault } from '../../picture/reading-fault.ts';
import type { TracedProgram } from '../../picture/traced-program.ts';
import { MOST_IN_LINK, packedLink } from '../packed-link.ts';
import { keepProgram } from './programs.ts';

type ReadProgram =
  | { readonly kind: 'program'; readonly program: TracedProgram }
  | { readonly kind: 'broken'; readonly fault: ReadingFault }
  /** The file is not a trace, or it cannot be read. */
  | { readonly kind: 'other' };

/** The id of the program that the page requested last. An earlier request may finish later. */
let latest = 0;

/**
 * Reads a trace. The worker keeps the trace under this id until it reads another trace. The progress
 * is the number of events read.
 */
export async function* readProgram({
  programId,
  file,
}: {
  programId: number;
  file: Blob;
}): AsyncGenerator<number, ReadProgram> {
  latest = programId;
  let result: TraceResult | undefined;
  try {
    result = yield* readTrace(file);
  } catch {
    return { kind: 'other' };
  }
  if (!result) return { kind: 'other' };
  if (!result.ok) return { kind: 'broken', fault: readingFault(result.error) };
  const { trace } = result;
  if (latest === programId) keepProgram(programId, trace);
  const isLong = Math.max(file.size, trace.events.length) > MOST_LINKED;
  const link = isLong ? undefined : await traceLink(await unpacked(file));
  return { kind: 'program', program: { ...programIn(trace), link } };
}

/** A file with more bytes or events than this does not fit in a link, even if it is packed. */
const MOST_LINKED = 500_000;

/** The number of characters at the beginning of a file in which `isTrace` finds the first lines. */
const BEGINNING = 4_096;

/** Bytes read between two yields. */
const PIECE = 65_536;

/**
 * Reads a trace, plain or packed by gzip, piece by piece. Undefined if the file is not a trace.
 * Yields the number of events.
 */
async function* readTrace(file: Blob): AsyncGenerator<number, TraceResult | undefined> {
  const reader = new TraceReader({ variants: true });
  let beginning: string | undefined = '';
  for await (const { text, isLast } of textOf(file)) {
    if (beginning === undefined) {
      reader.write(text);
    } else {
      beginning += text;
      if (!isLast && beginning.length < BEGINNING) continue;
      if (!isTrace(beginning.slice(0, BEGINNING))) return undefined;
      reader.write(beginning);
      beginning = undefined;
    }
    yield reader.eventCount;
  }
  return reader.end();
}

/** The text of a file, piece by piece. */
async function* textOf(file: Blob): AsyncGenerator<{ text: string; isLast: boolean }> {
  const chunks = (await unpacked(file)).getReader();
  let decoder: TextDecoder | undefined;
  try {
    for (;;) {
      const { done, value = new Uint8Array() } = await chunks.read();
      decoder ??= decoderOf(value);
      for (let at = 0; at < value.length; at += PIECE) {
        const piece = value.subarray(at, at + PIECE);
        yield { text: decoder.decode(piece, { stream: true }), isLast: false };
      }
      if (done) break;
    }
    yield { text: decoder.decode(), isLast: true };
  } finally {
    // If the file could not be read, `cancel` fails for the same reason. That error is ignored.
    chunks.cancel().catch(() => {});
  }
}

async function unpacked(file: Blob): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  return isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
}

/** UTF-16 if the text begins with its byte order mark, otherwise UTF-8. */
function decoderOf([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
}

function programIn(trace: Trace): Omit<TracedProgram, 'link'> {
  const { puzzle, name = '', source, events, fault, isCut } = trace;
  return {
    puzzle: plainPuzzle(puzzle),
    name,
    source: source === undefined ? [] : source.split('\n'),
    events: events.length,
    fault: fault && readingFault(fault),
    isCut,
    isStack: events.isStack,
    tellsTries: events.tellsTries,
  };
}

/** A trace for the address. Undefined if the result is too long. */
async function traceLink(
  text: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<string | undefined> {
  const whole = await new Response(text).blob();
  if (whole.size > MOST_LINKED) return undefined;
  const link = await packedLink(whole);
  return link.length > MOST_IN_LINK ? undefined : link;
}
