const same = (i, j) => ((i / 9) | 0) == ((j / 9) | 0) || (i - j) % 9 == 0 || (((i / 27) | 0) == ((j / 27) | 0) && (((i % 9) / 3) | 0) == (((j % 9) / 3) | 0));
function r(a) {
  const i = a.indexOf('0');
  if (i == -1) return a;
  const no = new Set();
  for (let j = 0; j < 81; j++) if (same(i, j)) no.add(a[j]);
  for (const m of '123456789') {
    if (!no.has(m)) {
      //+
      const done = r(a.substring(0, i) + m + a.substring(i + 1));
      if (done) return done;
      //-
    }
  }
}
require('fs').readFileSync(0).toString().trim().split('\n').forEach((l) => console.log(r(l.replaceAll('.', '0'))));
