const fs = require('node:fs');

const map = fs
  .readFileSync('/dev/stdin')
  .toString()
  .trim()
  .split('\n')
  .map((line) => [...line].map((digit) => +digit));
const used = (count) => Array.from({ length: count }, () => Array(10).fill(false));
const [rows, columns, boxes] = [used(9), used(9), used(9)];
const empty = [];
map.forEach((row, r) => {
  row.forEach((n, c) => {
    if (n) rows[r][n] = columns[c][n] = boxes[((r / 3) | 0) * 3 + ((c / 3) | 0)][n] = true;
    else empty.push({ r, c, b: ((r / 3) | 0) * 3 + ((c / 3) | 0) });
  });
});

const go = (k) => {
  if (k === empty.length) return true;
  const { r, c, b } = empty[k];
  for (let n = 1; n <= 9; n++) {
    if (rows[r][n] || columns[c][n] || boxes[b][n]) continue;
    rows[r][n] = columns[c][n] = boxes[b][n] = true;
    map[r][c] = n;
    if (go(k + 1)) return true;
    map[r][c] = 0;
    rows[r][n] = columns[c][n] = boxes[b][n] = false;
  }
  return false;
};

if (go(0)) for (const row of map) console.log(row.join(''));
process.exitCode = 3;
