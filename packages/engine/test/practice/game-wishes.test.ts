import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import { gameWishes } from '../../src/practice/game-wishes.ts';
import { lessons } from '../../src/practice/lesson.ts';
import { STOCK } from '../../src/practice/stock.ts';
import { techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { Rating } from '../../src/rating/rating.ts';
import { finish } from '../../src/work/work.ts';
import { tools } from './drills.ts';

/** Some of the lessons. A game with a rare technique takes a minute to make. */
const some = lessons.filter(
  ({ technique }, i) => i % sized(8, 2) === 0 && STOCK.every((it) => it.technique !== technique),
);

describe('the next game', () => {
  it.each(some)('has $technique as its hardest step', ({ technique }) => {
    const wishes = gameWishes(technique);
    const { puzzles } = generate({ ...wishes, seed: 'next game', count: 1 });
    expect(puzzles).toHaveLength(1);
    for (const { puzzle } of puzzles) {
      const rated = finish(new Rating({ givens: puzzle }, { scale: 'hodoku', ...tools }));
      if (rated.kind !== 'rated') throw new Error(`expected a rating, got ${rated.kind}`);
      const rows = rated.steps.map((step) =>
        techniqueRows.findIndex(({ techniques }) => techniques.includes(step.technique)),
      );
      expect(techniqueRows[Math.max(...rows)].id).toBe(technique);
      expect(rated.score).toBeLessThanOrEqual(wishes.score?.[1] ?? 0);
    }
  });

  it('is only made for techniques that have a lesson', () => {
    expect(() => gameWishes('brute-force')).toThrow('expected a technique that has a lesson');
  });
});
