import { describe, expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import { rate } from '../../src/library/rate.ts';
import { printedRating } from '../../src/rating/explainer-summary.ts';
import { Rating, type RatingResult } from '../../src/rating/rating.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { finish } from '../../src/work/work.ts';
import {
  AI_ESCARGOT,
  BAEKJOON_2239,
  BAEKJOON_2580,
  EULER_GRID_01,
  grid,
  INKALA_2012,
  WIKIPEDIA,
} from '../puzzles.ts';
import { readStepLog } from './se-log.ts';

/** A generated puzzle. */
const HIDDEN_PAIR =
  '.4....8...7..........31..5.7.4.8...9.9.5...1.6......7.8.2.4...6...2..9.5.....3...';

/** The rating of a puzzle in short. */
function summary(puzzle: string): string {
  const rated = rate(puzzle);
  if (!rated.ok) return rated.error.code;
  if (rated.kind !== 'rated') return rated.kind;
  const { er, ep, ed, hardest } = rated;
  return `${er} ${ep} ${ed} ${hardest}`;
}

describe('rate', () => {
  it('returns the ratings and the hardest technique', () => {
    expect(summary(BAEKJOON_2239)).toBe('1.2 1.2 1.2 hidden-single');
    expect(summary(BAEKJOON_2580)).toBe('1 1 1 full-house');
    expect(summary(WIKIPEDIA)).toBe('1.2 1.2 1.2 hidden-single');
    expect(summary(EULER_GRID_01)).toBe('1.2 1.2 1.2 hidden-single');
    expect(summary(HIDDEN_PAIR)).toBe('3.4 2.3 2.3 hidden-pair');
  });

  it('returns the steps, of which the ratings are the greatest', () => {
    const rated = rate(HIDDEN_PAIR);
    if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
    const { er, ep, ed, hardest, steps } = rated;
    expect(er).toBeCloseTo(Math.max(...steps.map(({ rating }) => rating)), 5);
    expect(steps.find(({ rating }) => printedRating(rating) === er)?.technique).toBe(hardest);
    const first = steps.findIndex(({ placement }) => placement !== undefined);
    const early = steps.slice(0, first + 1).map(({ rating }) => rating);
    expect(ep).toBeCloseTo(Math.max(...early), 5);
    expect(ed).toBe(printedRating(steps[0].rating));
  });

  it('does not rate puzzles that are not proper', () => {
    const full =
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    expect(summary(full)).toBe('full');
    expect(summary(`55${WIKIPEDIA.slice(2)}`)).toBe('conflict');
    expect(summary('.'.repeat(81))).toBe('several');
    expect(summary(`531${WIKIPEDIA.slice(3)}`)).toBe('none');
    expect(summary('53..7')).toBe('length');
  });

  it('names what it does not support', () => {
    expect(rate('.'.repeat(16))).toEqual({ ok: true, kind: 'unsupported', reason: 'shape' });
    const givens = grid(WIKIPEDIA);
    const rules = new Rating({ givens, constraints: [{ kind: 'antiknight' }] });
    expect(finish(rules)).toEqual({ kind: 'unsupported', reason: 'rules' });
    const scale = 'easy' as 'se';
    expect(() => rate(WIKIPEDIA, { scale })).toThrow(
      'expected a scale (se, sukaku, hodoku), got easy',
    );
  });

  it('stops before a step that is harder than the maximum', () => {
    const rated = rate(HIDDEN_PAIR, { max: 3.3 });
    if (!rated.ok || rated.kind !== 'harder') throw new Error('expected a harder puzzle');
    const all = rate(HIDDEN_PAIR);
    if (!all.ok || all.kind !== 'rated') throw new Error('expected a rating');
    const index = all.steps.findIndex(({ rating }) => rating > 3.3);
    expect(rated.steps).toEqual(all.steps.slice(0, index));
    expect(rated.ed).toEqual(all.ed);
    expect(rate(HIDDEN_PAIR, { max: 3.4 })).toEqual(all);
  });

  it('stops before the first step if every step is harder than the maximum', () => {
    expect(rate(HIDDEN_PAIR, { max: 0.5 })).toMatchObject({ kind: 'harder', steps: [] });
  });

  it.each(['se', 'sukaku'] as const)('has the steps of %s up to any maximum', (scale) => {
    for (const { givens: puzzle } of generate({ seed: 'maximum', count: sized(1, 2) }).puzzles) {
      const all = rate(puzzle, { scale });
      if (!all.ok || all.kind !== 'rated') throw new Error('expected a rating');
      for (const max of [1.5, 2.5, 5.0, 6.6, 7.2, all.er - 0.1]) {
        const rated = rate(puzzle, { scale, max });
        const index = all.steps.findIndex(({ rating }) => printedRating(rating) > max);
        if (index < 0) expect(rated).toEqual(all);
        else expect(rated).toMatchObject({ kind: 'harder', steps: all.steps.slice(0, index) });
      }
    }
  });

  it("has HoDoKu's level and score, which is the sum of its steps", () => {
    const rated = rate(HIDDEN_PAIR, { scale: 'hodoku' });
    if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
    expect(rated).toMatchObject({ level: 'medium', score: 562, hardest: 'hidden-pair' });
    expect(rated.steps.reduce((sum, { rating }) => sum + rating, 0)).toBe(rated.score);
    expect(rate('.'.repeat(81), { scale: 'hodoku' })).toMatchObject({ kind: 'several' });
    const stopped = { ok: true, kind: 'stopped', steps: [] };
    expect(rate(HIDDEN_PAIR, { scale: 'hodoku', signal: { aborted: true } })).toEqual(stopped);
  });

  it('stops when the signal is aborted', () => {
    const stopped = { ok: true, kind: 'stopped', steps: [], ed: undefined, ep: undefined };
    expect(rate(WIKIPEDIA, { signal: { aborted: true } })).toEqual(stopped);
    let left = 3;
    const signal = {
      get aborted() {
        return --left < 0;
      },
    };
    const partly = rate(HIDDEN_PAIR, { signal });
    if (!partly.ok || partly.kind !== 'stopped') throw new Error('expected a stopped rating');
    expect(partly.steps.length).toBeGreaterThan(0);
    expect(partly.ed).toBeDefined();
  });
});

describe('Rating', () => {
  it('has the same result in slices of any length', () => {
    const tools = { producers: producersOf('se') };
    for (const { givens: puzzle } of generate({ seed: 'slices', count: sized(1, 3) }).puzzles) {
      const rating = new Rating({ givens: puzzle }, tools);
      let result: RatingResult | undefined;
      while (!result) result = rating.advance(1);
      expect(result).toEqual(finish(new Rating({ givens: puzzle })));
    }
  });

  it('is the same after one that was dropped midway', () => {
    const tools = { producers: producersOf('se') };
    const [{ givens: puzzle }] = generate({ seed: 'ratings', rating: [8.0, 8.5] }).puzzles;
    for (const givens of [puzzle, grid(AI_ESCARGOT)].slice(0, sized(1, 2))) {
      const expected = finish(new Rating({ givens }));
      for (const slices of [400, 1, 2_500].slice(0, sized(1, 2))) {
        const dropped = new Rating({ givens: grid(INKALA_2012) }, tools);
        for (let i = 0; i < slices; i++) expect(dropped.advance()).toBeUndefined();
        expect(finish(new Rating({ givens }, tools))).toEqual(expected);
      }
    }
  });

  it('asks no producer whose steps are all harder than the maximum', () => {
    const harder = {
      find(): never {
        throw new Error('asked');
      },
    };
    const producers = [
      ...producersOf('se').slice(0, 8),
      ...Array.from({ length: 22 }, () => harder),
    ];
    const givens = grid(HIDDEN_PAIR);
    expect(finish(new Rating({ givens }, { producers, max: 3.3 })).kind).toBe('harder');
    expect(() => finish(new Rating({ givens }, { producers, max: 3.4 }))).toThrow('asked');
  });

  it('says after which steps the scale has no technique', () => {
    const singles = producersOf('se').slice(0, 1);
    const rating = new Rating({ givens: grid(HIDDEN_PAIR) }, { producers: singles });
    const result = finish(rating);
    expect(result.kind).toBe('stuck');
  });
});

describeWithData('rate and the ratings of Sudoku Explainer 1.2.1', () => {
  it('agree', () => {
    const every = sized(240, 48);
    let compared = 0;
    for (const { puzzle, steps, ...logged } of readStepLog()) {
      if (compared++ % every !== 0) continue;
      const rated = rate(puzzle);
      if (!rated.ok || rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      const { er, ep, ed } = rated;
      const tenths = [er, ep, ed].map((rating) => Math.round(rating * 10));
      expect({ puzzle, tenths }).toEqual({ puzzle, tenths: [logged.er, logged.ep, logged.ed] });
      expect(rated.steps).toHaveLength(steps.length);
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  onlyQuick(it)('agree on the least rating of a producer', () => {
    const least = Array.from(SE_SCALE, () => Number.POSITIVE_INFINITY);
    for (const { steps } of readStepLog()) {
      for (const { producer, rating } of steps) {
        least[producer] = Math.min(least[producer], rating / 10);
      }
    }
    SE_SCALE.forEach((entry, i) => {
      expect(least[i]).toBeGreaterThanOrEqual(entry.least);
      if (i > 0) expect(entry.least).toBeGreaterThanOrEqual(SE_SCALE[i - 1].least);
    });
  });
});
