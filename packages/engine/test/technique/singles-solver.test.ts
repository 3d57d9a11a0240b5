import { expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import { Path } from '../../src/rating/path.ts';
import { withRating } from '../../src/rating/producer.ts';
import { findHiddenSingle, findNakedSingle } from '../../src/technique/explainer/singles.ts';
import { Position } from '../../src/technique/position.ts';
import { SinglesSolver } from '../../src/technique/singles-solver.ts';
import type { Step } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';

const HOUSES = Uint8Array.from({ length: 27 }, (_, house) => house);

/** Whether a path of single steps solves the puzzle. */
function isSolvedStepByStep(digits: Uint8Array): boolean {
  const rated = (step: Step | undefined) => step && withRating(step, 1);
  const producers = [
    { find: (position: Position) => rated(findNakedSingle(position)) },
    { find: (position: Position) => rated(findHiddenSingle(position, HOUSES)) },
  ];
  return finish(new Path(new Position(digits), producers, () => true)) === 'solved';
}

it.each([
  ['minimal puzzles', { minimal: true }],
  ['puzzles with more givens', { givens: [26, 34] }],
] as const)('the solver by singles agrees with a path of singles: %s', (_, wishes) => {
  const { puzzles } = generate({ ...wishes, seed: 'singles', count: sized(300, 400) });
  const solver = new SinglesSolver();
  const solved = puzzles.map(({ givens }) => solver.solve(givens.digits));
  expect(solved).toEqual(puzzles.map(({ givens }) => isSolvedStepByStep(givens.digits)));
  expect(new Set(solved).size).toBe(2);
});

it('goes on with one digit more', () => {
  const solver = new SinglesSolver();
  const { puzzles } = generate({ minimal: true, seed: 'one more', count: 200 });
  let resumed = 0;
  for (const { givens: puzzle, solution } of puzzles) {
    if (solver.solve(puzzle.digits)) continue;
    const cell = puzzle.digits.findIndex((_, at) => solver.isBlank(at));
    const digits = puzzle.digits.slice();
    digits[cell] = solution.digits[cell];
    expect(solver.solveWith(cell, digits[cell])).toBe(new SinglesSolver().solve(digits));
    resumed++;
  }
  expect(resumed).toBeGreaterThan(50);
});
