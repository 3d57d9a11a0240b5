let s = '';
const used = (i) => {
  let out = '';
  for (let j = 0; j < 81; j++) {
    if (((j / 9) | 0) === ((i / 9) | 0) || j % 9 === i % 9 || (((j / 27) | 0) === ((i / 27) | 0) && ((j % 9 / 3) | 0) === ((i % 9 / 3) | 0))) out += s[j];
  }
  return out;
};
function solve() {
  const i = s.indexOf('.');
  if (i < 0) return true;
  for (const d of '123456789') {
    if (used(i).includes(d)) continue;
    s = s.slice(0, i) + d + s.slice(i + 1); //+
    if (solve()) return true;
    s = s.slice(0, i) + '.' + s.slice(i + 1); //-
  }
  return false;
}
for (const line of require('fs').readFileSync(0, 'latin1').split('\n')) {
  if (line === '') continue;
  s = line.replace(/0/g, '.');
  solve();
  console.log(s);
}
