const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split('').map(Number));
function ok(r, c, d) {
  for (let k = 0; k < 9; k++) if (g[r][k] === d || g[k][c] === d) return false;
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (g[r / 3 * 3 + i][c / 3 * 3 + j] === d) return false;
  return true;
}
function go(k) {
  if (k === 81) return true;
  const r = Math.floor(k / 9), c = k % 9;
  if (g[r][c]) return go(k + 1);
  for (let d = 1; d <= 9; d++) {
    if (!ok(r, c, d)) continue;
    g[r][c] = d;
    if (go(k + 1)) return true;
    g[r][c] = 0;
  }
  return false;
}
go(0);
console.log(g.map((r) => r.join('')).join('\n'));
