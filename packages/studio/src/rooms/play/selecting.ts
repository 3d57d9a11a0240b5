import { gameOf } from '../../game/state.ts';
import { type Move, withCellMoved } from '../../puzzle/cell-moves.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import { type HasPlay, playOf, withPlay } from './slice.ts';

/** Selects cells. The last one gets the keyboard focus. */
export function withSelection<S extends HasPlay>(state: S, selection: readonly number[]): S {
  const cell = selection.at(-1);
  const next = withPlay(state, { selection });
  return cell === undefined ? next : withPuzzleState(next, { cell });
}

/** Selects the first blank of a new game, so that the first key writes a digit. */
export function withFirstBlank<S extends HasPlay>(state: S): S {
  const { givens, journal, origin } = gameOf(state);
  const blank = givens.cells.indexOf('.');
  const isNew = origin !== undefined && journal.entries.length === 0;
  if (!isNew || blank < 0 || playOf(state).selection.length > 0) return state;
  return withSelection(state, [blank]);
}

/** Moves from cell to cell. While `extends` holds, the cells on the way are selected too. */
export function withMove<S extends HasPlay>(state: S, move: Move, extend: boolean): S {
  const { cell } = withCellMoved(state.puzzle, move);
  return extend ? withCellAdded(state, cell) : withSelection(state, [cell]);
}

export function withCellAdded<S extends HasPlay>(state: S, cell: number): S {
  const { selection } = playOf(state);
  return withSelection(state, [...selection.filter((other) => other !== cell), cell]);
}

export function withCellRemoved<S extends HasPlay>(state: S, cell: number): S {
  return withPlay(state, { selection: playOf(state).selection.filter((other) => other !== cell) });
}

export function withAllSelected<S extends HasPlay>(state: S): S {
  const { cells } = gameOf(state);
  const others = [...cells.keys()].filter((cell) => cell !== state.puzzle.cell);
  return withSelection(state, [...others, state.puzzle.cell]);
}

/**
 * Selects all cells with the same digit as a cell. For a blank cell, selects the blank cells that
 * have a note of the digit.
 */
export function withAlikeSelected<S extends HasPlay>(state: S, cell: number, note?: number): S {
  const { cells } = gameOf(state);
  const { digit } = cells[cell];
  const bit = note === undefined ? 0 : 1 << (note - 1);
  const isAlike = (other: number): boolean =>
    digit > 0
      ? cells[other].digit === digit
      : cells[other].digit === 0 && ((cells[other].corner | cells[other].centre) & bit) !== 0;
  const alike = [...cells.keys()].filter((other) => other !== cell && isAlike(other));
  return withSelection(state, [...alike, cell]);
}
