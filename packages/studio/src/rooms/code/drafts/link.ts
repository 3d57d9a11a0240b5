import { isObject } from '../../../page/kept.ts';
import { codeProblems, type Draft, isName } from '../draft.ts';

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

/** The program in an address. Undefined if it is damaged. */
export async function draftIn(code: string): Promise<LinkedDraft | undefined> {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return linkedDraft(await new Response(unpacked).json());
  } catch {
    return undefined;
  }
}

function linkedDraft(value: unknown): LinkedDraft | undefined {
  if (!isObject(value)) return undefined;
  const { name, problem: id, text } = value;
  const problem = codeProblems.find((one) => one === id);
  if (typeof name !== 'string' || typeof text !== 'string' || !problem) return undefined;
  return isName(name) ? { name, problem, text } : undefined;
}
