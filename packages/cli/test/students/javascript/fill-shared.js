const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const g = new Array(9).fill(new Array(9).fill(0));
lines.forEach((l, r) => [...l].forEach((d, c) => { g[r][c] = Number(d); }));
console.log(g.map((r) => r.join('')).join('\n'));
