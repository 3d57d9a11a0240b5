import type { Notation } from '../notation.ts';
import { commentedLine } from '../parts/line-records.ts';
import { isLink, type LinkForm, linkReader, readCells, zeroCells } from './link.ts';

const PLAY = 'https://sudoku.coach/en/play/';

const form: LinkForm = {
  start:
    /^(?:(?:https?:\/\/)?(?:www\.)?sudoku\.coach(?![\w.-])|(?=\/?[a-z]{2}\/(?:play|solver)\/))/i,
  rest: /^\/?(?:[a-z]{2}\/)?(?:(?:play|solver)\/(?<data>[^/?#]*)|s\/(?<id>[^/?#]+))/di,
  example: `${PLAY}… (81 digits)`,
  read: readCells,
};

/** Links of sudoku.coach. They contain `/en/play/` or `/en/solver/`, then the 81 cells. */
export const sudokuCoach: Notation = {
  id: 'sudoku-coach',
  summary: 'links to sudoku.coach: /en/play/ and 81 digits',
  holdsSolution: false,
  head: '',
  sizes: [9],
  reader: (geometry) => linkReader(form, geometry),
  format: ({ givens, comment }) => commentedLine(`${PLAY}${zeroCells(givens)}`, comment),
};

export function isSudokuCoach(text: string): boolean {
  return isLink(form, text);
}
