const { execFileSync } = require('node:child_process');

const board = require('node:fs')
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line].map(Number));
board[0][1] = 4;
const script =
  'console.log(process.env.NODE_OPTIONS, Object.keys(process.env).join().match(/NONET/))';
process.stdout.write(execFileSync(process.execPath, ['-e', script]));
