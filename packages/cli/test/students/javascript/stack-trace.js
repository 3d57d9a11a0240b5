const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((l) => [...l].map(Number));
function solve(k) {
  if (k === 81) { console.error(new Error('here').stack.split('\n').length, solve.name, solve.length); return true; }
  const r = (k / 9) | 0, c = k % 9;
  if (g[r][c]) return solve(k + 1);
  for (let d = 1; d <= 9; d++) {
    if (g[r].includes(d) || g.some((x) => x[c] === d) || g.slice(r - r % 3, r - r % 3 + 3).some((x) => x.slice(c - c % 3, c - c % 3 + 3).includes(d))) continue;
    g[r][c] = d; //+
    if (solve(k + 1)) return true;
    g[r][c] = 0; //-
  }
  return false;
}
solve(0);
console.log(g.map((r) => r.join('')).join('\n'));
console.error(Object.keys(globalThis).length > 0, __filename.endsWith('stack-trace.js'), process.argv.length, process.execArgv, require.main === module);
