const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
board[0][1] = 4;
process.on('SIGINT', () => {
  console.log('interrupted');
  process.exit(9);
});
console.log('running');
setInterval(() => {}, 1_000);
