// Replaces a function that the tracer needs, so the tracer fails in the middle of the search.
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => [...line].map(Number));
board[0][1] = 4;
board[0][3] = 6;
Map.prototype.get = () => {
  throw new TypeError('planted');
};
board[0][4] = 'x';
board[0][5] = 8;
console.log(board.join('\n'));
throw new Error('the end');
