// A copy of blanks.js that logs each change of the grid, with the number of the line that makes it.
const log = require('node:fs').openSync(process.argv[2], 'w');
function event(kind, r, c, d, line) {
  const digit = kind === '+' ? ` ${d}` : '';
  require('node:fs').writeSync(log, `${kind} ${r + 1} ${c + 1}${digit} @${line}\n`);
}
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => line.split('').map(Number));
const blanks = [];
for (let i = 0; i < 9; i++) {
  for (let j = 0; j < 9; j++) if (board[i][j] === 0) blanks.push([i, j]);
}

function check(x, y, a) {
  for (let i = 0; i < 9; i++) {
    if (board[x][i] === a || board[i][y] === a) return false;
  }
  const nx = Math.floor(x / 3) * 3;
  const ny = Math.floor(y / 3) * 3;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) if (board[nx + i][ny + j] === a) return false;
  }
  return true;
}

function dfs(n) {
  if (n === blanks.length) {
    console.log(board.map((row) => row.join('')).join('\n'));
    process.exit(0);
  }
  const [x, y] = blanks[n];
  for (let a = 1; a < 10; a++) {
    if (check(x, y, a)) {
      board[x][y] = a;
      event('+', x, y, a, 28);
      dfs(n + 1);
      board[x][y] = 0;
      event('-', x, y, 0, 30);
    }
  }
}

dfs(0);
