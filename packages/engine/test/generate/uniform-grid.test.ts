import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { GridMaker } from '../../src/generate/grid-maker.ts';
import { Random, Seed } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { UniformGrids } from '../../src/generate/uniform-grid.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { gridOf, isSolution } from '../../src/grid/grid.ts';

/** The number of grids to draw. All must be different. */
const DRAWN = sized(500, 5_000);

/**
 * The number of choices for the rest of the first band, and also for the rest of the first stack.
 */
const SIDES = 56 * 36 * 36;
/** The number of choices for the four other boxes. */
const MIDDLE = 56 * 8 * 8 * 8;

describe('UniformGrids', () => {
  it('draws solutions, all different', () => {
    const grids = new UniformGrids();
    const random = new Random('solutions');
    const seen = new Set<string>();
    for (let i = 0; i < DRAWN; i++) {
      const digits = new Uint8Array(81);
      grids.draw(random, digits);
      expect(isSolution(gridOf(CLASSIC, digits))).toBe(true);
      seen.add(digits.join(''));
    }
    expect(seen.size).toBe(DRAWN);
  });

  it('needs as many attempts as the number of grids predicts', () => {
    // Different choices make different grids. By renaming digits and reordering lines, each choice
    // stands for 9! × 6^4 grids. So all grids can be made if the share of successful choices is as
    // large as expected here.
    const grids = Number(6_670_903_752_021_072_936_960n / (362_880n * 6n ** 4n));
    const expected = grids / (SIDES * SIDES * MIDDLE);
    const uniform = new UniformGrids();
    const random = new Random('choices');
    let attempts = 0;
    const digits = new Uint8Array(81);
    const draws = sized(20_000, 200_000);
    for (let i = 0; i < draws; i++) attempts += uniform.draw(random, digits);
    const found = draws / attempts;
    // The bound is five standard deviations.
    const deviation = Math.sqrt((expected * (1 - expected)) / attempts);
    expect(Math.abs(found - expected)).toBeLessThan(5 * deviation);
  });

  it('favours no digit in any cell, and no pair of digits in r1c1 and r5c5', () => {
    const uniform = new UniformGrids();
    const random = new Random('cells');
    const digits = new Uint8Array(81);
    const draws = sized(9_000, 90_000);
    const counts = new Float64Array(81 * 10);
    // r1c1 and r5c5 share no house, so they should be equal in one grid of nine.
    let equal = 0;
    for (let i = 0; i < draws; i++) {
      uniform.draw(random, digits);
      for (let cell = 0; cell < 81; cell++) counts[10 * cell + digits[cell]]++;
      if (digits[0] === digits[40]) equal++;
    }
    for (let cell = 0; cell < 81; cell++) {
      let sum = 0;
      for (let digit = 1; digit <= 9; digit++) {
        sum += (counts[10 * cell + digit] - draws / 9) ** 2 / (draws / 9);
      }
      // By chance, χ² with 8 degrees of freedom exceeds 45 once in 2.7 million runs.
      expect(sum).toBeLessThan(45);
    }
    // By symmetry, each cell of box 5 has the digit of r1c1 equally often. The bound is five
    // standard deviations.
    expect(Math.abs(equal - draws / 9)).toBeLessThan(5 * Math.sqrt((draws * 8) / 81));
  });
});

describe('GridMaker', () => {
  it('makes the same grid i of a seed in any order', () => {
    for (const shape of [CLASSIC, geometry(2, 3)]) {
      const one = new GridMaker(shape, 'monday');
      const grids = Array.from({ length: 10 }, (_, i) => one.make(i));
      const other = new GridMaker(shape, 'monday');
      for (const i of [7, 0, 3, 9]) expect(other.make(i)).toEqual(grids[i]);
      expect(new GridMaker(shape, 'mondaz').make(0)).not.toEqual(grids[0]);
      for (const grid of grids) expect(isSolution(grid)).toBe(true);
      expect(new Set(grids.map(({ digits }) => digits.join(''))).size).toBe(10);
    }
  });

  it('makes 9×9 grids from diagonal boxes on request', () => {
    const seed = new Seed('monday');
    const grid = new GridMaker(CLASSIC, 'monday', { method: 'diagonal' }).make(3);
    expect(grid).toEqual(randomGrid(CLASSIC, seed.start(new Random(''), 3)));
  });

  it('makes the same grids on every machine', () => {
    expect(new GridMaker(CLASSIC, 'monday').make(0).digits.join('')).toBe(
      '635192487194387652827564913342875169581936724976241835713428596459613278268759341',
    );
    expect(new GridMaker(CLASSIC, 'monday').make(2 ** 40).digits.join('')).toBe(
      '648975231372186945519423678164752389287349516935861724426517893853294167791638452',
    );
    expect(new GridMaker(geometry(2, 3), 'monday').make(0).digits.join('')).toBe(
      '162345453261526413341526215634634152',
    );
  });
});

describe('Seed', () => {
  const numbers = (index: number, branch?: number): number[] => {
    const random = new Seed('monday').start(new Random(''), index, branch);
    return Array.from({ length: 4 }, () => random.next());
  };

  it('has a different stream for every number and every branch', () => {
    const far = [0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1];
    const streams = far.flatMap((index) => [0, 1, 9_999].map((branch) => numbers(index, branch)));
    expect(new Set(streams.map(String)).size).toBe(streams.length);
    expect(numbers(5)).toEqual(numbers(5, 0));
  });

  it('spreads the first numbers of its streams evenly', () => {
    let ones = 0;
    for (let index = 0; index < 10_000; index++) {
      let [first] = numbers(index);
      for (; first !== 0; first &= first - 1) ones++;
    }
    // Half of the 320,000 bits should be ones. The bound is five standard deviations.
    expect(Math.abs(ones - 160_000)).toBeLessThan(1_415);
  });
});

describe('Random.belowSmall', () => {
  it('draws every number below n equally often', () => {
    const random = new Random('small dice');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 700_000; i++) counts[random.belowSmall(7)]++;
    for (const count of counts) expect(Math.abs(count - 100_000)).toBeLessThan(1_470);
  });
});
