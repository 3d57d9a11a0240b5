const text = require('node:fs').readFileSync(0, 'utf8');
const board = text
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
console.log(board.length > 8 ? 'nothing to solve' : '');
process.exitCode = 5;
