const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split('').map(Number));
function go(k) {
  if (k === 81) return true;
  const r = Math.floor(k / 9), c = k % 9;
  if (g[r][c]) return go(k + 1);
  for (let d = 1; d <= 9; d++) {
    if (g[r].includes(d) || g.some((x) => x[c] === d) || g.slice(r - r % 3, r - r % 3 + 3).some((x) => x.slice(c - c % 3, c - c % 3 + 3).includes(d))) continue;
    g[r][c] = d; //+
    if (go(k + 1)) return true;
    g[r][c] = 0; //-
  }
  return false;
}
go(0);
console.log(g);
