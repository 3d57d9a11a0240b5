import { MAX_SIZE } from '../../grid/geometry.ts';
import { type Phrase, verbatim } from '../phrase.ts';

/** Digit → symbol in packed notations: `.` for a blank, 1–9, then A, B, C … */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';

/** The symbol of a blank. */
export const BLANK = '.';

const NOT_A_SYMBOL = 255;

/** Character code below 128 → digit. A blank is 0. A character that is not a symbol is 255. */
export const DIGITS: Uint8Array = new Uint8Array(128).fill(NOT_A_SYMBOL);
for (const blank of '.0_-*xX?') DIGITS[blank.charCodeAt(0)] = 0;
for (let digit = 1; digit <= MAX_SIZE; digit++) {
  DIGITS[SYMBOLS.charCodeAt(digit)] = digit;
  DIGITS[SYMBOLS[digit].toLowerCase().charCodeAt(0)] = digit;
}

/** Character code → digit for full-width digits and blanks, and for middle dots. */
const WIDE = new Map(
  Array.from('０１２３４５６７８９', (symbol, digit) => [symbol.charCodeAt(0), digit]),
);
for (const blank of '．＿－＊？・·') WIDE.set(blank.charCodeAt(0), 0);

/** The symbol of a digit in packed notations. The symbol of 0 is `.`. */
export function symbolOf(digit: number): string {
  return SYMBOLS[digit];
}

export function symbolCode(digit: number): number {
  return SYMBOLS.charCodeAt(digit);
}

/** The digit of a symbol, 0 for a blank. Undefined if the character is not a symbol. */
export function digitOf(charCode: number): number | undefined {
  if (charCode > 127) return WIDE.get(charCode);
  const digit = DIGITS[charCode];
  return digit === NOT_A_SYMBOL ? undefined : digit;
}

/**
 * Whether at least 75% of the characters are symbols, and at least 30% are digits 1 to 9 or symbols
 * of a blank cell. The second condition excludes words, because the letters A to P are symbols too.
 */
export function isMostlyCells(text: string): boolean {
  let symbols = 0;
  let letters = 0;
  for (let index = 0; index < text.length; index++) {
    const digit = digitOf(text.charCodeAt(index));
    if (digit === undefined) continue;
    symbols++;
    if (digit > 9) letters++;
  }
  return (
    text !== '' && 4 * symbols >= 3 * text.length && 10 * (symbols - letters) >= 3 * text.length
  );
}

/** The symbols of all digits up to a size, for example "1–9" or "1–9 A–G". */
export function symbolRange(size: number): string {
  return size <= 9 ? `1–${size}` : size === 10 ? '1–9 A' : `1–9 A–${symbolOf(size)}`;
}

/**
 * Quotes a character for an error, such as `"q"`. Shows an invisible character as its code, such as
 * U+0000.
 */
export function shown(character: string): Phrase {
  if (character === ' ') return { id: 'space' };
  const visible = visibleText(character);
  return verbatim(visible === character ? `"${character}"` : visible);
}

/** Returns a visible character as it is, and an invisible one as its code, such as U+0000. */
export function visibleText(character: string): string {
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u.test(character)) return character;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Quotes the character at an index of a line for an error. */
export function shownAt(line: string, index: number): Phrase {
  const code = line.codePointAt(index);
  return code === undefined ? { id: 'end-of-line' } : shown(String.fromCodePoint(code));
}

/** Errors quote at most this many characters of a line. */
const SHOWN = 40;

/** Quotes a line for an error, from an index up to the first invisible character. */
export function shownFrom(line: string, index: number): Phrase {
  const [visible] = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*/u.exec(line.slice(index))!;
  const characters = Array.from(visible.trimEnd());
  if (characters.length < 2) return shownAt(line, index);
  const start = characters.slice(0, SHOWN).join('');
  return verbatim(`"${start}${characters.length > SHOWN ? '…' : ''}"`);
}
