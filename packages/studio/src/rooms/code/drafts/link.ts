import { isObject } from '../../../page/kept.ts';
import { codeProblems, type Draft, isName, LONGEST_TEXT } from '../draft.ts';

/** The maximum length of a program in a link. Many programs cut off longer addresses. */
export const MOST_LINKED = 16_000;

type LinkedDraft = Pick<Draft, 'name' | 'text' | 'problem'>;

/** A program for the address: JSON, packed by gzip, as base64 with `-` and `_`. */
export async function packedDraft({ name, problem, text }: LinkedDraft): Promise<string> {
  const json = new Blob([JSON.stringify({ name, problem, text })]);
  const packed = json.stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * What a link may unpack to, in bytes: JSON has at most six for a character of the program, as in
 * `\u001b`. Gzip packs a text of equal characters a thousandfold, so a short link can have any length.
 */
const MOST_UNPACKED = 6 * LONGEST_TEXT + 1_000;

/** The program in an address. Undefined if it is damaged or too long. */
export async function draftIn(code: string): Promise<LinkedDraft | undefined> {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
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
