class Found extends Error {}
const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split('').map(Number));
function go(r, c) {
  if (r == 9) throw new Found('done');
  if (c == 9) return go(r + 1, 0);
  if (g[r][c]) return go(r, c + 1);
  next: for (let d = 1; d < 10; d++) {
    for (let k = 0; k < 9; k++) if (g[r][k] == d || g[k][c] == d || g[r - r % 3 + (k / 3 | 0)][c - c % 3 + k % 3] == d) continue next;
    g[r][c] = d; //+
    go(r, c + 1);
    g[r][c] = 0; //-
  }
}
try {
  go(0, 0);
} catch (e) {
  if (!(e instanceof Found)) throw e;
  console.log(g.map((r) => r.join('')).join('\n'));
}
