import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { STOCK_WITH_NOTES } from '../../src/generate/stock.ts';
import { GameMaking } from '../../src/practice/game-making.ts';
import { gameWishes } from '../../src/practice/game-wishes.ts';
import { lessons } from '../../src/practice/lesson.ts';
import { type SearchId, techniqueRows } from '../../src/rating/hodoku/hodoku-scale.ts';
import { Rating } from '../../src/rating/rating.ts';
import { finish } from '../../src/work/work.ts';
import { tools } from './drills.ts';

const isRare = ({ technique }: { readonly technique: SearchId }) =>
  STOCK_WITH_NOTES[technique] !== undefined;
const common = lessons.filter((it) => !isRare(it)).filter((_, i) => i % sized(16, 8) === 0);
const rare = lessons.filter(isRare).filter((_, i) => i % sized(8, 4) === 0);

/** The score of a game with a technique, and the rows of HoDoKu's table that its path needs. */
function gameWith(technique: SearchId) {
  const made = finish(new GameMaking({ technique, seed: 'next game' }, tools));
  if (made.kind !== 'made') throw new Error(`expected a game with ${technique}`);
  const rated = finish(new Rating({ givens: made.puzzle }, { scale: 'hodoku', ...tools }));
  if (rated.kind !== 'rated') throw new Error(`expected a rating, got ${rated.kind}`);
  const rows = rated.steps.map((step) =>
    techniqueRows.findIndex(({ techniques }) => techniques.includes(step.technique)),
  );
  return { score: rated.score, rows };
}

describe('the next game', () => {
  it.each(common)('has $technique as its hardest step', ({ technique }) => {
    const { rows, score } = gameWith(technique);
    expect(techniqueRows[Math.max(...rows)].id).toBe(technique);
    expect(score).toBeLessThanOrEqual(gameWishes(technique).score?.[1] ?? 0);
  });

  it.each(rare)('comes to a position in which $technique is the easiest step', ({ technique }) => {
    const { rows } = gameWith(technique);
    expect(rows.map((row) => techniqueRows[row].id)).toContain(technique);
  });

  it('is only made for techniques that have a lesson', () => {
    expect(() => gameWishes('brute-force')).toThrow('expected a technique that has a lesson');
  });
});
