import { MAX_SIZE } from '../../grid/geometry.ts';

/** Digit → symbol in packed notations: `.` for a blank, 1–9, then A, B, C … */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';

const NOT_A_SYMBOL = 255;

/** Character code below 128 → digit. A blank is 0. A character that is not a symbol is 255. */
export const DIGITS: Uint8Array = new Uint8Array(128).fill(NOT_A_SYMBOL);
for (const blank of '.0_-*xX') DIGITS[blank.charCodeAt(0)] = 0;
for (let digit = 1; digit <= MAX_SIZE; digit++) {
  DIGITS[SYMBOLS.charCodeAt(digit)] = digit;
  DIGITS[SYMBOLS[digit].toLowerCase().charCodeAt(0)] = digit;
}

/** The symbol of a digit in packed notations. The symbol of 0 is `.`. */
export function symbolOf(digit: number): string {
  return SYMBOLS[digit];
}

/** The character code of a digit's symbol. */
export function symbolCode(digit: number): number {
  return SYMBOLS.charCodeAt(digit);
}

/** The digit of a symbol, 0 for a blank. Undefined if the character is not a symbol. */
export function digitOf(charCode: number): number | undefined {
  const digit = charCode < 128 ? DIGITS[charCode] : NOT_A_SYMBOL;
  return digit === NOT_A_SYMBOL ? undefined : digit;
}

/** The symbols of all digits up to a size, for example "1–9" or "1–9 A–G". */
export function symbolRange(size: number): string {
  return size <= 9 ? `1–${size}` : size === 10 ? '1–9 A' : `1–9 A–${symbolOf(size)}`;
}

/** Quotes a character for an error: `"q"`. An invisible one becomes its code, such as U+0000. */
export function shown(character: string): string {
  if (character === ' ') return 'a space';
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character)) return `"${character}"`;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Quotes the character at an index of a line for an error. */
export function shownAt(line: string, index: number): string {
  const code = line.codePointAt(index);
  return code === undefined ? 'the end of the line' : shown(String.fromCodePoint(code));
}

/** Errors quote at most this many characters of a line. */
const SHOWN = 40;

/** Quotes a line from an index on for an error, up to the first invisible character. */
export function shownFrom(line: string, index: number): string {
  const [visible] = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*/u.exec(line.slice(index))!;
  const characters = Array.from(visible.trimEnd());
  if (characters.length < 2) return shownAt(line, index);
  const start = characters.slice(0, SHOWN).join('');
  return `"${start}${characters.length > SHOWN ? '…' : ''}"`;
}
