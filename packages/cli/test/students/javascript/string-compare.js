const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split(''));
function ok(r, c, d) {
  for (let k = 0; k < 9; k++) if (g[r][k] === d || g[k][c] === d) return false;
  return true;
}
for (let r = 0; r < 9; r++) {
  for (let c = 0; c < 9; c++) {
    if (g[r][c] !== '0') continue;
    for (let d = 1; d <= 9; d++) {
      if (ok(r, c, d)) {
        g[r][c] = String(d); //+
        break;
      }
    }
  }
}
console.log(g.map((r) => r.join('')).join('\n'));
