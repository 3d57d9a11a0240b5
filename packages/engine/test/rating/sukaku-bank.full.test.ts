import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataPath, describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { Rating } from '../../src/rating/rating.ts';
import { SUKAKU_SCALE } from '../../src/rating/sukaku-scale.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';

/** Puzzles, and the rating that an older version of Sukaku Explainer has given them. */
function bank(): { puzzle: string; rating: number }[] {
  const lines = readFileSync(dataPath('ratings/se-bank-sample.tsv'), 'utf8').trim().split('\n');
  const every = sized(300, 240);
  return lines
    .filter((_, i) => i % every === 0)
    .map((line) => {
      const [puzzle, rating] = line.split('\t');
      return { puzzle, rating: Number(rating) };
    });
}

/** The share of the puzzles that get the rating of the bank if some producers are left out. */
function share(without: readonly string[]): number {
  const entries = SUKAKU_SCALE.filter(({ name }) => !without.includes(name));
  const producers = entries.map(({ make }) => make());
  const puzzles = bank();
  const equal = puzzles.filter(({ puzzle, rating }) => {
    const result = finish(new Rating({ givens: grid(puzzle) }, { scale: 'sukaku', producers }));
    return result.kind === 'rated' && result.er === rating;
  });
  return equal.length / puzzles.length;
}

describeWithData('the ratings of a puzzle bank', () => {
  it('are those of the scale but for techniques that are new', () => {
    expect(share([])).toBeGreaterThan(0.96);
    expect(share(['UVWXYZ-Wing', 'TUVWXYZ-Wing', 'four strong links'])).toBeGreaterThan(0.995);
  });
});
