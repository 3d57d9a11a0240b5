import { BulkSolver } from '../../bulk/bulk-solver.ts';
import { CLASSIC } from '../../grid/geometry.ts';
import { gridOf } from '../../grid/grid.ts';
import { ClassicSolving } from '../../solve/classic-solving.ts';
import { candidateOf, type Step } from '../../technique/step.ts';
import { finish } from '../../work/work.ts';
import type { QueuedPosition } from './queued-position.ts';

/**
 * Places the digit of the solution in the middle blank cell, counted row by row, as HoDoKu does.
 */
export function bruteForce(): (position: QueuedPosition) => Step {
  const solver = new BulkSolver();
  return ({ blankCount, values }) => {
    let left = Math.floor(blankCount / 2);
    const cell = values.findIndex((digit) => digit === 0 && left-- === 0);
    const givens = gridOf(CLASSIC, values);
    const [{ solution }] = finish(new ClassicSolving(solver, [{ givens }], { limit: 1 }));
    if (!solution) throw new Error('expected a proper puzzle');
    const digit = solution.digits[cell];
    return {
      technique: 'brute-force',
      pattern: { kind: 'plain', cells: [cell], digits: [digit], houses: [] },
      eliminations: [],
      placement: candidateOf(cell, digit),
    };
  };
}
