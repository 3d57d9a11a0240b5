'use strict';
const text = require('fs').readFileSync('/dev/stdin').toString().replace(/\s/g, '');
const g = new Uint8Array(81);
for (let i = 0; i < 81; i++) g[i] = text.charCodeAt(i) - 48;
const R = new Uint16Array(9), C = new Uint16Array(9), B = new Uint16Array(9);
const box = (i) => ((i / 27) | 0) * 3 + (((i % 9) / 3) | 0);
for (let i = 0; i < 81; i++) {
  if (g[i]) {
    R[(i / 9) | 0] |= 1 << g[i];
    C[i % 9] |= 1 << g[i];
    B[box(i)] |= 1 << g[i];
  }
}
function go(i) {
  while (i < 81 && g[i]) i++;
  if (i === 81) return true;
  const r = (i / 9) | 0, c = i % 9, b = box(i);
  for (let d = 1, m = 2; d < 10; d++, m <<= 1) {
    if ((R[r] | C[c] | B[b]) & m) continue;
    R[r] |= m; C[c] |= m; B[b] |= m;
    g[i] = d; //+
    if (go(i + 1)) return true;
    g[i] = 0; //-
    R[r] ^= m; C[c] ^= m; B[b] ^= m;
  }
  return false;
}
go(0);
for (let i = 0; i < 81; i += 9) console.log(g.subarray(i, i + 9).join(''));
