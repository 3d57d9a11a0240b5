import { symbolOf } from '@nonet/engine/notation';
import { withGiven, withoutGivens } from '../../puzzle/editing.ts';
import { withChange } from '../../puzzle/history.ts';
import { isReplaced, type PuzzleState, withPuzzleState } from '../../puzzle/state.ts';
import { doubtsOf, type HasScan, scanOf, withScan } from './slice.ts';

/** Decides what the current cell holds: a given, or nothing if the digit is 0. */
export function withCorrection<S extends HasScan>(state: S, digit: number): S {
  const { puzzle } = state;
  const { cell } = puzzle;
  const { decided, written } = scanOf(state);
  const { root, notes } = puzzle;
  const isWritten = root.cells[cell] === '.' && written[cell] > 0;
  let corrected: PuzzleState;
  if (digit > 0) corrected = withGiven(puzzle, symbolOf(digit));
  // The same digits in another puzzle, so that there is something to undo.
  else if (isWritten) corrected = withChange(puzzle, { root: { ...root }, notes });
  else corrected = withoutGivens(puzzle, [cell]);
  return withScan(
    { ...state, puzzle: corrected },
    { decided: [...decided, cell], written: written.with(cell, 0) },
  );
}

/** Decides that the current cell is right, and goes to the next doubtful one. */
export function withKept<S extends HasScan>(state: S): S {
  const { decided } = scanOf(state);
  return withNextDoubt(withScan(state, { decided: [...decided, state.puzzle.cell] }));
}

/** Goes to the next doubtful cell. After the last one comes the first. */
export function withNextDoubt<S extends HasScan>(state: S): S {
  const doubts = doubtsOf(state);
  const next = doubts.find(({ cell }) => cell > state.puzzle.cell) ?? doubts[0];
  return next ? withPuzzleState(state, { cell: next.cell }) : state;
}

/** Whether the latest change is a correction. The change before the first one opened the puzzle. */
export function isCorrected({ past, root }: PuzzleState): boolean {
  const before = past.at(-1);
  return before !== undefined && !isReplaced(before.root, root);
}
