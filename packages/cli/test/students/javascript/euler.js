const lines = require('fs').readFileSync(0, 'utf8').split('\n');
let sum = 0;
function best(g) {
  let found;
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    if (g[r][c]) continue;
    const o = [];
    for (let d = 1; d < 10; d++) {
      let ok = true;
      for (let k = 0; k < 9; k++) if (g[r][k] == d || g[k][c] == d || g[r - r % 3 + (k / 3 | 0)][c - c % 3 + k % 3] == d) ok = false;
      if (ok) o.push(d);
    }
    if (!found || o.length < found.o.length) found = { r, c, o };
  }
  return found;
}
function solve(g) {
  const f = best(g);
  if (!f) return true;
  for (const d of f.o) {
    g[f.r][f.c] = d; //+
    if (solve(g)) return true;
    g[f.r][f.c] = 0; //-
  }
  return false;
}
for (let i = 0; i + 9 < lines.length; i += 10) {
  const g = lines.slice(i + 1, i + 10).map((l) => l.trim().split('').map(Number));
  solve(g);
  sum += parseInt(g[0].slice(0, 3).join(''));
}
console.log(sum);
