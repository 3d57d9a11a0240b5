import type { Grid } from '../../grid/grid.ts';
import { BLANK, digitOf, symbolOf } from './symbol.ts';

/** Digit → symbol, if a text does not write its digits as 1–9 A–P. The symbol of 0 is a blank. */
export type Symbols = string;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** The symbols of 16×16 grids with the digits 0–9 A–F. */
export const HEXADECIMAL: Symbols = '.0123456789ABCDEF';

/** A cell that is a blank in every text. */
const SURE_BLANK = /^[.0_*?-]?$/;

/**
 * Finds out how the cells of a grid are written that cannot be read as 1–9 A–P, or in which `e`
 * stands for a blank.
 *
 * - Without numbers, the letters are the digits, if more than half of them occur: A–I, A–P of a 16×16
 *   grid, A–Y of a 25×25 grid.
 * - A small `e` is a blank beside numbers or capital letters, if there is no other blank. Then the
 *   digits of a 16×16 grid with `0` are 0–9 A–F.
 *
 * @param cells The text of each cell.
 * @returns Undefined if the cells are written in no such way.
 */
export function symbolsIn(cells: readonly string[], size: number): Symbols | undefined {
  const written = new Set(cells);
  const texts = [...written].filter((text) => !SURE_BLANK.test(text));
  const e = written.has('e') ? 'e' : 'E';
  const withoutE = texts.filter((text) => text !== e);
  const hasNumbers = texts.some((text) => /^\d/.test(text));
  const isBlankE =
    texts.length > withoutE.length &&
    texts.length === written.size &&
    withoutE.every((text) => (e === 'e' ? /^[\dA-Z]/ : /^\d/).test(text));
  if (isBlankE && withoutE.every((text) => isWithin(text, size))) {
    return `${e}${Array.from({ length: size }, (_, index) => symbolOf(index + 1)).join('')}`;
  }
  if (size === 16 && e === 'e' && withoutE.length === written.size - 2 && written.has('0')) {
    const isDigit = withoutE.every((text) => HEXADECIMAL.includes(text));
    if (isDigit && withoutE.some((text) => /[A-F]/.test(text))) return e + HEXADECIMAL.slice(1);
  }
  if (hasNumbers || size > ALPHABET.length) return undefined;
  const letters = ALPHABET.slice(0, size);
  const blank = isBlankE && e === 'e' ? e : BLANK;
  const areLetters = texts.every((text) => {
    const letter = text.toUpperCase();
    return letters.includes(letter) || (letter === 'X' && size < 24);
  });
  const different = new Set(texts.map((text) => text.toUpperCase())).size;
  return areLetters && 2 * different > size ? blank + letters : undefined;
}

function isWithin(text: string, size: number): boolean {
  const digit = text.length === 1 ? digitOf(text.charCodeAt(0)) : Number(text);
  return digit !== undefined && digit <= size;
}

/** The symbols as a property of a record. Numbers with another blank are no other symbols. */
export function keptSymbols(symbols: Symbols): { readonly symbols?: Symbols } {
  return /\d/.test(symbols) ? {} : { symbols: BLANK + symbols.slice(1) };
}

/** Whether a line may be a row or a whole grid in letters, or one with `e` for a blank. */
export function isInLetters(cells: string, size: number): boolean {
  if (/^(?:[1-9e]*|[1-9E]*)$/.test(cells) && /e/i.test(cells)) return /[1-9]/.test(cells);
  const hasBlank = /[.0_*?-]/.test(cells) || /^[A-I]*e[A-Ie]*$/.test(cells);
  const isSize = size >= 16 || (size === 9 && hasBlank);
  const letters = new RegExp(`^[A-${ALPHABET[Math.min(size, ALPHABET.length) - 1]}x.0_*?-]*$`, 'i');
  return isSize && letters.test(cells) && /[a-w]/i.test(cells);
}

/** The digit of a cell. Undefined if its text is neither a symbol nor a blank. */
export function digitIn(text: string, symbols: Symbols): number | undefined {
  if (SURE_BLANK.test(text) && !symbols.includes(text, 1)) return 0;
  const at = symbols.indexOf(text === symbols[0] ? text : text.toUpperCase());
  if (at >= 0) return at;
  if (/^x$/i.test(text)) return 0;
  return /^\d\d$/.test(text) && Number(text) < symbols.length ? Number(text) : undefined;
}

/** Writes a text of 1–9 A–P with other symbols. */
export function inSymbols(text: string, symbols: Symbols | undefined): string {
  if (symbols === undefined) return text;
  const written = symbols.includes('0') ? text.replaceAll('0', BLANK) : text;
  return written.replace(/[1-9A-P]/g, (symbol) => symbols[digitOf(symbol.charCodeAt(0))!]);
}

/** The symbols of a packed 16×16 grid. Undefined if its digits are 1–9 A–G. */
export function symbolsOfZeroBased(text: string, { digits }: Grid): Symbols | undefined {
  const zero = digits.findIndex((_, cell) => text[cell] === '0');
  return zero >= 0 && digits[zero] === 1 ? HEXADECIMAL : undefined;
}
