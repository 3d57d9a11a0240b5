import { readFileSync } from 'node:fs';

/** The puzzles of a file with one 9×9 puzzle per line. */
export function puzzleLines(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.slice(0, 81)).filter((line) => line.length === 81);
}
