import {
  digitIn,
  FOUR,
  inRows,
  NINE,
  numbers,
  parted,
  rowsOf,
  SIXTEEN,
  TWENTY_FIVE,
} from './grids.ts';
import { type ReadingText, text } from './text.ts';

// Blanks and digits as people write them.

const [A, B] = NINE;
const BLANKS = ['0', '_', '-', '*', 'x', 'X', '?', '·', '⬜', '□', '◻'];

const negative = (cells: string, separator: string): string => parted(cells, separator, -1);

/** The digits as letters. The first letter is the digit 1. */
const letters = (cells: string, first: string): string =>
  Array.from(cells, (symbol) =>
    symbol === '.' ? '.' : String.fromCharCode(first.charCodeAt(0) + digitIn(symbol) - 1),
  ).join('');

/** 16×16 with the digits 0 to F. */
const hexadecimal = (cells: string): string =>
  Array.from(cells, (symbol) =>
    symbol === '.' ? '.' : (digitIn(symbol) - 1).toString(16).toUpperCase(),
  ).join('');

const [SIXTEEN_A, SIXTEEN_B] = SIXTEEN;
const spacedSymbols = (cells: string, blank: string): string =>
  rowsOf(cells)
    .map((row) => Array.from(row.replaceAll('.', blank)).join(' '))
    .join('\n');

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (symbol) => String.fromCharCode(symbol.charCodeAt(0) + 0xfee0));
const keycaps = (cells: string, blank: string): string =>
  rowsOf(cells)
    .map((row) => Array.from(row, (c) => (c === '.' ? blank : `${c}\ufe0f\u20e3`)).join(''))
    .join('\n');
const mapped = (cells: string, symbols: string): string =>
  inRows(cells).replace(/[1-9]/g, (digit) => Array.from(symbols)[Number(digit) - 1]);

export const SYMBOLS: readonly ReadingText[] = [
  ...BLANKS.map((blank) => text(`rows: ${blank} for a blank`, inRows(A, blank), A, 0)),
  ...['_', '-', '*', '?', '⬜', ','].map((blank) =>
    text(`a line: ${blank} for a blank`, `${A.replaceAll('.', blank)}\n`, A, 0),
  ),
  text('spaced: -1 for a blank', negative(A, ' '), A, 0),
  text('spaced, aligned: -1 for a blank', negative(A, ' ').replace(/(^| )(?=\d)/gm, '$1 '), A, 0),
  text(
    'spaced: -1 for a blank, a count and names',
    `2\nGrid 1\n${negative(A, ' ')}\nGrid 2\n${negative(B, ' ')}\n`,
    [A, B],
    1,
  ),
  text('a list: -1 for a blank', JSON.stringify(numbers(A, -1)), A, 0),
  text('CSV: -1 for a blank', negative(A, ','), A, 0),
  text('CSV: -1 for a blank, two grids', `${negative(A, ',')}\n\n${negative(B, ',')}\n`, [A, B], 0),
  text('81 numbers: -1 for a blank', numbers(A, -1).flat().join(' '), A, 0),
  text('81 numbers with commas: -1 for a blank', numbers(A, -1).flat().join(','), A, 0),
  text('4×4: -1 for a blank', negative(FOUR[0], ' '), FOUR[0], 0),
  text('16×16: -1 for a blank', negative(SIXTEEN_A, ' '), SIXTEEN_A, 0),
  text('spaced: None for a blank', parted(A, ' ', 'None'), A, 0),
  text('spaced: null for a blank', parted(A, ' ', 'null'), A, 0),
  text('spaced: nan for a blank', parted(A, ' ', 'nan'), A, 0),
  text('CSV: NaN for a blank', parted(A, ',', 'NaN'), A, 0),
  text('CSV: a space for a blank', parted(A, ',', ' '), A, 0),
  text('floats', parted(A, ' ').replaceAll(/\d/g, '$&.0'), A, 0),
  text('zeros in front', parted(A, ' ').replaceAll(/\d/g, '0$&'), A, 0),
  text('e for a blank', inRows(A, 'e'), A, 0),
  text('e for a blank, spaced', parted(A, ' ', 'e'), A, 0),
  text('e for a blank, a line', A.replaceAll('.', 'e'), A, 0),
  text('E for a blank', inRows(A, 'E'), A, 0),
  text('e for a blank, 16×16 with A–G', inRows(SIXTEEN_A, 'e'), SIXTEEN_A, 0),
  text('e for a blank, 16×16 with A–G, spaced', spacedSymbols(SIXTEEN_A, 'e'), SIXTEEN_A, 0),
  text('e for a blank, A–I', inRows(letters(A, 'A'), 'e'), A, 0),
  text('e for a blank, A–I, a line', letters(A, 'A').replaceAll('.', 'e'), A, 0),
  text('e for a blank, 16×16 with 0–F', inRows(hexadecimal(SIXTEEN_A), 'e'), SIXTEEN_A, 0),
  text('e for a blank, 16×16 with A–P', inRows(letters(SIXTEEN_A, 'A'), 'e'), SIXTEEN_A, 0),

  // Letters
  text('16×16: 1–9 A–G', inRows(SIXTEEN_A), SIXTEEN_A, 0),
  text('16×16: 1–9 a–g, 0 for a blank', inRows(SIXTEEN_A, '0').toLowerCase(), SIXTEEN_A, 0),
  text('16×16: numbers', parted(SIXTEEN_A, ' '), SIXTEEN_A, 0),
  text('16×16: numbers, aligned', parted(SIXTEEN_A, ' ').replace(/\b\d\b/g, ' $&'), SIXTEEN_A, 0),
  text('16×16: A–P', inRows(letters(SIXTEEN_A, 'A')), SIXTEEN_A, 0),
  text('16×16: A–P, - for a blank', inRows(letters(SIXTEEN_A, 'A'), '-'), SIXTEEN_A, 0),
  text(
    '16×16: A–P, several grids',
    [SIXTEEN_A, SIXTEEN_B].map((g) => inRows(letters(g, 'A'), '-')).join('\n\n'),
    [...SIXTEEN],
    0,
  ),
  text(
    '16×16: A–P, a count and no lines between',
    `2\n${[SIXTEEN_A, SIXTEEN_B].map((g) => inRows(letters(g, 'A'), '-')).join('\n')}\n`,
    [...SIXTEEN],
    1,
  ),
  text('16×16: a–p', inRows(letters(SIXTEEN_A, 'a')), SIXTEEN_A, 0),
  text('16×16: A–P, spaced', spacedSymbols(letters(SIXTEEN_A, 'A'), '.'), SIXTEEN_A, 0),
  text('16×16: A–P, a line', letters(SIXTEEN_A, 'A'), SIXTEEN_A, 0),
  text(
    '16×16: A–P, lines',
    `${letters(SIXTEEN_A, 'A')}\n${letters(SIXTEEN_B, 'A')}\n`,
    [...SIXTEEN],
    0,
  ),
  text('16×16: 0–F', inRows(hexadecimal(SIXTEEN_A)), SIXTEEN_A, 0),
  text('16×16: 0–F, - for a blank', inRows(hexadecimal(SIXTEEN_A), '-'), SIXTEEN_A, 0),
  text('16×16: 0–F, spaced', spacedSymbols(hexadecimal(SIXTEEN_A), '.'), SIXTEEN_A, 0),
  text('16×16: 0–F, a line', hexadecimal(SIXTEEN_A), SIXTEEN_A, 0),
  text(
    '16×16: 0–F, two grids with names',
    [SIXTEEN_A, SIXTEEN_B].map((g, i) => `Puzzle ${i + 1}\n${inRows(hexadecimal(g))}`).join('\n'),
    [...SIXTEEN],
    1,
  ),
  text(
    '16×16: 0–F, the second grid without 0',
    `${inRows(hexadecimal(SIXTEEN_A))}\n\n${inRows(hexadecimal(SIXTEEN_B).replaceAll('0', '.'))}\n`,
    [SIXTEEN_A, SIXTEEN_B.replaceAll('1', '.')],
    0,
  ),
  text(
    '16×16: 0–15, -1 for a blank',
    numbers(SIXTEEN_A, undefined)
      .map((row) => row.map((d) => (d ? d - 1 : -1)).join(' '))
      .join('\n'),
    SIXTEEN_A,
    0,
  ),
  text('25×25: A–Y', inRows(letters(TWENTY_FIVE, 'A')), TWENTY_FIVE, 0),
  text('25×25: A–Y, - for a blank', inRows(letters(TWENTY_FIVE, 'A'), '-'), TWENTY_FIVE, 0),
  text('25×25: A–Y, spaced', spacedSymbols(letters(TWENTY_FIVE, 'A'), '.'), TWENTY_FIVE, 0),
  text('25×25: A–Y, a line', letters(TWENTY_FIVE, 'A'), TWENTY_FIVE, 0),
  text('25×25: 1–9 A–P', inRows(TWENTY_FIVE), TWENTY_FIVE, 0),
  text('25×25: numbers', parted(TWENTY_FIVE, ' '), TWENTY_FIVE, 0),
  text('25×25: numbers with commas', parted(TWENTY_FIVE, ','), TWENTY_FIVE, 0),
  text('25×25: numbers, the size above', `5\n${parted(TWENTY_FIVE, ' ')}\n`, TWENTY_FIVE, 1),

  // Digits of other scripts
  text('keycap emoji and white squares', keycaps(A, '⬜'), A, 0),
  text('keycap emoji and black squares', keycaps(A, '⬛'), A, 0),
  text('keycap emoji, 0️⃣ for a blank', keycaps(A, '0\ufe0f\u20e3'), A, 0),
  text('keycap emoji with spaces', keycaps(A, '⬜').replace(/\u20e3|⬜/gu, '$& '), A, 0),
  text('keycap emoji, two grids', `${keycaps(A, '⬜')}\n\n${keycaps(B, '⬜')}\n`, [A, B], 0),
  text('keycap emoji below a sentence', `Today:\n${keycaps(A, '⬜')}\n`, A, 1),
  text('keycap emoji of 4×4', keycaps(FOUR[0], '⬜'), FOUR[0], 0),
  text('full-width digits', wide(inRows(A, '0')), A, 0),
  text('full-width digits and spaces', wide(parted(A, ' ')).replaceAll(' ', '\u3000'), A, 0),
  text(
    'full-width digits, a full-width space for a blank',
    wide(inRows(A)).replaceAll('．', '\u3000'),
    A,
    0,
  ),
  text('circled digits', mapped(A, '①②③④⑤⑥⑦⑧⑨'), A, 0),
];
