class Cell {
  constructor(row, col, value) { this.row = row; this.col = col; this.value = value; }
  get box() { return Math.floor(this.row / 3) * 3 + Math.floor(this.col / 3); }
}
const cells = [];
require('fs').readFileSync(0, 'utf8').trim().split('\n').forEach((l, r) => [...l].forEach((d, c) => cells.push(new Cell(r, c, +d))));
function solve(list) {
  if (list.length === 0) return true;
  const [cell, ...rest] = list;
  for (let d = 1; d <= 9; d++) {
    if (cells.some((o) => o.value === d && (o.row === cell.row || o.col === cell.col || o.box === cell.box))) continue;
    cell.value = d; //+
    if (solve(rest)) return true;
    cell.value = 0; //-
  }
  return false;
}
solve(cells.filter((c) => c.value === 0));
let out = '';
for (const c of cells) out += c.value + (c.col === 8 ? '\n' : '');
process.stdout.write(out);
