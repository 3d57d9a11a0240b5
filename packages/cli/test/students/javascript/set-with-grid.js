const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => [...l].map(Number));
const R = [], C = [], B = [];
for (let i = 0; i < 9; i++) { R.push(new Set()); C.push(new Set()); B.push(new Set()); }
const holes = [];
g.forEach((row, r) => row.forEach((d, c) => {
  if (d) { R[r].add(d); C[c].add(d); B[((r / 3) | 0) * 3 + ((c / 3) | 0)].add(d); } else holes.push([r, c]);
}));
const dfs = (n) => {
  if (n === holes.length) return true;
  const [r, c] = holes[n], b = ((r / 3) | 0) * 3 + ((c / 3) | 0);
  for (let d = 1; d <= 9; d++) {
    if (R[r].has(d) || C[c].has(d) || B[b].has(d)) continue;
    R[r].add(d); C[c].add(d); B[b].add(d);
    g[r][c] = d; //+
    if (dfs(n + 1)) return true;
    g[r][c] = 0; //-
    R[r].delete(d); C[c].delete(d); B[b].delete(d);
  }
  return false;
};
dfs(0);
console.log(g.map((r) => r.join('')).join('\n'));
