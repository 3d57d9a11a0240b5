const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => [...l].map(Number));
const ok = (r, c, d) => {
  for (let k = 0; k < 9; k++) if (g[k][c] === d || g[r - r % 3 + (k / 3 | 0)][c - c % 3 + k % 3] === d) return false;
  return true;
};
const go = (k) => {
  if (k === 81) return true;
  const r = k / 9 | 0, c = k % 9;
  if (g[r][c]) return go(k + 1);
  for (let d = 1; d <= 9; d++) {
    if (!ok(r, c, d)) continue;
    g[r][c] = d; //+
    if (go(k + 1)) return true;
    g[r][c] = 0; //-
  }
  return false;
};
go(0);
console.log(g.map((r) => r.join('')).join('\n'));
