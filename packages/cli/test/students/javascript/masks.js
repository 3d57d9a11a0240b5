const t = require('fs').readFileSync(0, 'utf8').replace(/\s/g, '');
const P = Array.from({ length: 81 }, (_, i) => Array.from({ length: 81 }, (_, j) => j).filter((j) => j !== i && ((j / 9 | 0) === (i / 9 | 0) || j % 9 === i % 9 || ((j / 27 | 0) === (i / 27 | 0) && (j % 9 / 3 | 0) === (i % 9 / 3 | 0)))));
function prune(m) {
  const q = [];
  m.forEach((x, i) => { if (!(x & (x - 1))) q.push(i); });
  while (q.length) {
    const i = q.pop();
    for (const j of P[i]) {
      if (!(m[j] & m[i])) continue;
      m[j] &= ~m[i];
      if (!m[j]) return false;
      if (!(m[j] & (m[j] - 1))) q.push(j);
    }
  }
  return true;
}
function solve(m) {
  if (!prune(m)) return;
  const i = m.findIndex((x) => x & (x - 1));
  if (i < 0) return m;
  for (let d = 0; d < 9; d++) {
    if (!(m[i] >> d & 1)) continue;
    const n = m.slice();
    n[i] = 1 << d;
    const s = solve(n);
    if (s) return s;
  }
}
const m = solve(Int16Array.from(t, (d) => d === '0' ? 511 : 1 << (d - 1)));
const digits = Array.from(m, (x) => 32 - Math.clz32(x));
for (let i = 0; i < 9; i++) console.log(digits.slice(9 * i, 9 * i + 9).join(''));
