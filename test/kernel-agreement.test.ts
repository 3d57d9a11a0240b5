import { BulkSolver } from '@nonet/engine/bulk';
import { Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC, type Grid, gridOf, solves } from '@nonet/engine/grid';
import { Run, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { describe, expect, it } from 'vitest';
import { lexicographicPropagation } from '../packages/engine/dist/search/propagation.js';
import { dataLines, describeWithData } from './shared-data.ts';
import { sized } from './size.ts';

const dlx = strategyById('dlx')!;
const propagation = strategyById('propagation')!;
const scan = strategyById('scan')!;

/** Number of random puzzles. Some are nearly empty, full or contradictory. */
const DRAWN = sized(300, 1_000);
const EASY = sized(300, 1_000);
/** The number of puzzles with several solutions. They are drawn from a set of 10,000. */
const SEVERAL = sized(100, 200);
/**
 * One puzzle in FULLY is also solved by `dlx`. One puzzle in FULLY is solved with a limit of 1,000.
 */
const FULLY = 20;
/** `scan` is stopped after this many events, because it takes minutes on some puzzles. */
const PATIENCE = 10_000;

/** Returns a full grid with cells removed and up to two changes, or a few random digits. */
function perturbed(random: Random): Grid {
  const digits = new Uint8Array(CLASSIC.cells);
  const kind = random.below(20);
  if (kind === 0) {
    for (let givens = random.below(17); givens > 0; givens--) {
      digits[random.below(CLASSIC.cells)] = 1 + random.below(9);
    }
    return gridOf(CLASSIC, digits);
  }
  const full = randomGrid(CLASSIC, random).digits;
  const blanks = kind === 1 ? 0 : 45 + random.below(13);
  digits.set(full);
  const cells = random.shuffle(Array.from(full, (_, cell) => cell));
  for (const cell of cells.slice(0, blanks)) digits[cell] = 0;
  for (let changes = random.below(3); changes > 0; changes--) {
    // Removes, adds or changes a given.
    const cell = random.below(CLASSIC.cells);
    digits[cell] = [0, full[cell], 1 + random.below(9)][random.below(3)];
  }
  return gridOf(CLASSIC, digits);
}

/** Returns an easy puzzle. One in four has a random change. */
function easy(random: Random): Grid {
  const { digits } = randomGrid(CLASSIC, random);
  const cells = random.shuffle(Array.from(digits, (_, cell) => cell));
  for (const cell of cells.slice(0, 20 + random.below(30))) digits[cell] = 0;
  if (random.below(4) === 0) digits[random.below(CLASSIC.cells)] = random.below(10);
  return gridOf(CLASSIC, digits);
}

function bytesOf(puzzles: readonly Grid[]): Uint8Array {
  const bytes = new Uint8Array(CLASSIC.cells * puzzles.length);
  puzzles.forEach(({ digits }, i) => {
    bytes.set(digits, CLASSIC.cells * i);
  });
  return bytes;
}

function gridAt(solutions: Uint8Array, index: number): Grid {
  const from = CLASSIC.cells * index;
  const digits = solutions.slice(from, from + CLASSIC.cells).map((symbol) => symbol - 48);
  return { geometry: CLASSIC, digits };
}

function expectKernels(puzzles: readonly Grid[], limit: number): void {
  const input = bytesOf(puzzles);
  const expected = puzzles.map((givens) =>
    solvePuzzle({ givens }, { limit, strategy: propagation }),
  );
  const wrong: string[] = [];
  const check = (how: string, count: number, solution: Grid, i: number): void => {
    const { count: solutions, solution: only } = expected[i];
    const same = solutions !== 1 || limit === 1 || String(solution.digits) === String(only?.digits);
    if (count === solutions && same && (count === 0 || solves(solution, puzzles[i]))) return;
    wrong.push(`${how}: ${count}, not ${solutions}: ${puzzles[i].digits.join('')}`);
  };
  const solver = new BulkSolver('simd');
  const solutions = new Uint8Array(input.length);
  const counts = new Uint32Array(puzzles.length);
  solver.solve(input, solutions, counts, { limit });
  const one = new Uint8Array(CLASSIC.cells);
  for (let i = 0; i < puzzles.length; i++) {
    check('in bulk', counts[i], gridAt(solutions, i), i);
    const count = solver.solveOne(puzzles[i].digits, one, { limit }) ?? -1;
    check('alone', count, gridAt(one, 0), i);
  }
  for (const [i, givens] of puzzles.entries()) {
    if (i % FULLY !== 0) continue;
    const run = new Run({ givens }, dlx, { limit });
    finish(run);
    if (run.counters.solutions === expected[i].count) continue;
    wrong.push(`dlx: ${run.counters.solutions}, not ${expected[i].count}`);
  }
  expect(wrong).toEqual([]);
}

describe('the kernel, propagation and dlx agree', () => {
  const random = new Random('perturbed');
  const puzzles = Array.from({ length: DRAWN }, () => perturbed(random));

  it.each([1, 2])(`on ${DRAWN} perturbed puzzles, up to %i`, (limit) => {
    expectKernels(puzzles, limit);
  });

  it.each([1, 2])(`on ${EASY} easy puzzles, some with mistakes, up to %i`, (limit) => {
    const random = new Random('easy');
    expectKernels(
      Array.from({ length: EASY }, () => easy(random)),
      limit,
    );
  });

  it(`on one perturbed puzzle in ${FULLY}, up to 1,000`, () => {
    expectKernels(
      puzzles.filter((_, i) => i % FULLY === 0),
      1_000,
    );
  });
});

describeWithData('the smallest of several solutions', () => {
  it(`is the one that scan finds, on ${SEVERAL} puzzles`, () => {
    const lines = dataLines('puzzles/several-solutions-10k.txt').slice(0, SEVERAL);
    const puzzles = lines.map(({ puzzle }) =>
      gridOf(
        CLASSIC,
        Array.from(puzzle, (symbol) => (symbol === '.' ? 0 : Number(symbol))),
      ),
    );
    const solutions = new Uint8Array(CLASSIC.cells * puzzles.length);
    const counts = new Uint32Array(puzzles.length);
    new BulkSolver('simd').solve(bytesOf(puzzles), solutions, counts, { order: 'lexicographic' });
    let byScan = 0;
    for (const [i, givens] of puzzles.entries()) {
      // If scan does not finish, uses a strategy that searches in the same order.
      let run = new Run({ givens }, scan, { limit: 1, events: PATIENCE });
      finish(run);
      if (run.end === 'limit') byScan++;
      else {
        run = new Run({ givens }, lexicographicPropagation, { limit: 1 });
        finish(run);
      }
      const smallest = run.solution;
      expect([i, counts[i]]).toEqual([i, 2]);
      expect(gridAt(solutions, i).digits).toEqual(smallest?.digits);
    }
    console.log(`${byScan} of ${puzzles.length} by scan itself`);
  });
});
