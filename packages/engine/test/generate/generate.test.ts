import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { Random, xoshiro128 } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { CLASSIC, geometryOfSize, USUAL_SIZES } from '../../src/grid/geometry.ts';
import { isSolution } from '../../src/grid/grid.ts';

describe('Random', () => {
  it('is xoshiro128**, as published', () => {
    const state = Uint32Array.from([1, 2, 3, 4]);
    const outputs = Array.from({ length: 10 }, () => xoshiro128(state));
    // The output of the reference C code, as in the tests of rand_xoshiro.
    expect(outputs).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  it('draws the same numbers for the same seed only', () => {
    const draw = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 8 }, () => random.next());
    };
    expect(draw('monday')).toEqual(draw('monday'));
    expect(draw('monday')).not.toEqual(draw('mondaz'));
    expect(draw('')).not.toEqual(draw('\0'));
    expect(draw('monday')[0]).toBe(2_890_588_805);
  });

  it('draws every number below n equally often', () => {
    const random = new Random('dice');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 600_000; i++) counts[random.below(6)]++;
    // The bound is five standard deviations. By chance, one seed in a million exceeds it.
    for (const count of counts) expect(Math.abs(count - 100_000)).toBeLessThan(1_450);
  });
});

/** This many grids of one seed are compared with the grids of another seed. */
const GRIDS = sized(200, 500);

describe('randomGrid', () => {
  it.each(USUAL_SIZES.map((size) => [size]))('fills a grid of size %i', (size) => {
    const random = new Random('sizes');
    for (let i = 0; i < sized(2, 5); i++) {
      expect(isSolution(randomGrid(geometryOfSize(size)!, random))).toBe(true);
    }
  });

  it('draws the same grids for the same seed only', () => {
    const grids = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: GRIDS }, () => randomGrid(CLASSIC, random).digits.join(''));
    };
    expect(grids('a')).toEqual(grids('a'));
    expect(new Set([...grids('a'), ...grids('b')]).size).toBe(2 * GRIDS);
  });
});
