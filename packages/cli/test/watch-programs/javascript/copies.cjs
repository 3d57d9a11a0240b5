const { readFileSync } = require('node:fs');

const fits = (g, r, c, d) =>
  !g[r].includes(d) &&
  g.every((row) => row[c] !== d) &&
  [0, 1, 2].every((i) => !g[r - (r % 3) + i].slice(c - (c % 3), c - (c % 3) + 3).includes(d));

function solve(g) {
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      if (g[r][c] !== '.') continue;
      for (const d of '123456789') {
        if (fits(g, r, c, d)) {
          const n = structuredClone(g);
          n[r][c] = d;
          const solution = solve(n);
          if (solution) return solution;
        }
      }
      return null;
    }
  }
  return g;
}

const text = readFileSync('/dev/stdin', 'utf8').replaceAll('0', '.');
const solution = solve(
  text
    .trim()
    .split('\n')
    .map((line) => [...line]),
);
for (const row of solution) console.log(row.join(''));
