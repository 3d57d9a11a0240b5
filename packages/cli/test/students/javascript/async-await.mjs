process.stdin.setEncoding('utf8');
let text = '';
for await (const chunk of process.stdin) text += chunk;
const g = text.trim().split('\n').map((l) => [...l].map(Number));
async function solve(k) {
  if (k === 81) return true;
  const r = (k / 9) | 0, c = k % 9;
  if (g[r][c]) return solve(k + 1);
  for (let d = 1; d <= 9; d++) {
    if ([...Array(9).keys()].some((i) => g[r][i] === d || g[i][c] === d || g[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] === d)) continue;
    g[r][c] = d; //+
    if (await solve(k + 1)) return true;
    g[r][c] = 0; //-
  }
  return false;
}
await solve(0);
console.log(g.map((r) => r.join('')).join('\n'));
