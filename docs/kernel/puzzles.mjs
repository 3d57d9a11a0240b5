import { BulkSolver } from '@nonet/engine/bulk';
import { Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';

// The puzzles for the counts and times in docs/kernel.md. They are the same on every machine. A set
// is one buffer with 81 digits per puzzle. 0 is a blank.

const CELLS = CLASSIC.cells;

/** A hard puzzle by Arto Inkala (2012). */
export const FAMOUS =
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/**
 * Makes minimal puzzles from random full grids, and returns both. Removes the givens one by one, in
 * random order. Puts a given back if the puzzle would have a second solution without it.
 */
export function minimalPuzzles(count, seed) {
  const random = new Random(seed);
  const solutions = new Uint8Array(CELLS * count);
  const orders = [];
  for (let i = 0; i < count; i++) {
    solutions.set(randomGrid(CLASSIC, random).digits, CELLS * i);
    orders.push(random.shuffle([...Array(CELLS).keys()]));
  }
  const puzzles = solutions.slice();
  const solver = new BulkSolver();
  const found = new Uint8Array(puzzles.length);
  const counts = new Uint32Array(count);
  for (let turn = 0; turn < CELLS; turn++) {
    const cells = orders.map((order, i) => CELLS * i + order[turn]);
    for (const cell of cells) puzzles[cell] = 0;
    solver.solve(puzzles, found, counts);
    cells.forEach((cell, i) => {
      if (counts[i] > 1) puzzles[cell] = solutions[cell];
    });
  }
  return { puzzles, solutions };
}

/** Copies random digits from the solutions until each puzzle has at least `givens` givens. */
export function withGivens(givens, { puzzles, solutions }, seed) {
  const random = new Random(seed);
  return eachPuzzle(puzzles, (digits, i) => {
    const solution = puzzleAt(solutions, i);
    const blanks = random.shuffle([...digits.keys()].filter((cell) => digits[cell] === 0));
    for (const cell of blanks.slice(0, Math.max(0, givens - CELLS + blanks.length))) {
      digits[cell] = solution[cell];
    }
  });
}

/** Removes `fewer` random givens from each puzzle. Minimal puzzles then have several solutions. */
export function withoutGivens(fewer, { puzzles }, seed) {
  const random = new Random(seed);
  return eachPuzzle(puzzles, (digits) => {
    const givens = random.shuffle([...digits.keys()].filter((cell) => digits[cell] !== 0));
    for (const cell of givens.slice(0, fewer)) digits[cell] = 0;
  });
}

/** Returns the `count` puzzles with the largest `weigh(puzzle)`. */
export function heaviest(count, { puzzles }, weigh) {
  const weights = Array.from({ length: sizeOf(puzzles) }, (_, i) => weigh(puzzleAt(puzzles, i)));
  const chosen = [...weights.keys()].sort((a, b) => weights[b] - weights[a] || a - b);
  const heavy = new Uint8Array(CELLS * count);
  for (let i = 0; i < count; i++) heavy.set(puzzleAt(puzzles, chosen[i]), CELLS * i);
  return heavy;
}

export function sizeOf(puzzles) {
  return puzzles.length / CELLS;
}

export function puzzleAt(puzzles, i) {
  return puzzles.subarray(CELLS * i, CELLS * (i + 1));
}

/** Returns a copy of the set, after calling `change(digits, i)` on each puzzle of the copy. */
function eachPuzzle(puzzles, change) {
  const changed = puzzles.slice();
  for (let i = 0; i < sizeOf(changed); i++) change(puzzleAt(changed, i), i);
  return changed;
}
