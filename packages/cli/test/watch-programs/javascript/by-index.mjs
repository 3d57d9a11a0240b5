import { createInterface } from 'node:readline';

const cells = new Uint8Array(81);
let at = 0;
for await (const line of createInterface({ input: process.stdin })) {
  for (const symbol of line.trim()) cells[at++] = Number(symbol);
}

const peers = Array.from(cells, (_, i) => {
  const isPeer = (_, j) =>
    j !== i &&
    (j % 9 === i % 9 ||
      Math.floor(j / 9) === Math.floor(i / 9) ||
      (Math.floor(j / 27) === Math.floor(i / 27) &&
        Math.floor((j % 9) / 3) === Math.floor((i % 9) / 3)));
  return [...cells.keys()].filter((j) => isPeer(i, j));
});

function solve(i) {
  if (i === 81) return true;
  if (cells[i] !== 0) return solve(i + 1);
  for (let digit = 1; digit <= 9; digit++) {
    if (peers[i].some((j) => cells[j] === digit)) continue;
    cells[i] = digit;
    if (solve(i + 1)) return true;
  }
  cells[i] = 0;
  return false;
}

solve(0);
for (let r = 0; r < 9; r++) console.log(cells.slice(9 * r, 9 * r + 9).join(''));
