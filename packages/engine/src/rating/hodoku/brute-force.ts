import { BulkSolver } from '../../bulk/bulk-solver.ts';
import { candidateGridOf } from '../../grid/candidate-grid.ts';
import { digitSet } from '../../grid/digit-set.ts';
import { CLASSIC } from '../../grid/geometry.ts';
import { type Grid, gridOf } from '../../grid/grid.ts';
import { ClassicSolving } from '../../solve/classic-solving.ts';
import type { Board } from '../../technique/any-size/board.ts';
import { candidateOf, type Step } from '../../technique/step.ts';
import { finish } from '../../work/work.ts';
import type { ProgramSearch } from '../producer.ts';
import type { QueuedPosition } from './queued-position.ts';

export function bruteForce(): ProgramSearch<Step, QueuedPosition> {
  const solver = new BulkSolver();
  return {
    find(position) {
      const { candidates, values } = position;
      const pencilmarks = candidateGridOf(
        CLASSIC,
        candidates.map((set, cell) => (values[cell] === 0 ? set : digitSet(values[cell]))),
      );
      const puzzle = { givens: gridOf(CLASSIC, values), pencilmarks };
      const [{ solution }] = finish(new ClassicSolving(solver, [puzzle], { limit: 1 }));
      if (!solution) throw new Error('expected a proper puzzle');
      return bruteForceStep(position, solution);
    },
  };
}

/**
 * Places the digit of the solution in the middle blank cell, counted row by row, as HoDoKu does.
 */
export function bruteForceStep(
  { blankCount, values }: Pick<Board | QueuedPosition, 'blankCount' | 'values'>,
  { digits, geometry }: Grid,
): Step {
  let left = Math.floor(blankCount / 2);
  const cell = values.findIndex((digit) => digit === 0 && left-- === 0);
  const digit = digits[cell];
  return {
    technique: 'brute-force',
    pattern: { kind: 'plain', cells: [cell], digits: [digit], houses: [] },
    eliminations: [],
    placement: candidateOf(cell, digit, geometry),
  };
}
