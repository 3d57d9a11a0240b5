import { readFileSync } from 'node:fs';

type Cells = Record<string, number>;

const ROWS = 'ABCDEFGHI';
const cells: Cells = {};
readFileSync(0, 'utf8')
  .trim()
  .split('\n')
  .forEach((line: string, r: number) => {
    for (let c = 0; c < 9; c++) cells[ROWS[r]! + (c + 1)] = Number(line[c]);
  });

function fits(key: string, digit: number): boolean {
  const r = ROWS.indexOf(key[0] as string);
  const c = Number(key[1]) - 1;
  for (let i = 0; i < 9; i++) {
    const box = ROWS[r - (r % 3) + Math.floor(i / 3)]! + (c - (c % 3) + (i % 3) + 1);
    const peers: readonly string[] = [key[0]! + (i + 1), ROWS[i]! + (c + 1), box];
    if (peers.some((peer) => cells[peer] === digit)) return false;
  }
  return true;
}

const blanks = Object.keys(cells).filter((key) => cells[key] === 0);

function search<T extends string>([key, ...rest]: readonly T[]): boolean {
  if (key === undefined) return true;
  for (let digit = 1; digit <= 9; digit++) {
    if (!fits(key, digit)) continue;
    cells[key] = digit;
    if (search(rest)) return true;
    cells[key] = 0;
  }
  return false;
}

search(blanks);
const digits = Object.values(cells).join('');
console.log(digits.replace(/.{9}/g, '$&\n').trim());
