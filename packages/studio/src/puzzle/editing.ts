import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import { withChange, withRoot } from './history.ts';
import { type Notes, type PuzzleState, SAMPLE } from './state.ts';

export function withoutAllGivens(state: PuzzleState): PuzzleState {
  const { pencilmarks: _, ...root } = state.root;
  return withRoot(state, { ...root, cells: '.'.repeat(root.cells.length) });
}

export function withSample(state: PuzzleState): PuzzleState {
  return withRoot(state, SAMPLE);
}

/**
 * Types a digit into the current cell. All other cells keep their notes and pencilmarks.
 */
export function withGiven(state: PuzzleState, symbol: string): PuzzleState {
  const { cell, notes, root } = state;
  if (root.cells[cell] === symbol) return withoutNotes(state);
  return withChange(state, { root: typed(root, cell, symbol), notes });
}

/** Clears the cells. If the current cell is blank, only its notes are removed. */
export function withoutGivens(state: PuzzleState, cells: readonly number[]): PuzzleState {
  const { cell, notes, root } = state;
  if (root.cells[cell] === '.') return withoutNotes(state);
  const given = cells.filter((at) => root.cells[at] !== '.');
  const without = given.reduce((puzzle, at) => typed(puzzle, at, '.'), root);
  return withChange(state, { root: without, notes });
}

export function noteAt(notes: Notes, cell: number): number {
  return notes[cell] ?? 0;
}

/** Adds or removes a corner note of the current cell. A filled cell takes no notes. */
export function withNote(state: PuzzleState, digit: number): PuzzleState {
  const { cell, notes, root } = state;
  if (root.cells[cell] !== '.') return state;
  return withChange(state, {
    root,
    notes: marked(state, noteAt(notes, cell) ^ (1 << (digit - 1))),
  });
}

function withoutNotes(state: PuzzleState): PuzzleState {
  const { cell, notes, root } = state;
  const next =
    noteAt(notes, cell) === 0 ? state : withChange(state, { root, notes: marked(state, 0) });
  return { ...next, reading: { kind: 'nothing' } };
}

/** The notes, with these in the current cell. */
function marked({ cell, notes, root }: PuzzleState, mask: number): Notes {
  return Array.from(root.cells, (_, at) => (at === cell ? mask : noteAt(notes, at)));
}

/** The pencilmarks of a typed cell become its digit. Those of a cleared cell exclude nothing. */
function typed(puzzle: PlainPuzzle, cell: number, symbol: string): PlainPuzzle {
  const cells = puzzle.cells.slice(0, cell) + symbol + puzzle.cells.slice(cell + 1);
  const { pencilmarks } = puzzle;
  if (!pencilmarks) return { ...puzzle, cells };
  const [digit] = digitsIn(symbol);
  const mask = digit === 0 ? 2 ** shapeOf(puzzle).size - 1 : 1 << (digit - 1);
  return {
    ...puzzle,
    cells,
    pencilmarks: pencilmarks.map((allowed, at) => (at === cell ? mask : allowed)),
  };
}
