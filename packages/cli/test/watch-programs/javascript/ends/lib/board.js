const { readFileSync } = require('node:fs');

exports.read = () =>
  readFileSync(0, 'utf8')
    .trim()
    .split('\n')
    .map((line) => [...line].map(Number));
exports.place = (board, r, c, d) => {
  board[r][c] = d;
};
