import { CLASSIC } from '../../grid/geometry.ts';
import { zeroCells } from '../parts/packed.ts';
import { type LinkNotation, linkNotation, readCells } from './link.ts';

const PLAY = 'https://sudoku.coach/en/play/';

/** Links to sudoku.coach. They contain `/en/play/` or `/en/solver/`, then 81 cells. */
export const sudokuCoach: LinkNotation = linkNotation({
  id: 'sudoku-coach',
  summary: 'links to sudoku.coach: /en/play/ and 81 digits',
  sizes: [9],
  start:
    /^(?:(?:https?:\/\/)?(?:www\.)?sudoku\.coach(?![\w.-])|(?=\/?[a-z]{2}\/(?:play|solver)\/))/i,
  rest: /^\/?(?:[a-z]{2}\/)?(?:(?:play|solver)\/(?<data>[^/?#]*)|s\/(?<id>[^/?#]+))/di,
  address: PLAY,
  digits: CLASSIC.cells,
  read: readCells,
  write: ({ givens }) => PLAY + zeroCells(givens),
});
