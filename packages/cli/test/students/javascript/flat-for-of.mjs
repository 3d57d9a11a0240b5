import { createInterface } from 'node:readline';
const same = (i, j) => ((i / 9) | 0) === ((j / 9) | 0) || i % 9 === j % 9 || (((i / 27) | 0) === ((j / 27) | 0) && (((i % 9) / 3) | 0) === (((j % 9) / 3) | 0));
const peers = Array.from({ length: 81 }, (_, i) => [...Array(81).keys()].filter((j) => j !== i && same(i, j)));
function search(cells) {
  const i = cells.indexOf(0);
  if (i < 0) return true;
  const seen = new Set(peers[i].map((j) => cells[j]));
  for (let d = 1; d < 10; d++) {
    if (seen.has(d)) continue;
    cells[i] = d; //+
    if (search(cells)) return true;
    cells[i] = 0; //-
  }
  return false;
}
for await (const line of createInterface({ input: process.stdin })) {
  const cells = [...line].map((ch) => Number(ch) || 0);
  search(cells);
  console.log(cells.join(''));
}
