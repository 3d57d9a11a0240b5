import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, type Geometry, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid, gridOf } from '../../src/grid/grid.ts';
import { bandCounterOf } from '../../src/search/band-counter.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { Counting } from '../../src/solve/counting.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';

function byBands(puzzle: Puzzle): bigint {
  const counter = bandCounterOf(puzzle);
  if (!counter) throw new Error('out of reach');
  const count = finish(counter);
  if (count > 0n) expect(counter.progress).toBe(1);
  return count;
}

/** A grid with all but this many of its digits removed. */
function partial(shape: Geometry, left: number, random: Random): Puzzle {
  const { digits } = randomGrid(shape, random);
  const cells = Array.from(digits.keys());
  for (let blanks = shape.cells - left; blanks > 0; blanks--) {
    digits[cells.splice(random.below(cells.length), 1)[0]] = 0;
  }
  return { givens: gridOf(shape, digits) };
}

describe('BandCounter', () => {
  // Felgenhauer and Jarvis 2005; OEIS A107739; Russell and Pettersen for the rectangles.
  const empty = [
    [2, 2, 288n],
    [2, 3, 28_200_960n],
    [3, 2, 28_200_960n],
    [2, 4, 29_136_487_207_403_520n],
    [4, 2, 29_136_487_207_403_520n],
    [3, 3, 6_670_903_752_021_072_936_960n],
  ] as const;
  it.each(empty.slice(0, sized(5, 6)))(
    'counts the empty grid of %i×%i boxes',
    (boxRows, boxColumns, solutions) => {
      expect(byBands({ givens: emptyGrid(geometry(boxRows, boxColumns)) })).toBe(solutions);
    },
  );

  it.each([
    [2, 2, 3, 60],
    [2, 3, 9, 60],
    [3, 2, 12, 60],
    [2, 4, 22, 12],
    [4, 2, 24, 12],
    [3, 3, 22, 12],
  ])(
    'agrees with enumeration on partial grids of %i×%i boxes',
    (boxRows, boxColumns, left, count) => {
      const random = new Random(`bands ${boxRows}x${boxColumns}`);
      for (let i = 0; i < sized(count / 12, count / 3); i++) {
        const puzzle = partial(geometry(boxRows, boxColumns), left + random.below(3), random);
        const found = finish(new Counting(puzzle, { limit: 1_000_000 }));
        if (found.complete) expect(byBands(puzzle)).toBe(BigInt(found.count));
      }
    },
  );

  it('agrees with enumeration on pencilmarks', () => {
    const random = new Random('band pencilmarks');
    for (const shape of [geometry(2, 2), geometry(2, 3), CLASSIC]) {
      for (let i = 0; i < sized(1, 4); i++) {
        const { givens } = partial(shape, shape === CLASSIC ? 24 : 2, random);
        const all = (1 << shape.size) - 1;
        const candidates = Array.from(givens.digits, (digit) =>
          digit > 0 || random.below(2) === 0 ? all : all & ~(1 << random.below(shape.size)),
        );
        const puzzle = { givens, pencilmarks: candidateGridOf(shape, candidates) };
        const found = finish(new Counting(puzzle, { limit: 1_000_000 }));
        const counter = bandCounterOf(puzzle);
        if (counter && found.complete) expect(finish(counter)).toBe(BigInt(found.count));
      }
    }
  });

  onlyQuick(it)('counts the grids that complete a full band', () => {
    // There are 948,109,639,680 fillings of a band. The classes are those of Felgenhauer and
    // Jarvis.
    const givens = grid(`123456789456789123789123456${'.'.repeat(54)}`);
    expect(byBands({ givens }) > 6_000_000_000n).toBe(true);
  });

  it('leaves larger grids and contradictions to others', () => {
    expect(bandCounterOf({ givens: emptyGrid(geometry(2, 5)) })).toBeUndefined();
    expect(bandCounterOf({ givens: grid(`11${'.'.repeat(79)}`) })).toBeUndefined();
  });
});
