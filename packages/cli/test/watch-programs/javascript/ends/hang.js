const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
for (let i = 0; i < 100_001; i++) board[0][1] = i % 2 === 0 ? 4 : 0;
board[0][3] = 6;
console.log('running');
for (;;);
