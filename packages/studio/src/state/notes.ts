import type { PuzzleText } from '../picture/puzzle-text.ts';

/** Cell → its corner notes, as a bit mask. Digit d is bit d − 1. Without any notes the array is empty. */
export type Notes = readonly number[];

interface HasNotes {
  readonly notes: Notes;
  readonly puzzle: PuzzleText;
}

export function noteAt(notes: Notes, cell: number): number {
  return notes[cell] ?? 0;
}

/** Adds or removes a corner note. A filled cell takes no notes. */
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
