const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => Array.from(line.trim(), Number));
const blanks = [];

const nine = () => Array.from({ length: 9 }, () => Array.from({ length: 10 }, () => false));
const row = nine();
const col = nine();
const box = nine();

function boxOf(r, c) {
  return Math.floor(r / 3) * 3 + Math.floor(c / 3);
}

function mark(r, c, d, used) {
  row[r][d] = col[c][d] = box[boxOf(r, c)][d] = used;
}

function fits(r, c, d) {
  return !(row[r][d] || col[c][d] || box[boxOf(r, c)][d]);
}

for (let r = 0; r < 9; r++) {
  for (let c = 0; c < 9; c++) {
    if (board[r][c] === 0) blanks.push([r, c]);
    mark(r, c, board[r][c], true);
  }
}

function solve(i) {
  if (i === blanks.length) return true;
  const [r, c] = blanks[i];
  for (let d = 1; d <= 9; d++) {
    if (fits(r, c, d)) {
      board[r][c] = d;
      mark(r, c, d, true);
      if (solve(i + 1)) return true;
      board[r][c] = 0;
      mark(r, c, d, false);
    }
  }
  return false;
}

solve(0);
for (const line of board) console.log(line.join(''));
