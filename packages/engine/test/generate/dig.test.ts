import { expect, it } from 'vitest';
import { BulkSolver } from '../../src/bulk/bulk-solver.ts';
import { digMinimal } from '../../src/generate/dig.ts';
import { randomGrid } from '../../src/generate/fill.ts';
import { Random } from '../../src/generate/random.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { Judging } from '../../src/search/verdict.ts';

it('digs proper and minimal puzzles out of a grid, the same from the same seed', () => {
  const solver = new BulkSolver();
  for (let i = 0; i < 100; i++) {
    const grid = randomGrid(CLASSIC, new Random(`grid ${i}`));
    const puzzle = digMinimal(grid, new Random(`dig ${i}`), solver);
    const judging = new Judging({ givens: puzzle });
    let verdict = judging.advance();
    while (!verdict) verdict = judging.advance();
    expect(verdict).toMatchObject({ kind: 'proper', redundant: [] });
    const again = digMinimal(grid, new Random(`dig ${i}`), new BulkSolver('scalar'));
    expect(again.digits).toEqual(puzzle.digits);
  }
});
