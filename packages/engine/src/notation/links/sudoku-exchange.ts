import { CLASSIC } from '../../grid/geometry.ts';
import { zeroCells } from '../parts/packed.ts';
import { type LinkNotation, linkNotation, readCells } from './link.ts';

const PLAY = 'https://sudokuexchange.com/play/?s=';

/** Links to SudokuExchange.com (github.com/grantm/sudoku-web-app). `s=` is followed by 81 cells. */
export const sudokuExchange: LinkNotation = linkNotation({
  id: 'sudoku-exchange',
  summary: 'links to sudokuexchange.com: ?s= and 81 digits',
  sizes: [9],
  start: /^(?:(?:https?:\/\/)?(?:www\.)?sudokuexchange\.com(?![\w.-])|(?=\/?(?:play\/?)?\?s=))/i,
  rest: /[?&]s=(?<data>[^&#]*)/d,
  address: PLAY,
  digits: CLASSIC.cells,
  read: readCells,
  write: ({ givens }) => PLAY + zeroCells(givens),
});
