import { isObject } from '../../../page/kept.ts';
import { linkedBlob, packedLink } from '../../../workers/packed-link.ts';
import { codeProblems, type Draft, isName, LONGEST_TEXT } from '../draft.ts';

type LinkedDraft = Pick<Draft, 'name' | 'text' | 'problem'>;

/** A program for the address, as JSON. */
export function packedDraft({ name, problem, text }: LinkedDraft): Promise<string> {
  return packedLink(new Blob([JSON.stringify({ name, problem, text })]));
}

/**
 * What a link may unpack to, in bytes: JSON has at most six for a character of the program, as in
 * `\u001b`. Gzip packs a text of equal characters a thousandfold, so a short link can have any length.
 */
const MOST_UNPACKED = 6 * LONGEST_TEXT + 1_000;

/** The program in an address. Undefined if it is damaged or too long. */
export async function draftIn(code: string): Promise<LinkedDraft | undefined> {
  const packed = linkedBlob(code);
  if (!packed) return undefined;
  try {
    const unpacked = packed.stream().pipeThrough(new DecompressionStream('gzip'));
    return linkedDraft(JSON.parse(await textOf(unpacked)));
  } catch {
    return undefined;
  }
}

/** @throws RangeError if the text is too long. Then the rest of it is not unpacked. */
async function textOf(unpacked: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = unpacked.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > MOST_UNPACKED) {
      await reader.cancel();
      throw new RangeError('expected a shorter text');
    }
    chunks.push(read.value);
  }
  return new Blob(chunks).text();
}

function linkedDraft(value: unknown): LinkedDraft | undefined {
  if (!isObject(value)) return undefined;
  const { name, problem: id, text } = value;
  const problem = codeProblems.find((one) => one === id);
  if (typeof name !== 'string' || typeof text !== 'string' || !problem) return undefined;
  return isName(name) && text.length <= LONGEST_TEXT ? { name, problem, text } : undefined;
}
