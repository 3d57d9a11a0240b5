import { conflicts } from '../src/grid/conflict.ts';
import { isSolution } from '../src/grid/grid.ts';
import { propagation } from '../src/search/propagation.ts';
import type { Puzzle } from '../src/search/puzzle.ts';
import { Run } from '../src/search/run.ts';
import type { Verdict } from '../src/solve/verdict.ts';
import { finish } from '../src/work/work.ts';

/** The number of solutions, up to the limit, by the propagation strategy. */
export function countByPropagation(puzzle: Puzzle, limit = 2): number {
  const run = new Run(puzzle, propagation, { limit });
  finish(run);
  return run.counters.solutions;
}

/** The verdict by definition: removes each given in turn and counts the solutions again. */
export function verdictByPropagation(puzzle: Puzzle): Verdict {
  const { givens } = puzzle;
  const count = countByPropagation(puzzle);
  if (count > 1) return { kind: 'several', count, complete: false };
  if (isSolution(givens)) return { kind: 'full' };
  if (count === 0) {
    const found = conflicts(givens);
    return found.length > 0 ? { kind: 'conflict', conflicts: found } : { kind: 'none' };
  }
  const redundant = [...givens.digits.keys()].filter((cell) => {
    if (givens.digits[cell] === 0) return false;
    const without = { geometry: givens.geometry, digits: givens.digits.with(cell, 0) };
    return countByPropagation({ ...puzzle, givens: without }) === 1;
  });
  return { kind: 'proper', redundant };
}
