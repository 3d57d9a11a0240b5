const start = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => l.split('').map(Number));
function solve(b) {
  for (let r = 0; r < 9; r++) {
    for (let c = 0; c < 9; c++) {
      if (b[r][c]) continue;
      for (let d = 1; d <= 9; d++) {
        let ok = true;
        for (let k = 0; k < 9; k++) if (b[r][k] === d || b[k][c] === d || b[r - r % 3 + (k / 3 | 0)][c - c % 3 + k % 3] === d) ok = false;
        if (!ok) continue;
        const n = JSON.parse(JSON.stringify(b));
        n[r][c] = d; //+
        const s = solve(n);
        if (s) return s;
        //-
      }
      return null;
    }
  }
  return b;
}
solve(start).forEach((r) => console.log(r.join('')));
