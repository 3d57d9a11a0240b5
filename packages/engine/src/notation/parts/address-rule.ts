import type { Phrase } from '../phrase.ts';
import { ruleInText } from './json-rules.ts';
import { explainsRule, isRuleName } from './rule-names.ts';

/** A rule of a variant that an address adds. */
export interface AddressRule {
  readonly phrase: Phrase;
  /** Where it is in the address. */
  readonly index: number;
}

/** A longer part of an address has data. */
const LONGEST = 40;

/**
 * The rule in the path of an address, such as `/killersudoku.htm`, or in a parameter such as
 * `variant=diagonal`. Undefined if there is none.
 */
export function ruleInAddress(address: string): AddressRule | undefined {
  const [path] = /^[^?#]*/.exec(address)!;
  for (const { 0: part, index } of path.matchAll(/[^/]+/g)) {
    if (part.length > LONGEST) continue;
    const name = part.replace(/\.(?:html?|aspx?|php)$/i, '');
    const isRule = isRuleName(name) || explainsRule(name.replace(/[-_+.]/g, ' '));
    if (isRule) return { phrase: { id: 'rule', name: part }, index };
  }
  for (const { 1: name, 2: value, index } of address.matchAll(/[?&#;]([\w.-]+)=([^&#;]*)/g)) {
    const phrase = ruleInText(name, textOf(value));
    if (phrase) return { phrase, index: index + 1 };
  }
  return undefined;
}

function textOf(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
