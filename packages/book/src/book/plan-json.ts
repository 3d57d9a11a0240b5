import { createScanner, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type PlanFault, placesIn, shortened } from './plan-fault.ts';

// These enums of jsonc-parser exist only as types.
const OPENING = [1, 3]; // { and [
const CLOSING = [2, 4]; // } and ]
const END = 17;

/** A plan is less deep. The parser calls itself, and the stack would overflow in a very deep text. */
const MOST_LEVELS = 50;

/** Codes of jsonc-parser → what the text should have at this place. */
const EXPECTED: Readonly<Record<number, string>> = {
  1: 'a string in double quotes, a number, true or false',
  2: 'a number such as 7 or 7.2',
  3: 'a key in double quotes',
  4: 'a value',
  5: 'a colon',
  6: 'a comma',
  7: 'a closing brace',
  8: 'a closing bracket',
  9: 'the end',
  10: 'JSON without comments',
  11: 'JSON without comments',
  12: 'a closing quotation mark',
  13: 'a number such as 7 or 7.2',
  14: 'four hexadecimal digits after \\u',
  15: 'an escape such as \\n or \\"',
  16: 'a string without tabs and other control characters',
};

type JsonResult =
  | { readonly ok: true; readonly root: Node }
  | { readonly ok: false; readonly fault: PlanFault };

/** Reads JSON, without comments. Returns the first fault: the parser only guesses what follows it. */
export function readJson(text: string): JsonResult {
  const deep = tooDeep(text);
  if (deep !== undefined) {
    return faultAt(text, deep, `expected at most ${MOST_LEVELS} levels of brackets, got more`);
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0) return faultAt(text, errors[0].offset, syntaxMessage(text, errors[0]));
  return root ? { ok: true, root } : faultAt(text, 0, 'expected a value, got nothing');
}

function syntaxMessage(text: string, { error, length, offset }: ParseError): string {
  const [found] = text.slice(offset, offset + length).split(/[\r\n]/, 1);
  const visible = found.replaceAll('\t', '\\t').replace(/\p{Cc}/gu, '�');
  return `expected ${EXPECTED[error]}, got ${shortened(visible) || 'the end'}`;
}

function faultAt(text: string, offset: number, message: string): JsonResult {
  return { ok: false, fault: { ...placesIn(text)(offset), path: '', message } };
}

/** The offset of the first bracket that is too deep. */
function tooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  let levels = 0;
  for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
    if (OPENING.includes(token)) levels++;
    if (CLOSING.includes(token)) levels--;
    if (levels > MOST_LEVELS) return scanner.getTokenOffset();
  }
  return undefined;
}
