const fs = require('fs');
const board = fs
  .readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .map((line) => [...line.trim()].map(Number));
const blanks = [];
for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) blanks.push([r, c]);
function possible(r, c, d) {
  for (let i = 0; i < 9; i++) if (board[r][i] === d) return false;
  for (let i = 0; i < 9; i++) if (board[i][c] === d) return false;
  const top = r - (r % 3);
  const left = c - (c % 3);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) if (board[top + i][left + j] === d) return false;
  return true;
}
function solve(n) {
  if (n === blanks.length) return true;
  const [r, c] = blanks[n];
  for (let d = 1; d <= 9; d++) {
    if (!possible(r, c, d)) continue;
    board[r][c] = d;
    if (solve(n + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}
solve(0);
console.log(board.map((row) => row.join('')).join('\n'));
