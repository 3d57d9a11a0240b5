import { BulkSolver } from '@nonet/engine/bulk';
import { Random } from '@nonet/engine/generate';
import { type Grid, solves } from '@nonet/engine/grid';
import { parsePuzzle } from '@nonet/engine/notation';
import { Run, type Strategy, strategies, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { expect, it } from 'vitest';
import { lexicographicPropagation } from '../packages/engine/dist/search/propagation.js';
import { dataLines, describeWithData } from './shared-data.ts';

const propagation = strategyById('propagation')!;

/** The number of lines drawn from each set. They are the same lines in every run. */
const DRAWN = 60;

/** A strategy without propagation is stopped after this many events. */
const PATIENCE = 4_000;

/** For this many lines of each set, no strategy is stopped. */
const TO_THE_END = 5;

const SETS = [
  ['17clue-49158.txt', 1],
  ['gen-minimal-100k.txt', 1],
  ['several-solutions-10k.txt', 2],
  ['no-solution-20k.txt', 0],
] as const;

function givensOf(puzzle: string): Grid {
  const result = parsePuzzle(puzzle);
  if (!result.ok) throw new Error(`not a puzzle: ${puzzle}`);
  return result.record.givens;
}

function drawn(file: string): Grid[] {
  const lines = dataLines(`puzzles/${file}`);
  const random = new Random(file);
  return random
    .shuffle(lines)
    .slice(0, DRAWN)
    .map(({ puzzle }) => givensOf(puzzle));
}

const propagates = (strategy: Strategy): boolean => strategy.limits.largestSize > 9;

describeWithData('all strategies agree', () => {
  it.each(SETS)('on %s: %i solutions, up to 2', (file, solutions) => {
    const puzzles = drawn(file);
    const stopped: Record<string, number> = {};
    for (const [index, givens] of puzzles.entries()) {
      const toTheEnd = index < TO_THE_END && file !== '17clue-49158.txt';
      const expected = solvePuzzle({ givens });
      expect(expected.count).toBe(solutions);
      if (expected.solution) expect(solves(expected.solution, givens)).toBe(true);
      for (const strategy of [...strategies, lexicographicPropagation]) {
        const bound = propagates(strategy) || toTheEnd ? {} : { events: PATIENCE };
        const outcome = solvePuzzle({ givens }, { strategy, ...bound });
        if (outcome.end === 'stopped' && 'events' in bound) {
          stopped[strategy.id] = (stopped[strategy.id] ?? 0) + 1;
          continue;
        }
        expect(outcome.count).toBe(expected.count);
        expect(outcome.solution?.digits).toEqual(expected.solution?.digits);
      }
    }
    console.log(`${file}: of ${puzzles.length}, past ${PATIENCE} events`, stopped);
  });

  it('on the pathological puzzles and their counts', () => {
    for (const { puzzle, rest } of dataLines('puzzles/pathological.txt')) {
      const givens = givensOf(puzzle);
      for (const strategy of [...strategies, lexicographicPropagation]) {
        const limit = 1_000;
        const bound = strategy === propagation ? {} : { events: 20_000 };
        const { count, end } = solvePuzzle({ givens }, { strategy, limit, ...bound });
        if (end === 'stopped') expect(bound).toHaveProperty('events');
        else expect([strategy.id, count]).toEqual([strategy.id, Math.min(limit, Number(rest))]);
      }
    }
  });

  it('on the smallest of several solutions', () => {
    const lines = new Random('smallest').shuffle(dataLines('puzzles/several-solutions-10k.txt'));
    for (const { puzzle, rest } of lines.slice(0, 20)) {
      const givens = givensOf(puzzle);
      const run = new Run({ givens }, propagation, { limit: Number.POSITIVE_INFINITY });
      let smallest: string | undefined;
      while (!run.end) {
        run.advance();
        const solution = run.solution?.digits.join('');
        if (solution && (!smallest || solution < smallest)) smallest = solution;
      }
      expect(run.counters.solutions).toBe(Number(rest));
      for (const strategy of strategies) {
        const { solution, end } = solvePuzzle({ givens }, { strategy, events: PATIENCE });
        if (end !== 'stopped') expect(solution?.digits.join('')).toBe(smallest);
      }
    }
  });
});

/**
 * Each set has a function that returns the number of solutions of a puzzle. The function gets the
 * second field of the puzzle's line.
 */
const ALL_SETS = [
  ['kaggle-10k.txt', () => 1],
  ['gen-minimal-100k.txt', () => 1],
  ['17clue-49158.txt', () => 1],
  ['magictour-top1465.txt', () => 1],
  ['norvig-top95.txt', () => 1],
  ['hardest-1905-20k.txt', () => 1],
  ['no-solution-20k.txt', () => 0],
  ['several-solutions-10k.txt', (rest: string) => Number(rest)],
  ['pathological.txt', (rest: string) => Number(rest)],
] as const;

describeWithData('the kernel agrees', () => {
  const solver = new BulkSolver();

  function read(file: string) {
    const lines = dataLines(`puzzles/${file}`);
    const givens = lines.map(({ puzzle }) => givensOf(puzzle));
    const input = new Uint8Array(81 * lines.length);
    givens.forEach(({ digits }, i) => {
      input.set(digits, 81 * i);
    });
    return { lines, givens, input };
  }

  function solveAll({ givens, input, lines }: ReturnType<typeof read>, limit: number) {
    const solutions = new Uint8Array(81 * lines.length);
    const counts = new Uint32Array(lines.length);
    solver.solve(input, solutions, counts, { limit });
    const invalid = givens.findIndex((puzzle, i) => {
      if (counts[i] === 0) return false;
      const digits = solutions.subarray(81 * i, 81 * i + 81).map((byte) => byte - 48);
      return !solves({ geometry: puzzle.geometry, digits }, puzzle);
    });
    return { counts, invalid };
  }

  it.each(ALL_SETS)('with the counts of every line of %s', (file, expected) => {
    const puzzles = read(file);
    const { lines } = puzzles;
    for (const limit of [1, 1_000]) {
      const { counts, invalid } = solveAll(puzzles, limit);
      expect(invalid).toBe(-1);
      const wrong = lines.findIndex(({ rest }, i) => counts[i] !== Math.min(limit, expected(rest)));
      expect([limit, lines[wrong]]).toEqual([limit, undefined]);
    }
  });

  it('with propagation on puzzles with several solutions', () => {
    const puzzles = read('multi-serg-benchmark.txt');
    const { counts, invalid } = solveAll(puzzles, 1_000);
    expect(invalid).toBe(-1);
    puzzles.lines.forEach(({ puzzle }, i) => {
      if (i % 75 !== 0) return;
      const options = { limit: 1_000, strategy: propagation };
      expect(counts[i]).toBe(solvePuzzle({ givens: givensOf(puzzle) }, options).count);
    });
  });
});
