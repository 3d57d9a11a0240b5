import { MAX_SIZE } from '../../grid/geometry.ts';
import type { Symbols } from './letters.ts';
import { BLANK, symbolOf } from './symbol.ts';

/** The digits of a text in symbols that the user names. */
export interface Alphabet {
  readonly symbols: Symbols;
  /** Writes a line with 1–9 A–P for its digits. */
  standard(text: string): string;
}

/**
 * Reads the symbols of the digits 1, 2, 3, …: all of them, as in `0123456789ABCDEF`, or ranges, as in
 * `0-9A-F`. If all letters are capital letters, small letters mean the same.
 *
 * @throws RangeError if there are fewer than 4 symbols, more than 25, or one of them twice.
 */
export function alphabetOf(digits: string): Alphabet {
  const symbols = digits.replace(/(.)-(.)/gu, (_, first: string, last: string) => {
    const [from, to] = [first.codePointAt(0)!, last.codePointAt(0)!];
    const count = Math.min(Math.max(to - from + 1, 0), MAX_SIZE + 1);
    return Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at)).join('');
  });
  const all = Array.from(symbols);
  if (all.length < 4 || all.length > MAX_SIZE || new Set(all).size < all.length) {
    throw new RangeError(
      `expected 4 to ${MAX_SIZE} different symbols such as 0-9A-F, got ${digits}`,
    );
  }
  const standard = new Map<string, string>();
  for (const [at, symbol] of all.entries()) {
    if (symbols === symbols.toUpperCase()) standard.set(symbol.toLowerCase(), symbolOf(at + 1));
    standard.set(symbol, symbolOf(at + 1));
  }
  return {
    symbols: BLANK + symbols,
    standard: (text) => Array.from(text, (symbol) => standard.get(symbol) ?? symbol).join(''),
  };
}
