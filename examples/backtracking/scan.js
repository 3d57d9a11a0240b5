const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => Array.from(line.trim(), Number));
const blanks = [];
for (let r = 0; r < 9; r++) {
  for (let c = 0; c < 9; c++) {
    if (board[r][c] === 0) blanks.push([r, c]);
  }
}

function fits(r, c, d) {
  const top = r - (r % 3);
  const left = c - (c % 3);
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === d || board[i][c] === d) return false;
    if (board[top + Math.floor(i / 3)][left + (i % 3)] === d) return false;
  }
  return true;
}

function solve(i) {
  if (i === blanks.length) return true;
  const [r, c] = blanks[i];
  for (let d = 1; d <= 9; d++) {
    if (fits(r, c, d)) {
      board[r][c] = d;
      if (solve(i + 1)) return true;
      board[r][c] = 0;
    }
  }
  return false;
}

solve(0);
for (const line of board) console.log(line.join(''));
