import { readFileSync } from 'node:fs';

const board = readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => Array.from(line, Number));
const blanks = [];
for (let i = 0; i < 9; i++) {
  for (let j = 0; j < 9; j++) if (board[i][j] === 0) blanks.push([i, j]);
}

function fits(x, y, digit) {
  for (let i = 0; i < 9; i++) {
    if (board[x][i] === digit || board[i][y] === digit) return false;
    const [row, column] = [x - (x % 3) + Math.floor(i / 3), y - (y % 3) + (i % 3)];
    if (board[row][column] === digit) return false;
  }
  return true;
}

function solve(n) {
  if (n === blanks.length) return true;
  const [x, y] = blanks[n];
  for (let digit = 1; digit <= 9; digit++) {
    if (!fits(x, y, digit)) continue;
    board[x][y] = digit;
    if (solve(n + 1)) return true;
    board[x][y] = 0;
  }
  return false;
}

solve(0);
console.log(board.map((row) => row.join('')).join('\n'));
