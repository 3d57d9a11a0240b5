const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
board[0][1] = 4;
process.kill(process.pid, 'SIGKILL');
for (;;);
