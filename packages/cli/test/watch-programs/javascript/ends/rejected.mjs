import { readFileSync } from 'node:fs';

const board = readFileSync(0, 'utf8').trim().split('\n').map((line) => [...line].map(Number));

async function place(r, c, d) {
  await null;
  board[r][c] = d; if (c > 2) throw new RangeError(`no ${c}`);
}

await place(0, 1, 4);
await place(0, 3, 6);
