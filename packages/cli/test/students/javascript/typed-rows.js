const g = require('fs').readFileSync(0).toString().split('\n').slice(0, 9).map((l) => Int32Array.from(l.trim()));
const fits = (r, c, d) => {
  if (g[r].includes(d)) return false;
  for (let k = 0; k < 9; k++) if (g[k][c] === d) return false;
  for (let k = 0; k < 9; k++) if (g[r - (r % 3) + ((k / 3) | 0)][c - (c % 3) + (k % 3)] === d) return false;
  return true;
};
const go = (r, c) => {
  if (c === 9) return go(r + 1, 0);
  if (r === 9) return true;
  if (g[r][c]) return go(r, c + 1);
  for (let d = 1; d < 10; ++d) {
    if (!fits(r, c, d)) continue;
    g[r][c] = d; //+
    if (go(r, c + 1)) return true;
    g[r][c] = 0; //-
  }
  return false;
};
go(0, 0);
g.forEach((row) => console.log(row.join('')));
