import type { PuzzleText } from '../picture/puzzle-text.ts';

/** Cell → the digits noted in its corners, digit d as bit d − 1; empty while nothing is noted. */
export type Notes = readonly number[];

/** The state, as far as it is known here. */
interface HasNotes {
  readonly notes: Notes;
  readonly puzzle: PuzzleText;
}

export function noteAt(notes: Notes, cell: number): number {
  return notes[cell] ?? 0;
}

/** With a digit noted in the corners of a cell, or not any more. A cell that is filled takes none. */
export function withNote<S extends HasNotes>(state: S, cell: number, digit: number): S {
  const { cells } = state.puzzle;
  if (cells[cell] !== '.') return state;
  const mask = noteAt(state.notes, cell) ^ (1 << (digit - 1));
  return {
    ...state,
    notes: Array.from(cells, (_, i) => (i === cell ? mask : noteAt(state.notes, i))),
  };
}

export function withoutNotes<S extends HasNotes>(state: S, cell: number): S {
  if (noteAt(state.notes, cell) === 0) return state;
  return { ...state, notes: state.notes.map((mask, i) => (i === cell ? 0 : mask)) };
}
