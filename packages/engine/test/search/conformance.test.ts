import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf, candidatesOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC, type Geometry, geometry, geometryOfSize } from '../../src/grid/geometry.ts';
import { emptyGrid, equalGrids, type Grid, gridOf, solves } from '../../src/grid/grid.ts';
import { strategies } from '../../src/search/all.ts';
import { bitmask } from '../../src/search/bitmask.ts';
import { lexicographicLearning } from '../../src/search/learning.ts';
import { lexicographicPropagation, propagation } from '../../src/search/propagation.ts';
import { Run } from '../../src/search/run.ts';
import type { Strategy } from '../../src/search/strategy.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { replay } from '../../src/trace/replay.ts';
import { parseTrace } from '../../src/trace/trace-reader.ts';
import { TraceWriter } from '../../src/trace/trace-writer.ts';
import { finish } from '../../src/work/work.ts';
import { ANTI_BRUTE_FORCE, BAEKJOON_2239, grid } from '../puzzles.ts';

/** Writes the search of a strategy as a trace, and replays it. */
function retraced(strategy: Strategy): Strategy {
  return {
    ...strategy,
    id: `retraced ${strategy.id}`,
    begin(givens, pencilmarks) {
      const puzzle = { givens, ...(pencilmarks && { pencilmarks }) };
      const writer = new TraceWriter(puzzle, strategy, {
        limit: Infinity,
        events: sized(20_000, 40_000),
      });
      finish(writer);
      const result = parseTrace(writer.take());
      if (!result.ok) throw new Error(result.error.expected);
      return replay(result.trace).begin(givens, pencilmarks);
    },
  };
}

const contestants: readonly Strategy[] = [
  ...strategies,
  lexicographicPropagation,
  lexicographicLearning,
  retraced(propagation),
];

/** A full grid with this share of its digits removed. */
function dug(shape: Geometry, seed: number, share: number): Grid {
  const random = new Random(`dug ${seed}`);
  const full = randomGrid(shape, random);
  const digits = full.digits.map((digit) => (random.below(1_000) < share * 1_000 ? 0 : digit));
  return gridOf(shape, digits);
}

function allSolutions(givens: Grid, strategy: Strategy, limit: number): string[] {
  const run = new Run({ givens }, strategy, { limit });
  const found: string[] = [];
  while (!run.end) {
    run.advance();
    const { solution } = run;
    if (!solution) continue;
    expect(solves(solution, givens)).toBe(true);
    found.push(solution.digits.join());
  }
  return found;
}

describe.each(contestants)('$id', (strategy) => {
  const sizes = [geometry(2, 2), geometry(2, 3), geometry(3, 2), geometry(2, 4), CLASSIC].filter(
    ({ size }) => size <= strategy.limits.largestSize,
  );

  it('finds every solution once, in the order it declares', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sizes),
        fc.nat(),
        fc.double({ min: 0.2, max: 0.6, noNaN: true }),
        (shape, seed, share) => {
          const givens = dug(shape, seed, shape.size < 9 ? share + 0.2 : share);
          const found = allSolutions(givens, strategy, 300);
          const expected = allSolutions(givens, lexicographicPropagation, 300);
          expect(new Set(found).size).toBe(found.length);
          expect(found.length).toBe(expected.length);
          if (found.length === 300) return;
          if (strategy.lexicographic) expect(found).toEqual(expected);
          else expect(found.sort()).toEqual(expected.sort());
        },
      ),
      { numRuns: sized(6, 12) },
    );
  });

  it('ends with every digit taken out, and stays exhausted', () => {
    const givens = grid(BAEKJOON_2239);
    const search = strategy.begin(givens);
    while (search.advance(100) !== 'exhausted');
    const { placements, backs } = search.counters;
    expect(placements).toBe(backs);
    expect(search.depth).toBe(0);
    expect(search.digits).toEqual(givens.digits);
    const counters = { ...search.counters };
    expect(search.advance(100)).toBe('exhausted');
    expect(search.counters).toEqual(counters);
  });

  it('does the same work in slices of any length and from any checkpoint', () => {
    const givens = dug(CLASSIC, 7, 0.68);
    const straight = strategy.begin(givens);
    const sliced = strategy.begin(givens);
    const loaded = strategy.begin(givens);
    for (const events of [1, 2, 3, 50, 1, 7, 400, 1, 1, 999]) {
      for (let left = events; left > 0; ) {
        const before = straight.counters.placements + straight.counters.backs;
        if (straight.advance(1) === 'exhausted') break;
        left -= straight.counters.placements + straight.counters.backs - before;
      }
      for (let left = events; left > 0; ) {
        const before = sliced.counters.placements + sliced.counters.backs;
        if (sliced.advance(left) === 'exhausted') break;
        left -= sliced.counters.placements + sliced.counters.backs - before;
      }
      loaded.load(straight.save());
      for (const search of [sliced, loaded]) {
        expect(search.counters).toEqual(straight.counters);
        expect(search.digits).toEqual(straight.digits);
        expect(search.path.subarray(0, search.depth)).toEqual(
          straight.path.subarray(0, straight.depth),
        );
      }
      expect(sliced.event).toEqual(straight.event);
    }
  });

  it('reports every event', () => {
    const search = strategy.begin(grid(BAEKJOON_2239));
    const digits = search.digits.slice();
    while (search.advance(1) !== 'exhausted') {
      const { kind, cell, digit } = search.event;
      const { placements, backs } = search.counters;
      const found = [digits[cell], search.depth];
      expect(found).toEqual([kind === 'placement' ? 0 : digit, placements - backs]);
      digits[cell] = kind === 'placement' ? digit : 0;
      expect(digits.join()).toBe(search.digits.join());
    }
  });

  it('solves full, empty and impossible grids', () => {
    const full = dug(CLASSIC, 1, 0);
    expect(allSolutions(full, strategy, 2)).toEqual([full.digits.join()]);
    expect(allSolutions(emptyGrid(CLASSIC), strategy, 50)).toHaveLength(50);
    const conflict = grid(`11${'.'.repeat(79)}`);
    expect(allSolutions(conflict, strategy, 2)).toEqual([]);
    const noRoom = grid(`12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`);
    expect(allSolutions(noRoom, strategy, 2)).toEqual([]);
  });

  it('solves 12×12 and 16×16, or gives a reason not to', () => {
    if (strategy.limits.largestSize < 16) {
      expect(strategy.limits.sizeReason).toContain('take too long');
      return;
    }
    for (const size of [12, 16]) {
      for (let seed = 0; seed < 5; seed++) {
        const givens = dug(geometryOfSize(size)!, seed, 0.5);
        const { solution } = solvePuzzle({ givens }, { strategy });
        expect(solution && solves(solution, givens)).toBe(true);
      }
    }
  });

  it('respects pencilmarks, or gives a reason not to', () => {
    const givens = grid(BAEKJOON_2239);
    const pencilmarks = candidatesOf(givens);
    const puzzle = { givens: emptyGrid(CLASSIC), pencilmarks };
    if (!strategy.limits.pencilmarks) {
      expect(() => new Run(puzzle, strategy)).toThrow(
        `${strategy.id} does not support pencilmarks`,
      );
      expect(strategy.limits.pencilmarksReason).toBeTruthy();
      return;
    }
    const solution = solvePuzzle({ givens }, { strategy: propagation }).solution!;
    expect(solvePuzzle(puzzle, { strategy }).solution).toEqual(solution);
    const without = pencilmarks.candidates.slice();
    without[1] &= ~(1 << (solution.digits[1] - 1));
    const impossible = { ...puzzle, pencilmarks: candidateGridOf(CLASSIC, without) };
    expect(solvePuzzle(impossible, { strategy }).count).toBe(0);
  });
});

describe('solvePuzzle', () => {
  it('returns the smallest of several solutions with every strategy', () => {
    for (let seed = 0; seed < sized(3, 8); seed++) {
      const givens = dug(CLASSIC, seed, 0.6);
      const smallest = allSolutions(givens, bitmask, 1)[0];
      for (const strategy of contestants) {
        const { solution, count, end } = solvePuzzle({ givens }, { strategy, limit: 3 });
        expect(solution?.digits.join()).toBe(smallest);
        expect(end).toBe(count === 3 ? 'limit' : 'exhausted');
      }
    }
  });

  it('returns the first solution found if the limit is 1 or the search is stopped', () => {
    const givens = emptyGrid(CLASSIC);
    const smallest = solvePuzzle({ givens }, { strategy: propagation }).solution;
    for (const strategy of contestants) {
      const met = new Run({ givens }, strategy, { limit: 1 });
      finish(met);
      const first = met.solution;
      expect(solvePuzzle({ givens }, { strategy, limit: 1 }).solution).toEqual(first);
      if (strategy === propagation) expect(first).not.toEqual(smallest);

      const options = { strategy, limit: 1_000_000, events: sized(1_000, 2_000) };
      const { solution, count, end } = solvePuzzle({ givens }, options);
      expect(count).toBeGreaterThan(1);
      expect(end).toBe('stopped');
      expect(solution).toEqual(first);
    }
  });

  it('stops at a limit of events or an aborted signal', () => {
    const givens = grid(ANTI_BRUTE_FORCE);
    const bounded = solvePuzzle({ givens }, { strategy: bitmask, events: 10_000 });
    expect(bounded.end).toBe('stopped');
    expect(bounded.counters!.placements + bounded.counters!.backs).toBe(10_000);
    let asked = 0;
    const signal = {
      get aborted(): boolean {
        return ++asked > 5;
      },
    };
    expect(solvePuzzle({ givens }, { strategy: bitmask, signal }).end).toBe('stopped');
    expect(solvePuzzle({ givens }, { signal: AbortSignal.abort() }).kind).toBe('stopped');
  });

  it('refuses a limit below 1', () => {
    expect(() => solvePuzzle({ givens: emptyGrid(CLASSIC) }, { limit: 0 })).toThrow(
      'expected a limit of 1 to 4294967295, got 0',
    );
  });

  it('agrees with propagation on boxes that are not square', () => {
    const givens = dug(geometry(2, 5), 3, 0.5);
    expect(
      equalGrids(
        solvePuzzle({ givens }, { strategy: propagation }).solution!,
        solvePuzzle({ givens }).solution!,
      ),
    ).toBe(true);
  });
});
