const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
board[0][1] = 4;
console.log('running');
for (;;) {
  board[0][1] = 0;
  board[0][1] = 4;
}
