const { readFileSync } = require('node:fs');

const lines = readFileSync('/dev/stdin', 'utf8').trim().split('\n');
const gap = lines[0].trim().includes(' ') ? ' ' : '';
const board = lines.map((line) => line.replace(/\s/g, '').split('').map(Number));
const blanks = [];
for (let r = 0; r < 9; r++) {
  for (let c = 0; c < 9; c++) if (board[r][c] === 0) blanks.push([r, c]);
}

function isValid(r, c, digit) {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === digit || board[i][c] === digit) return false;
    const br = Math.floor(r / 3) * 3 + Math.floor(i / 3);
    const bc = Math.floor(c / 3) * 3 + (i % 3);
    if (board[br][bc] === digit) return false;
  }
  return true;
}

function dfs(depth) {
  if (depth === blanks.length) return true;
  const [r, c] = blanks[depth];
  for (let digit = 1; digit <= 9; digit++) {
    if (!isValid(r, c, digit)) continue;
    board[r][c] = digit;
    if (dfs(depth + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}

dfs(0);
console.log(board.map((row) => row.join(gap)).join('\n'));
