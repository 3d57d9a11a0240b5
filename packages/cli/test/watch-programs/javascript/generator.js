const cells = new Map();
const rl = require('node:readline').createInterface({ input: process.stdin });
let r = 0;
rl.on('line', (line) => {
  [...line].forEach((ch, c) => {
    cells.set(`${r},${c}`, ch);
  });
  r++;
}).on('close', main);

function* candidates(key) {
  const [r, c] = key.split(',').map(Number);
  const seen = new Set();
  for (let i = 0; i < 9; i++) {
    seen.add(cells.get(`${r},${i}`)).add(cells.get(`${i},${c}`));
    seen.add(cells.get(`${r - (r % 3) + ((i / 3) | 0)},${c - (c % 3) + (i % 3)}`));
  }
  for (const d of '123456789') if (!seen.has(d)) yield d;
}

function* solutions([key, ...rest]) {
  if (!key) {
    yield new Map(cells);
    return;
  }
  for (const d of candidates(key)) {
    cells.set(key, d);
    yield* solutions(rest);
    cells.set(key, '0');
  }
}

function main() {
  const blanks = [...cells.keys()].filter((key) => cells.get(key) === '0');
  const [solution] = solutions(blanks);
  console.log([...solution.values()].join('').replace(/.{9}/g, '$&\n').trim());
}
