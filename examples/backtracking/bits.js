const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const board = lines.map((line) => Array.from(line.trim(), Number));
const blanks = [];

const row = Array.from({ length: 9 }, () => 0);
const col = Array.from({ length: 9 }, () => 0);
const box = Array.from({ length: 9 }, () => 0);

function boxOf(r, c) {
  return Math.floor(r / 3) * 3 + Math.floor(c / 3);
}

function flip(r, c, bit) {
  row[r] ^= bit;
  col[c] ^= bit;
  box[boxOf(r, c)] ^= bit;
}

function candidates(r, c) {
  return 0b1111111110 & ~(row[r] | col[c] | box[boxOf(r, c)]);
}

for (let r = 0; r < 9; r++) {
  for (let c = 0; c < 9; c++) {
    if (board[r][c] === 0) blanks.push([r, c]);
    else flip(r, c, 1 << board[r][c]);
  }
}

function solve(i) {
  if (i === blanks.length) return true;
  const [r, c] = blanks[i];
  let left = candidates(r, c);
  while (left > 0) {
    const bit = left & -left;
    left ^= bit;
    board[r][c] = 31 - Math.clz32(bit);
    flip(r, c, bit);
    if (solve(i + 1)) return true;
    board[r][c] = 0;
    flip(r, c, bit);
  }
  return false;
}

solve(0);
for (const line of board) console.log(line.join(''));
