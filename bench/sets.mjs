import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { parsePuzzle } from '@nonet/engine/notation';

const folder = fileURLToPath(new URL('../../shared/data/puzzles/', import.meta.url));

/**
 * Set → its file, from easy to hard. All puzzles are proper, except those of the last three sets.
 */
const FILES = {
  easy: 'kaggle-10k.txt',
  minimal: 'gen-minimal-100k.txt',
  '17-clue': '17clue-49158.txt',
  hard: 'magictour-top1465.txt',
  hardest: 'hardest-1905-20k.txt',
  'two or more': 'multi-serg-benchmark.txt',
  several: 'several-solutions-10k.txt',
  none: 'no-solution-20k.txt',
};

/** The sets on which all strategies are measured. */
export const FEW = ['easy', 'minimal', '17-clue', 'hard', 'several'];
export const ALL = Object.keys(FILES);

/**
 * Returns the sets with these names, with `count` puzzles each. The puzzles are the same in every
 * run. If the files are missing, returns five generated sets instead: grids with 40, 45, 50, 55 or
 * 60 digits removed.
 */
export function sets(names, count) {
  const random = new Random('bench');
  if (!existsSync(folder)) return [40, 45, 50, 55, 60].map((n) => dugSet(n, count, random));
  return names.map((name) => {
    const lines = readFileSync(folder + FILES[name], 'utf8')
      .trimEnd()
      .split('\n');
    return { name, puzzles: random.shuffle(lines).slice(0, count).map(givensOf) };
  });
}

/** Returns the digits of all puzzles in one buffer. A blank is 0. */
export function digitsOf(puzzles) {
  return Uint8Array.from(puzzles.flatMap(({ digits }) => [...digits]));
}

function givensOf(line) {
  const result = parsePuzzle(line);
  if (!result.ok) throw new Error(`not a puzzle: ${line}`);
  return result.record.givens;
}

function dugSet(blanks, count, random) {
  const cells = Array.from({ length: CLASSIC.cells }, (_, cell) => cell);
  const puzzles = Array.from({ length: count }, () => {
    const digits = randomGrid(CLASSIC, random).digits.slice();
    for (const cell of random.shuffle(cells).slice(0, blanks)) digits[cell] = 0;
    return gridOf(CLASSIC, digits);
  });
  return { name: `${blanks} blanks`, puzzles };
}
