import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataPath, describeWithData } from '../../../../../test/shared-data.ts';
import { grid } from '../../puzzles.ts';
import { CheckedPaths } from './checked-paths.ts';

/**
 * Sets of puzzles, and how many of each are explained. TEXTS=10 explains ten times as many: 1,400
 * puzzles, in about three minutes.
 */
const TIMES = Number(process.env.TEXTS ?? 1);
const SETS = [
  ['puzzles/kaggle-10k.txt', 20],
  ['puzzles/gen-minimal-100k.txt', 25],
  ['puzzles/17clue-49158.txt', 25],
  ['puzzles/magictour-top1465.txt', 20],
  ['puzzles/norvig-top95.txt', 9],
  ['puzzles/hardest-1905-20k.txt', 15],
  ['ratings/hodoku-2.2.0-steps.txt', 25],
] as const;

/** The same number of puzzles from all parts of a set. */
function puzzlesOf(name: string, count: number): string[] {
  const lines = readFileSync(dataPath(name), 'utf8').split('\n');
  const all = lines.flatMap((line) => /^#?([.0-9]{81})/.exec(line)?.[1] ?? []);
  const every = all.length / count;
  return Array.from({ length: count }, (_, i) => all[Math.floor(i * every)]);
}

describeWithData('each sentence of the explanations of real puzzles', () => {
  it.each(SETS)('follows from those before it, in %s', (name, share) => {
    const count = TIMES * share;
    const paths = new CheckedPaths();
    for (const puzzle of puzzlesOf(name, count)) paths.check(grid(puzzle));
    console.log(`${name}: ${paths.summary()}`);
    expect(paths.faults.slice(0, 10)).toEqual([]);
    expect(paths.puzzles).toBe(count);
    expect(paths.proved).toBe(paths.sentences);
  });
});
