const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
process.on('exit', () => {
  board[0][3] = 6;
  console.log('bye');
});
setTimeout(() => {
  board[0][1] = 4;
  process.exit(7);
}, 10);
