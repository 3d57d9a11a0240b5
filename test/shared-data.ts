import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeWith } from './describe-with.ts';

const folder = fileURLToPath(new URL('../../shared/data/', import.meta.url));
const PUZZLE_SETS = { name: '../shared/data', present: existsSync(folder) };

/** A suite that needs the puzzle sets beside the project. */
export function describeWithData(name: string, suite: () => void): void {
  describeWith(PUZZLE_SETS, name, suite);
}

/** The path of a data file, such as `puzzles/euler96.txt`. */
export function dataPath(name: string): string {
  return folder + name;
}

/** The lines of a data file: the puzzle, and the next field if any. */
export function dataLines(name: string): { puzzle: string; rest: string }[] {
  const lines = readFileSync(dataPath(name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [puzzle, rest = ''] = line.split(' ');
    return { puzzle, rest };
  });
}
