import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { BandSolver } from '../../src/bulk/band-solver.ts';
import type { Task } from '../../src/bulk/kernel.ts';
import { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { candidateGridOf } from '../../src/grid/candidate-grid.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { emptyGrid, type Grid, gridOf, solves } from '../../src/grid/grid.ts';
import { lexicographicPropagation, propagation } from '../../src/search/propagation.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { Run } from '../../src/search/run.ts';
import { scan } from '../../src/search/scan.ts';
import type { Strategy } from '../../src/search/strategy.ts';
import { ANTI_BRUTE_FORCE, BAEKJOON_2239, grid, INKALA_2012, WIKIPEDIA } from '../puzzles.ts';
import { countByPropagation } from '../verdict-oracle.ts';

const band = new BandSolver();

const TASK: Task = { limit: 2, inOrder: false, every: false, masked: false };

/** Solves the puzzles; `band` holds the counts and the rows. */
function solveAll(puzzles: readonly Grid[], task: Partial<Task>): void {
  puzzles.forEach(({ digits }, i) => {
    band.input.set(digits, i * 81);
  });
  band.start(puzzles.length, { ...TASK, ...task });
  while (!band.advance(1_000));
}

function rowAt(row: number): string {
  return String.fromCharCode(...band.output.subarray(81 * row, 81 * row + 81));
}

/** For each puzzle, its solutions up to the limit in the order found. `slice` counts nodes. */
function everySolution(puzzles: number, task: Partial<Task>, slice: number): string[][] {
  const found: string[][] = Array.from({ length: puzzles }, () => []);
  band.start(puzzles, { ...TASK, ...task, every: true });
  for (let finished = false; !finished; ) {
    finished = band.advance(slice);
    const rows = band.take();
    for (let row = 0; row < rows; row++) found[band.owners[row]].push(rowAt(row));
  }
  return found;
}

function everySolutionOf(puzzles: readonly Grid[], task: Partial<Task>, slice: number): string[][] {
  puzzles.forEach(({ digits }, i) => {
    band.input.set(digits, i * 81);
  });
  return everySolution(puzzles.length, task, slice);
}

/** The solutions that a strategy finds, up to the limit. */
function solutionsBy(strategy: Strategy, puzzle: Puzzle, limit: number): string[] {
  const run = new Run(puzzle, strategy, { limit });
  const found: string[] = [];
  while (!run.end) {
    run.advance();
    const { solution } = run;
    if (solution) found.push(solution.digits.join(''));
  }
  return found;
}

function expectAgreement(puzzles: readonly Grid[], limit: number): void {
  solveAll(puzzles, { limit });
  puzzles.forEach((givens, i) => {
    const solutions = countByPropagation({ givens }, limit);
    if (band.counts[i] !== solutions) {
      const name = givens.digits.join('');
      expect([name, band.counts[i]]).toEqual([name, solutions]);
    }
    if (solutions > 0) expect(solves(grid(rowAt(i)), givens)).toBe(true);
  });
}

/** A full grid with random cells blanked and then random digits changed. */
function perturbed(random: Random, blanks: number, changes: number): Grid {
  const digits = randomGrid(CLASSIC, random).digits.slice();
  const cells = random.shuffle(Array.from(digits, (_digit, cell) => cell));
  for (const cell of cells.slice(0, blanks)) digits[cell] = 0;
  for (let left = changes; left > 0; left--) digits[random.below(81)] = random.below(10);
  return gridOf(CLASSIC, digits);
}

/** Grids of every kind: proper or not, with digits changed, removed or added. */
function mixed(count: number, seed: string): Grid[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) =>
    perturbed(random, [0, 10, 40, 50, 55, 58][i % 6], random.below(3)),
  );
}

/** Random grids with up to 16 givens from 1 to `digits`. The givens may conflict. */
function sparse(count: number, digits: number, seed: string): Grid[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const cells = new Uint8Array(81);
    for (let givens = random.below(17); givens > 0; givens--) {
      cells[random.below(81)] = 1 + random.below(digits);
    }
    return gridOf(CLASSIC, cells);
  });
}

/** Puzzles given as candidate masks. */
const MASKED = sized(120, 600);

describe('BandSolver', () => {
  it.each([1, 2, 50])('agrees with propagation up to a limit of %i', (limit) => {
    expectAgreement(mixed(sized(600, 4_000), `mixed ${limit}`), limit);
  });

  it('solves empty, nearly empty, full and conflicting grids', () => {
    const famous = [ANTI_BRUTE_FORCE, BAEKJOON_2239, INKALA_2012, WIKIPEDIA].map((text) =>
      grid(text),
    );
    const full = randomGrid(CLASSIC, new Random('full'));
    const conflicts = [
      [0, 8],
      [0, 72],
      [0, 20],
      [0, 1],
      [30, 40],
    ].map((cells) => {
      const digits = new Uint8Array(81);
      for (const cell of cells) digits[cell] = 5;
      return gridOf(CLASSIC, digits);
    });
    const fullAndWrong = gridOf(CLASSIC, full.digits.with(40, 1 + (full.digits[40] % 9)));
    expectAgreement([...famous, full, fullAndWrong, emptyGrid(CLASSIC), ...conflicts], 3);
    expect([...band.counts.subarray(4, 12)]).toEqual([1, 0, 3, 0, 0, 0, 0, 0]);
  });

  it.each([2, 4, 6, 9])('solves grids with few givens of %i digits quickly', (digits) => {
    const puzzles = sparse(sized(100, 500), digits, `sparse ${digits}`);
    puzzles.forEach((puzzle, i) => {
      band.input.set(puzzle.digits, i * 81);
    });
    band.start(puzzles.length, TASK);
    expect(band.advance(200_000)).toBe(true);
    expectAgreement(puzzles, 2);
  });

  it('counts to a hundred thousand', () => {
    solveAll([emptyGrid(CLASSIC), grid(WIKIPEDIA)], { limit: 100_000 });
    expect([...band.counts.subarray(0, 2)]).toEqual([100_000, 1]);
  });

  it('reads every byte that is not a digit as a blank', () => {
    const digits = grid(WIKIPEDIA).digits;
    for (let byte = 0; byte < 256; byte++) {
      if ((byte >= 1 && byte <= 9) || (byte >= 0x31 && byte <= 0x39)) continue;
      band.input.set(digits.map((digit) => (digit === 0 ? byte : digit + (byte % 2) * 48)));
      band.start(1, TASK);
      while (!band.advance(10));
      expect([byte, band.counts[0]]).toEqual([byte, 1]);
    }
  });

  it('finds solutions in lexicographic order on request', () => {
    const random = new Random('lexicographic');
    const puzzles = Array.from({ length: sized(60, 300) }, () => perturbed(random, 52, 0));
    const found = everySolutionOf(puzzles, { limit: 40, inOrder: true }, 1_000);
    puzzles.forEach((givens, i) => {
      expect(found[i]).toEqual(solutionsBy(lexicographicPropagation, { givens }, 40));
    });
    const few = Array.from({ length: sized(20, 100) }, () => perturbed(random, 42, 0));
    const inOrder = everySolutionOf(few, { limit: 40, inOrder: true }, 1_000);
    few.forEach((givens, i) => {
      expect(inOrder[i]).toEqual(solutionsBy(scan, { givens }, 40));
    });
    solveAll(puzzles, { limit: 1, inOrder: true });
    puzzles.forEach((_, i) => {
      expect(rowAt(i)).toBe(found[i][0]);
    });
  });

  it('finds every solution once, however the work is sliced', () => {
    const puzzles = [
      ...mixed(sized(40, 200), 'every'),
      emptyGrid(CLASSIC),
      ...sparse(10, 9, 'every'),
    ];
    const straight = everySolutionOf(puzzles, { limit: 1_500 }, 1_000_000);
    expect(everySolutionOf(puzzles, { limit: 1_500 }, 1)).toEqual(straight);
    expect(everySolutionOf(puzzles, { limit: 1_500 }, 7)).toEqual(straight);
    puzzles.forEach((givens, i) => {
      expect(new Set(straight[i]).size).toBe(straight[i].length);
      expect(straight[i].length).toBe(band.counts[i]);
      const expected = solutionsBy(propagation, { givens }, 1_500);
      if (expected.length < 1_500) expect(straight[i].toSorted()).toEqual(expected.toSorted());
      else expect(straight[i].every((solution) => solves(grid(solution), givens))).toBe(true);
    });
  });

  it('pauses while its output rows are full', () => {
    band.input.set(emptyGrid(CLASSIC).digits);
    band.start(1, { ...TASK, limit: 10_000, every: true });
    expect(band.advance(10_000_000)).toBe(false);
    expect(band.advance(10_000_000)).toBe(false);
    expect([band.take(), band.take(), band.counts[0]]).toEqual([4_096, 0, 4_096]);
    expect(band.advance(10_000_000)).toBe(false);
    expect(band.take()).toBe(4_096);
    expect(band.advance(10_000_000)).toBe(true);
    expect([band.take(), band.counts[0]]).toEqual([10_000 - 2 * 4_096, 10_000]);
  });

  it('respects candidate masks', () => {
    const random = new Random('masks');
    const puzzles = Array.from({ length: MASKED }, (_, i) => {
      const { digits } = randomGrid(CLASSIC, random);
      const rarity = 2 + (i % 3);
      const masks = Int32Array.from(digits, (digit) => {
        let mask = random.below(500) === 0 ? 0 : 1 << (digit - 1);
        for (let bit = 1; bit < 512; bit <<= 1) if (random.below(rarity) === 0) mask |= bit;
        return mask;
      });
      band.masks.set(masks, 81 * i);
      return { givens: emptyGrid(CLASSIC), pencilmarks: candidateGridOf(CLASSIC, masks) };
    });
    const found = everySolution(puzzles.length, { limit: 20, masked: true }, 500);
    puzzles.forEach((puzzle, i) => {
      const expected = solutionsBy(propagation, puzzle, 20);
      if (expected.length < 20) expect(found[i].toSorted()).toEqual(expected.toSorted());
      else expect(found[i].length).toBe(20);
    });
    const counts = band.counts.slice(0, puzzles.length);
    expect(counts.filter((solutions) => solutions === 0).length).toBeGreaterThan(MASKED / 30);
    expect(counts.filter((solutions) => solutions > 1).length).toBeGreaterThan(MASKED / 30);
  });

  it('finds no solution if a cell has no candidate', () => {
    band.masks.fill(511, 0, 3 * 81);
    band.masks[0] = 0;
    band.masks[81 + 80] = 0;
    band.start(3, { ...TASK, masked: true });
    while (!band.advance(100));
    expect([...band.counts.subarray(0, 3)]).toEqual([0, 0, 2]);
  });
});
