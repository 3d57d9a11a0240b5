// A copy of iterative.js that logs each change of the grid, with the number of the line that makes it.
import { openSync, readFileSync, writeSync } from 'node:fs';

const log = openSync(process.argv[2], 'w');
function event(kind, r, c, d, line) {
  const digit = kind === '+' ? ` ${d}` : '';
  writeSync(log, `${kind} ${r + 1} ${c + 1}${digit} @${line}\n`);
}

const puzzle = [...readFileSync(0, 'utf8').replace(/\s/g, '')].map(Number);
const empty = puzzle.flatMap((digit, i) => (digit === 0 ? [i] : []));
let k = 0;
while (k >= 0 && k < empty.length) {
  const i = empty[k];
  const first = puzzle[i] + 1;
  if (puzzle[i] !== 0) event('-', Math.floor(i / 9), i % 9, 0, 9);
  puzzle[i] = 0;
  let digit = first;
  for (; digit < 10; digit++) {
    let fits = true;
    for (let j = 0; j < 9 && fits; j++) {
      const box = Math.floor(i / 27) * 27 + Math.floor((i % 9) / 3) * 3;
      fits =
        puzzle[Math.floor(i / 9) * 9 + j] !== digit &&
        puzzle[(i % 9) + 9 * j] !== digit &&
        puzzle[box + Math.floor(j / 3) * 9 + (j % 3)] !== digit;
    }
    if (fits) break;
  }
  if (digit < 10) {
    puzzle[i] = digit;
    event('+', Math.floor(i / 9), i % 9, digit, 23);
    k++;
  } else k--;
}
for (let r = 0; r < 9; r++) console.log(puzzle.slice(9 * r, 9 * r + 9).join(''));
