const fs = require('fs');
const board = fs.readFileSync(0, 'utf8').trim().split('\n').map((line) => line.split('').map(Number));
function ok(r, c, n) {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === n || board[i][c] === n) return false;
  }
  const y = Math.floor(r / 3) * 3, x = Math.floor(c / 3) * 3;
  for (let i = y; i < y + 3; i++) for (let j = x; j < x + 3; j++) if (board[i][j] === n) return false;
  return true;
}
function solve(k) {
  if (k === 81) return true;
  const r = Math.floor(k / 9), c = k % 9;
  if (board[r][c] !== 0) return solve(k + 1);
  for (let n = 1; n <= 9; n++) {
    if (ok(r, c, n)) {
      board[r][c] = n; //+
      if (solve(k + 1)) return true;
      board[r][c] = 0; //-
    }
  }
  return false;
}
solve(0);
console.log(board.map((row) => row.join('')).join('\n'));
