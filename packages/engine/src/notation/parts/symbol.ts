import { MAX_SIZE } from '../../grid/geometry.ts';

/** Digit → symbol in packed notations: `.` for a blank, 1–9, then A, B, C … */
const SYMBOLS = '.123456789ABCDEFGHIJKLMNOP';

const NOT_A_SYMBOL = 255;

/** Character code (below 128) → digit, 0 for a blank, 255 (past every size) for anything else. */
export const DIGITS: Uint8Array = new Uint8Array(128).fill(NOT_A_SYMBOL);
for (const blank of '.0_-*xX') DIGITS[blank.charCodeAt(0)] = 0;
for (let digit = 1; digit <= MAX_SIZE; digit++) {
  DIGITS[SYMBOLS.charCodeAt(digit)] = digit;
  DIGITS[SYMBOLS[digit].toLowerCase().charCodeAt(0)] = digit;
}

/** The symbol of a digit in packed notations; 0, the blank, is `.`. */
export function symbolOf(digit: number): string {
  return SYMBOLS[digit];
}

/** The character code of a digit's symbol. */
export function symbolCode(digit: number): number {
  return SYMBOLS.charCodeAt(digit);
}

/** The digit that a character stands for, 0 for a blank, undefined when it is no symbol. */
export function digitOf(charCode: number): number | undefined {
  const digit = charCode < 128 ? DIGITS[charCode] : NOT_A_SYMBOL;
  return digit === NOT_A_SYMBOL ? undefined : digit;
}

/** "1–9", "1–9 A–G": the digits of a size as packed notations write them. */
export function symbolRange(size: number): string {
  return size <= 9 ? `1–${size}` : size === 10 ? '1–9 A' : `1–9 A–${symbolOf(size)}`;
}

/** A character as an error names it: `"q"`, or its code point where it cannot be seen. */
export function shown(character: string): string {
  if (character === ' ') return 'a space';
  if (/^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character)) return `"${character}"`;
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What stands at an index of a line, as an error names it. */
export function shownAt(line: string, index: number): string {
  const code = line.codePointAt(index);
  return code === undefined ? 'the end of the line' : shown(String.fromCodePoint(code));
}
