const text = require('fs').readFileSync(0, 'utf8').replace(/\n/g, '');
let cells = [...text].map((d) => new Set(d === '0' ? '123456789' : d));
const P = [...Array(81).keys()].map((i) => [...Array(81).keys()].filter((j) => j != i && (((i / 9) | 0) == ((j / 9) | 0) || i % 9 == j % 9 || (((i / 27) | 0) == ((j / 27) | 0) && ((i % 9 / 3) | 0) == ((j % 9 / 3) | 0)))));
function only(set) { return set.values().next().value; }
function clean(cells) {
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < 81; i++) {
      if (cells[i].size !== 1) continue;
      for (const j of P[i]) {
        if (cells[j].delete(only(cells[i]))) {
          if (cells[j].size === 0) return false;
          again = true;
        }
      }
    }
  }
  return true;
}
function solve(cells) {
  if (!clean(cells)) return null;
  const i = cells.findIndex((s) => s.size > 1);
  if (i < 0) return cells;
  for (const d of cells[i]) {
    const copy = cells.map((s) => new Set(s));
    copy[i] = new Set(d);
    const done = solve(copy);
    if (done) return done;
  }
  return null;
}
cells = solve(cells);
for (let i = 0; i < 81; i += 9) console.log(cells.slice(i, i + 9).map(only).join(''));
