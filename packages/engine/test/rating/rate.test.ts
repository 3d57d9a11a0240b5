import { describe, expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { rate } from '../../src/library/rate.ts';
import { Rating, type RatingResult } from '../../src/rating/rating.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { finish } from '../../src/work/work.ts';
import { BAEKJOON_2239, BAEKJOON_2580, EULER_GRID_01, grid, WIKIPEDIA } from '../puzzles.ts';
import { readStepLog } from './se-log.ts';

/** A generated puzzle. */
const HIDDEN_PAIR =
  '.4....8...7..........31..5.7.4.8...9.9.5...1.6......7.8.2.4...6...2..9.5.....3...';

/** The rating of a puzzle in short. */
function summary(puzzle: string): string {
  const rated = rate(puzzle);
  if (!rated.ok) return rated.error.code;
  if (rated.kind !== 'rated') return rated.kind;
  const { er, ep, ed } = rated;
  return [er, ep, ed].map(({ rating, technique }) => `${rating} ${technique}`).join(', ');
}

describe('rate', () => {
  it('returns the ratings and the techniques that they come from', () => {
    expect(summary(BAEKJOON_2239)).toBe('1.2 hidden-single, 1.2 hidden-single, 1.2 hidden-single');
    expect(summary(BAEKJOON_2580)).toBe('1 full-house, 1 full-house, 1 full-house');
    expect(summary(WIKIPEDIA)).toBe('1.2 hidden-single, 1.2 hidden-single, 1.2 hidden-single');
    expect(summary(EULER_GRID_01)).toBe('1.2 hidden-single, 1.2 hidden-single, 1.2 hidden-single');
    expect(summary(HIDDEN_PAIR)).toBe('3.4 hidden-pair, 2.3 naked-single, 2.3 naked-single');
  });

  it('returns the steps, of which the ratings are the greatest', () => {
    const rated = rate(HIDDEN_PAIR);
    if (!rated.ok || rated.kind !== 'rated') throw new Error('expected a rating');
    const { er, ep, ed, steps } = rated;
    expect(er.rating).toBeCloseTo(Math.max(...steps.map(({ rating }) => rating)), 5);
    expect(steps[er.index].technique).toBe(er.technique);
    const first = steps.findIndex(({ placement }) => placement !== undefined);
    const early = steps.slice(0, first + 1).map(({ rating }) => rating);
    expect(ep.rating).toBeCloseTo(Math.max(...early), 5);
    expect(ed).toEqual({ rating: steps[0].rating, technique: steps[0].technique, index: 0 });
  });

  it('does not rate puzzles that are not proper', () => {
    const full =
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
    expect(summary(full)).toBe('solved');
    expect(summary(`55${WIKIPEDIA.slice(2)}`)).toBe('conflict');
    expect(summary('.'.repeat(81))).toBe('several-solutions');
    expect(summary(`531${WIKIPEDIA.slice(3)}`)).toBe('no-solution');
    expect(summary('53..7')).toBe('length');
  });

  it('names what it does not support', () => {
    expect(rate('.'.repeat(16))).toEqual({ ok: true, kind: 'unsupported', reason: 'shape' });
    const givens = grid(WIKIPEDIA);
    const marked = rate({ givens, pencilmarks: candidatesOf(givens) });
    expect(marked).toEqual({ ok: true, kind: 'unsupported', reason: 'pencilmarks' });
    const scale = 'hodoku' as 'se';
    expect(() => rate(WIKIPEDIA, { scale })).toThrow('expected a scale (se, sukaku), got hodoku');
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
    for (const { puzzle } of generate({ seed: 'slices', count: sized(5, 100) }).puzzles) {
      const rating = new Rating({ givens: puzzle }, tools);
      let result: RatingResult | undefined;
      while (!result) result = rating.advance(1);
      expect(result).toEqual(finish(new Rating({ givens: puzzle })));
    }
  });

  it('says after which steps the scale has no technique', () => {
    const singles = producersOf('se').slice(0, 1);
    const rating = new Rating({ givens: grid(HIDDEN_PAIR) }, { producers: singles });
    const result = finish(rating);
    expect(result.kind).toBe('stuck');
  });
});

describeWithData('rate and the ratings of Sudoku Explainer 1.2.1', () => {
  it('agree on the puzzles whose steps the scale has', () => {
    const known = new Set(SE_SCALE.map(({ number }) => number));
    const every = sized(20, 1);
    let compared = 0;
    for (const { puzzle, steps, ...logged } of readStepLog()) {
      if (!steps.every(({ producer }) => known.has(producer))) continue;
      if (compared++ % every !== 0) continue;
      const rated = rate(puzzle);
      if (!rated.ok || rated.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      const { er, ep, ed } = rated;
      const tenths = [er, ep, ed].map(({ rating }) => Math.round(rating * 10));
      expect({ puzzle, tenths }).toEqual({ puzzle, tenths: [logged.er, logged.ep, logged.ed] });
      expect(rated.steps).toHaveLength(steps.length);
    }
    expect(compared).toBeGreaterThan(1_000);
  });
});
