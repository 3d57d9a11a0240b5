import { inSlice } from '../../page/room.ts';
import type { State } from '../../search/state.ts';
import { enterSlice, noteAt, withEnter } from './slice.ts';

/** Adds or removes a corner note. A filled cell takes no notes. */
export function withNote(state: State, cell: number, digit: number): State {
  const { cells } = state.puzzle.text;
  if (cells[cell] !== '.') return state;
  const { notes } = inSlice(state, enterSlice);
  const mask = noteAt(notes, cell) ^ (1 << (digit - 1));
  return withEnter(state, {
    notes: Array.from(cells, (_, i) => (i === cell ? mask : noteAt(notes, i))),
  });
}

export function withoutNotes(state: State, cell: number): State {
  const { notes } = inSlice(state, enterSlice);
  if (noteAt(notes, cell) === 0) return state;
  return withEnter(state, { notes: notes.map((mask, i) => (i === cell ? 0 : mask)) });
}
