import {
  type Grid,
  lexicographicPropagation,
  parsePuzzle,
  propagation,
  Random,
  Run,
  type Strategy,
  solvePuzzle,
  solves,
  strategies,
} from '@nonet/engine';
import { expect, it } from 'vitest';
import { dataLines, describeWithData } from './shared-data.ts';

/** Lines drawn from every set, the same ones every time. */
const DRAWN = 5_000;

/** Events after which a strategy without propagation says that it was stopped. */
const PATIENCE = 8_000;

/** Lines that every strategy searches to the end, however long it takes. */
const TO_THE_END = 25;

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
  it.each(SETS)('on %s: %i solutions, to a limit of 2', (file, solutions) => {
    const puzzles = drawn(file);
    const stopped: Record<string, number> = {};
    for (const [index, givens] of puzzles.entries()) {
      const toTheEnd = index < TO_THE_END && file !== '17clue-49158.txt';
      const expected = solvePuzzle({ givens });
      expect(expected.solutions).toBe(solutions);
      if (expected.solution) expect(solves(expected.solution, givens)).toBe(true);
      for (const strategy of [...strategies, lexicographicPropagation]) {
        const bound = propagates(strategy) || toTheEnd ? {} : { events: PATIENCE };
        const outcome = solvePuzzle({ givens }, { strategy, ...bound });
        if (outcome.end === 'stopped' && 'events' in bound) {
          stopped[strategy.id] = (stopped[strategy.id] ?? 0) + 1;
          continue;
        }
        expect(outcome.solutions).toBe(expected.solutions);
        expect(outcome.solution?.digits).toEqual(expected.solution?.digits);
      }
    }
    console.log(`${file}: of ${puzzles.length}, past ${PATIENCE} events`, stopped);
  });

  it('on the pathological ones, with their counts', () => {
    for (const { puzzle, rest } of dataLines('puzzles/pathological.txt')) {
      const givens = givensOf(puzzle);
      for (const strategy of [...strategies, lexicographicPropagation]) {
        const limit = strategy === propagation ? 100_000 : 5_000;
        const bound = propagates(strategy) ? {} : { events: 2_000_000 };
        const { solutions, end } = solvePuzzle({ givens }, { strategy, limit, ...bound });
        if (end === 'stopped') expect(bound).toHaveProperty('events');
        else expect([strategy.id, solutions]).toEqual([strategy.id, Math.min(limit, Number(rest))]);
      }
    }
  });

  it('and the smallest of several solutions is the smallest of all', () => {
    const lines = new Random('smallest').shuffle(dataLines('puzzles/several-solutions-10k.txt'));
    for (const { puzzle, rest } of lines.slice(0, 2_000)) {
      const givens = givensOf(puzzle);
      const run = new Run({ givens }, propagation, { limit: Number.POSITIVE_INFINITY });
      let smallest: string | undefined;
      while (!run.end) {
        const solution = run.next()?.digits.join('');
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
