import type { BoardPointer } from '../../board/board-pointer.ts';
import { withCellToggled, withCross } from './answering.ts';
import { drillOf, type HasPractice, practiceOf, withPractice } from './slice.ts';

/**
 * A press goes to the cell. It also crosses out the candidate at which it is aimed, or it selects the
 * cell: without notes, in the mode for it, with Control or Shift, or by a long press.
 */
export function withPointer<S extends HasPractice>(state: S, pointer: BoardPointer): S {
  const { kind, cell, control, digit, isPrecise, shift } = pointer;
  const { mode } = practiceOf(state);
  const selects = !drillOf(state)?.notes || mode === 'cells' || control || shift;
  const crossed = (): S =>
    mode === 'cross' && digit !== undefined && isPrecise
      ? withCross(state, cell, digit)
      : withPractice(state, { cell });
  if (kind === 'down') return selects ? withCellToggled(state, cell) : crossed();
  // The press has crossed the candidate out already.
  return kind === 'long' && !selects ? withCellToggled(crossed(), cell) : state;
}
