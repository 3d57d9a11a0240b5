const b = require('fs').readFileSync(0).toString().split('\n').slice(0, 9).map((x) => x.split('').map(Number));
const z = [];
for (let i = 0; i < 81; i++) if (!b[~~(i / 9)][i % 9]) z.push(i);
const ok = (r, c, v) => {
  for (let k = 0; k < 9; k++) if (b[r][k] == v || b[k][c] == v || b[~~(r / 3) * 3 + ~~(k / 3)][~~(c / 3) * 3 + k % 3] == v) return false;
  return true;
};
let n = 0;
while (n < z.length) {
  const r = ~~(z[n] / 9), c = z[n] % 9;
  let v = b[r][c] + 1;
  if (b[r][c]) {
    b[r][c] = 0; //-
  }
  while (v < 10 && !ok(r, c, v)) v++;
  if (v < 10) {
    b[r][c] = v; //+
    n++;
  } else n--;
}
console.log(b.map((x) => x.join('')).join('\n'));
