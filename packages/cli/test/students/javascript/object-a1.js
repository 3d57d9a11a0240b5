const rows = 'ABCDEFGHI', cols = '123456789';
const text = require('fs').readFileSync(0, 'utf8').replace(/\n/g, '');
const grid = {};
let n = 0;
for (const r of rows) for (const c of cols) grid[r + c] = text[n++];
const keys = Object.keys(grid);
const unit = (s) => keys.filter((k) => k != s && (k[0] == s[0] || k[1] == s[1] || (Math.floor(rows.indexOf(k[0]) / 3) == Math.floor(rows.indexOf(s[0]) / 3) && Math.floor((k[1] - 1) / 3) == Math.floor((s[1] - 1) / 3))));
function go() {
  const s = keys.find((k) => grid[k] == '0');
  if (!s) return true;
  const no = unit(s).map((k) => grid[k]);
  for (const d of cols) {
    if (no.indexOf(d) >= 0) continue;
    grid[s] = d; //+
    if (go()) return true;
    grid[s] = '0'; //-
  }
  return false;
}
go();
for (const r of rows) console.log([...cols].map((c) => grid[r + c]).join(''));
