import cells from './lib/board.js';
import { more } from './lib/more.mjs';

const board = cells.read();
cells.place(board, 0, 1, 4);
more(board);
board[0][3] = 6;
console.log(board[0].join(''));
