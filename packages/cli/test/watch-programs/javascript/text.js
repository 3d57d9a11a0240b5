const sameRow = (i, j) => Math.floor(i / 9) === Math.floor(j / 9);
const sameColumn = (i, j) => (i - j) % 9 === 0;
const sameBox = (i, j) =>
  Math.floor(i / 27) === Math.floor(j / 27) && Math.floor((i % 9) / 3) === Math.floor((j % 9) / 3);

function solve(a) {
  const i = a.indexOf('0');
  if (i === -1) {
    process.stdout.write(a.replace(/.{9}/g, '$&\n'));
    process.exit();
  }
  const excluded = new Set();
  for (let j = 0; j < 81; j++) {
    if (sameRow(i, j) || sameColumn(i, j) || sameBox(i, j)) excluded.add(a[j]);
  }
  for (const m of '123456789') {
    if (!excluded.has(m)) solve(a.slice(0, i) + m + a.slice(i + 1));
  }
}

let input = '';
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => solve(input.replaceAll('\n', '')));
