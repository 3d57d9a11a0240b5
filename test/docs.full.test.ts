import { readFileSync } from 'node:fs';
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
