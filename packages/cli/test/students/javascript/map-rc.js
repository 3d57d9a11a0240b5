const lines = require('fs').readFileSync(0, 'utf-8').split('\n');
const m = new Map();
for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) m.set(`${r},${c}`, lines[r][c]);
function* around(r, c) {
  for (let k = 0; k < 9; k++) {
    yield `${r},${k}`;
    yield `${k},${c}`;
    yield `${r - (r % 3) + Math.floor(k / 3)},${c - (c % 3) + (k % 3)}`;
  }
}
function solve(k = 0) {
  if (k == 81) return true;
  const r = Math.floor(k / 9), c = k % 9, key = r + ',' + c;
  if (m.get(key) != '0') return solve(k + 1);
  const no = new Set();
  for (const q of around(r, c)) no.add(m.get(q));
  for (const d of '123456789') {
    if (no.has(d)) continue;
    m.set(key, d); //+
    if (solve(k + 1)) return true;
    m.set(key, '0'); //-
  }
  return false;
}
solve();
for (let r = 0; r < 9; r++) console.log([...Array(9).keys()].map((c) => m.get(`${r},${c}`)).join(''));
