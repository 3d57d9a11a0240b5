import { place } from './board.js';

export function more(board) {
  place(board, 0, 5, 8);
  board[0][7] = 7;
}
