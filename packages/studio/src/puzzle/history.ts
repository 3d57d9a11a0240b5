import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';
import type { Action } from '../page/action.tsx';
import type { Store } from '../page/store.ts';
import { undoActions } from '../page/undo-actions.ts';
import { type Edit, type HasPuzzle, NO_TEXT, type PuzzleState, withEdit } from './state.ts';

/** At most this many changes can be undone. */
const MOST_UNDONE = 500;

/**
 * Shows a puzzle with notes. Undo returns to the previous puzzle and its notes. What is said about the
 * puzzle stays if the change does not say something else.
 */
export function withChange(
  state: PuzzleState,
  change: Pick<Edit, 'root' | 'notes'> & Partial<Edit>,
): PuzzleState {
  return {
    ...restored(state, { about: state.about, ...change }),
    past: [...state.past, editOf(state)].slice(-MOST_UNDONE),
    undone: [],
  };
}

/** Says something else about the puzzle. What is typed in one go is undone in one step. */
export function withAbout(state: PuzzleState, about: AboutPuzzle): PuzzleState {
  const { notes, root } = state;
  const before = state.past.at(-1);
  const goesOn = before?.root === root && before.notes === notes;
  return goesOn ? { ...state, about, undone: [] } : withChange(state, { root, notes, about });
}

/** Opens a puzzle, without notes. */
export function withPuzzle<S extends HasPuzzle>(
  state: S,
  root: PlainPuzzle,
  about: AboutPuzzle = {},
): S {
  return { ...state, puzzle: withChange(state.puzzle, { root, notes: [], about }) };
}

/** Opens a puzzle that does not come from the text box, and clears the text box. */
export function withRoot(state: PuzzleState, root: PlainPuzzle): PuzzleState {
  return { ...withChange(state, { root, notes: [], about: {} }), ...NO_TEXT };
}

export function withUndo(state: PuzzleState): PuzzleState {
  const before = state.past.at(-1);
  if (!before) return state;
  return {
    ...restored(state, before),
    past: state.past.slice(0, -1),
    undone: [...state.undone, editOf(state)],
  };
}

export function withRedo(state: PuzzleState): PuzzleState {
  const after = state.undone.at(-1);
  if (!after) return state;
  return { ...withChange(state, after), undone: state.undone.slice(0, -1) };
}

function editOf({ root, notes, about }: PuzzleState): Edit {
  return { root, notes, about };
}

/** If the puzzle is the same, everything else that is known of it stays. */
function restored(state: PuzzleState, edit: Edit): PuzzleState {
  const { about, notes, root } = edit;
  return root === state.root ? { ...state, notes, about } : withEdit(state, edit);
}

/** `canUndo` says which of the changes can be undone here. By default, all can. */
export function historyActions(
  { state, update }: Store<HasPuzzle>,
  canUndo: (puzzle: PuzzleState) => boolean = () => true,
): readonly Action[] {
  const changing =
    (change: (puzzle: PuzzleState) => PuzzleState): (() => void) =>
    () =>
      update((now) => ({ puzzle: change(now.puzzle) }));
  return undoActions({
    undo: {
      isOff: () => state.value.puzzle.past.length === 0 || !canUndo(state.value.puzzle),
      run: changing((puzzle) => (canUndo(puzzle) ? withUndo(puzzle) : puzzle)),
    },
    redo: { isOff: () => state.value.puzzle.undone.length === 0, run: changing(withRedo) },
  });
}
