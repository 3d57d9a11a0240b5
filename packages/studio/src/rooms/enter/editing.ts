import { inSlice } from '../../page/room.ts';
import type { PuzzleText } from '../../picture/puzzle-text.ts';
import { NO_TEXT, SAMPLE, withPuzzleState } from '../../puzzle/state.ts';
import type { State } from '../../search/state.ts';
import { withPuzzle } from '../../search/transitions.ts';
import { withoutNotes } from './notes.ts';
import { enterSlice, withEnter } from './slice.ts';

export function cleared(state: State): State {
  const { boxRows, boxColumns, cells } = state.puzzle.text;
  return replaced(state, { boxRows, boxColumns, cells: '.'.repeat(cells.length) });
}

export function withSample(state: State): State {
  return replaced(state, SAMPLE);
}

/** Undoes or redoes a change. If the change was one digit, the notes stay. */
export function withHistory(state: State, change: (state: State) => State): State {
  const { notes } = inSlice(state, enterSlice);
  const next = change(state);
  return isOneDigit(state.puzzle.root, next.puzzle.root) ? withEnter(next, { notes }) : next;
}

function isOneDigit(one: PuzzleText, other: PuzzleText): boolean {
  if (one.boxRows !== other.boxRows || one.boxColumns !== other.boxColumns) return false;
  return Array.from(one.cells).filter((symbol, cell) => symbol !== other.cells[cell]).length < 2;
}

/** Opens a different puzzle, and clears the text box. */
export function replaced(state: State, puzzle: PuzzleText): State {
  return withPuzzleState(withPuzzle(state, puzzle), NO_TEXT);
}

/** Types a digit into a cell. `.` clears the cell, or removes the notes of a blank cell. */
export function withGiven(state: State, cell: number, symbol: string): State {
  const { boxRows, boxColumns, cells } = state.puzzle.text;
  const { autoAdvance, notes } = inSlice(state, enterSlice);
  const typed = cells.slice(0, cell) + symbol + cells.slice(cell + 1);
  const next =
    typed === cells
      ? withoutNotes(state, cell)
      : withEnter(withPuzzle(state, { boxRows, boxColumns, cells: typed }), { notes });
  const to = autoAdvance && cell + 1 < cells.length ? cell + 1 : cell;
  return withPuzzleState(next, { cell: to, reading: { kind: 'nothing' } });
}
