const { place, read } = require('./lib/board.js');

const board = read();
place(board, 0, 1, 4);
board[0][3] = 6;
import('./lib/more.mjs').then(({ more }) => {
  more(board);
  board[0][4] = 2;
  console.log(board[0].join(''));
});
