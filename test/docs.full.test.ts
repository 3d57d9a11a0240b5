import { readFileSync } from 'node:fs';
import { generate, rate } from '@nonet/engine';
import { describe, expect, it } from 'vitest';
import { counts } from '../docs/kernel/counts.mjs';
import { fillIn } from '../docs/kernel/markers.mjs';
import { counts as ratingCounts } from '../docs/rating/counts.mjs';

const read = (name: string): string =>
  readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

describe('docs/kernel.md', () => {
  it('has the counts that node docs/kernel.mjs writes', async () => {
    const essay = read('kernel.md');
    expect(essay).toBe(fillIn(essay, 'counts', await counts()));
  });
});

describe('docs/rating.md and docs/rating.ko.md', () => {
  it('have the counts that node docs/rating.mjs writes', () => {
    const { en, ko } = ratingCounts();
    const english = read('rating.md');
    const korean = read('rating.ko.md');
    expect(english).toBe(fillIn(english, 'counts', en));
    expect(korean).toBe(fillIn(korean, 'counts', ko));
  });
});

it('docs/how-hard.md and its Korean twin count 1,000 random puzzles by their ratings', () => {
  const { puzzles } = generate({ seed: 'million', count: 1_000 });
  const bounds = [1.5, 2.5, 4, 6.4, 7.4, 8.9, 12];
  const rows = bounds.map(() => 0);
  for (const { givens: puzzle } of puzzles) {
    const { er = 0 } = rate(puzzle);
    rows[bounds.findIndex((most) => er <= most)]++;
  }
  for (const page of ['how-hard.md', 'how-hard.ko.md']) {
    const counted = [...read(page).matchAll(/^\| \d\.\d.*? \| .*? \| (\d+) \|/gm)];
    expect(counted.map(([, count]) => Number(count))).toEqual(rows);
  }
});
