import type { Phrase } from '../phrase.ts';
import { isFault } from './fault.ts';
import { ruleBeside, ruleInText } from './json-rules.ts';
import { parseJson } from './json-text.ts';
import { explainsRule, isRuleName } from './rule-names.ts';

/** A rule of a variant that an address adds. */
export interface AddressRule {
  readonly phrase: Phrase;
  /** Where it is in the address. */
  readonly index: number;
}

/** A longer part of an address has data. */
const LONGEST = 40;
/** The beginning of compressed JSON, such as `fpuzzlesN4Ig`. It may go on with any parts. */
const COMPRESSED = /^[a-z]*N4/;

/**
 * The rule in the path of an address, such as `/killersudoku.htm`, or in a parameter such as
 * `variant=diagonal`. Undefined if there is none.
 */
export function ruleInAddress(address: string): AddressRule | undefined {
  const [path] = /^[^?#]*/.exec(address)!;
  for (const { 0: part, index } of path.matchAll(/[^/]+/g)) {
    const isLong = part.length > LONGEST;
    if (COMPRESSED.test(part) || (isLong && /[a-z]/i.test(part))) break;
    if (isLong) continue;
    const name = part.replace(/\.(?:html?|aspx?|php)$/i, '');
    const isRule = isRuleName(name) || explainsRule(name.replace(/[-_+.]/g, ' '));
    if (isRule) return { phrase: { id: 'rule', name: part }, index };
  }
  for (const { 1: name, 2: value, index } of address.matchAll(/[?&#;]([\w.-]+)=([^&#;]*)/g)) {
    const text = textOf(value);
    const phrase = ruleInText(name, text) ?? ruleOfObject(text);
    if (phrase) return { phrase, index: index + 1 };
  }
  return undefined;
}

/** A rule in a parameter that is a puzzle in JSON. */
function ruleOfObject(text: string): Phrase | undefined {
  const node = text.startsWith('{') ? parseJson(text) : undefined;
  return !node || isFault(node) ? undefined : ruleBeside(node, new Set())?.phrase;
}

function textOf(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
