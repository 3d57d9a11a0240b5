import type { Notation } from '../notation.ts';
import { commentedLine } from '../parts/line-records.ts';
import { isLink, type LinkForm, linkReader, readCells, zeroCells } from './link.ts';

const PLAY = 'https://sudokuexchange.com/play/?s=';

const form: LinkForm = {
  start: /^(?:(?:https?:\/\/)?(?:www\.)?sudokuexchange\.com(?![\w.-])|(?=\/?(?:play\/?)?\?s=))/i,
  rest: /[?&]s=(?<data>[^&#]*)/d,
  example: `${PLAY}… (81 digits)`,
  read: readCells,
};

/**
 * Links of SudokuExchange.com (github.com/grantm/sudoku-web-app). The parameter `s` contains the 81
 * cells.
 */
export const sudokuExchange: Notation = {
  id: 'sudoku-exchange',
  summary: 'links to sudokuexchange.com: ?s= and 81 digits',
  holdsSolution: false,
  head: '',
  sizes: [9],
  reader: (geometry) => linkReader(form, geometry),
  format: ({ givens, comment }) => commentedLine(`${PLAY}${zeroCells(givens)}`, comment),
};

export function isSudokuExchange(text: string): boolean {
  return isLink(form, text);
}
