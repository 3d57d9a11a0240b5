const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
function deep(n) {
  board[0][1] = n % 2 ? 4 : 0;
  return deep(n + 1);
}
try {
  deep(0);
} catch (error) {
  console.log(error instanceof RangeError, error.message);
}
board[0][1] = 0;
board[0][1] = 4;
