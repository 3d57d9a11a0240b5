import fs from 'fs';
const g = fs.readFileSync(0, 'utf8').trim().split('\n').map((l) => [...l].map(Number));
function* solutions(k) {
  while (k < 81 && g[(k / 9) | 0][k % 9]) k++;
  if (k === 81) { yield g.map((r) => r.join('')).join('\n'); return; }
  const r = (k / 9) | 0, c = k % 9;
  for (let d = 1; d <= 9; d++) {
    let ok = true;
    for (let i = 0; i < 9 && ok; i++) ok = g[r][i] !== d && g[i][c] !== d && g[r - (r % 3) + ((i / 3) | 0)][c - (c % 3) + (i % 3)] !== d;
    if (!ok) continue;
    g[r][c] = d; //+
    yield* solutions(k + 1);
    g[r][c] = 0; //-
  }
}
console.log(solutions(0).next().value);
