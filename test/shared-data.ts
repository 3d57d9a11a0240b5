import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeWith } from './describe-with.ts';

const folder = fileURLToPath(new URL('../../shared/data/', import.meta.url));
const PUZZLE_SETS = { name: '../shared/data', present: existsSync(folder) };

/** Defines a suite that needs the puzzle sets next to the project. */
export function describeWithData(name: string, suite: () => void): void {
  describeWith(PUZZLE_SETS, name, suite);
}

/** Returns the path of a data file, for example of `puzzles/euler96.txt`. */
export function dataPath(name: string): string {
  return folder + name;
}

/** Returns the lines of a data file: a puzzle, and the second field if there is one. */
export function dataLines(name: string): { puzzle: string; rest: string }[] {
  const lines = readFileSync(dataPath(name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [puzzle, rest = ''] = line.split(' ');
    return { puzzle, rest };
  });
}
