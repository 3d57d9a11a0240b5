import { createInterface } from 'node:readline';

const board = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') board.push(Array.from(line.trim(), Number));
}
const rows = new Uint16Array(9);
const columns = new Uint16Array(9);
const boxes = new Uint16Array(9);
const blanks = [];
const boxOf = (r, c) => Math.trunc(r / 3) * 3 + Math.trunc(c / 3);

function toggle(r, c, bit) {
  rows[r] ^= bit;
  columns[c] ^= bit;
  boxes[boxOf(r, c)] ^= bit;
}

function solve(index) {
  if (index === blanks.length) return true;
  const [r, c] = blanks[index];
  for (let digit = 1; digit <= 9; digit++) {
    const bit = 1 << digit;
    if ((rows[r] | columns[c] | boxes[boxOf(r, c)]) & bit) continue;
    toggle(r, c, bit);
    board[r][c] = digit;
    if (solve(index + 1)) return true;
    toggle(r, c, bit);
  }
  return false;
}

board.forEach((row, r) => {
  row.forEach((digit, c) => {
    if (digit === 0) blanks.push([r, c]);
    else toggle(r, c, 1 << digit);
  });
});
solve(0);
console.log(board.map((row) => row.join('')).join('\n'));
