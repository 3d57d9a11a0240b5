const b = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split('').map(Number));
function solve(g) {
  for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) {
    if (g[r][c]) continue;
    for (let d = 1; d <= 9; d++) {
      if (g[r].includes(d) || g.some((x) => x[c] === d) || g.slice(r - r % 3, r - r % 3 + 3).some((x) => x.slice(c - c % 3, c - c % 3 + 3).includes(d))) continue;
      const n = [...g];
      n[r][c] = d;
      const s = solve(n);
      if (s) return s;
    }
    return null;
  }
  return g;
}
console.log((solve(b) || b).map((r) => r.join('')).join('\n'));
