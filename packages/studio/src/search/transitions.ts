import type { End } from '@nonet/engine/search';
import { roomsOnPuzzle } from '../page/room.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import { openedPuzzle, withPuzzleState } from '../puzzle/state.ts';
import { toggledBookmark } from './bookmarks.ts';
import { withinTime } from './playback.ts';
import { canSearch } from './searches.ts';
import { initialRun, type RunState, type SearchId, type State, withRun } from './state.ts';
import { clearedTree } from './tree-view.ts';

/** The run at its beginning, without the recording and everything derived from it. */
function clearedRun(run: RunState): RunState {
  const { strategy, findsAll, ownProgram, player, tree } = run;
  const { showsCandidates, code, exporting, exportsTree } = run;
  return {
    ...initialRun,
    strategy,
    findsAll,
    ownProgram,
    showsCandidates,
    code,
    exporting,
    exportsTree,
    player: { ...player, event: 0, playing: false },
    tree: clearedTree(tree),
  };
}

export function withStrategy(state: State, strategy: SearchId): State {
  return { ...state, run: clearedRun({ ...state.run, strategy }) };
}

/** Lets the search go on after its first solution, or stop there. */
export function findingAll(state: State, findsAll: boolean): State {
  if (findsAll === state.run.findsAll) return state;
  return { ...state, run: clearedRun({ ...state.run, findsAll }) };
}

/** Lets the search go on until it finds this solution, and jumps there. */
export function seekingSolution(state: State, cells: string): State {
  const jumping = { kind: 'looking', to: 'solution', cells, event: 0 } as const;
  return withRun(findingAll(state, true), { jumping });
}

/** Replaces the puzzle, and drops everything that belonged to the previous puzzle. */
export function withPuzzle(state: State, puzzle: PuzzleText): State {
  return {
    ...withStrategy(findingAll(state, false), searchFor(puzzle, state.run)),
    puzzle: openedPuzzle(state.puzzle, puzzle),
    rooms: roomsOnPuzzle(state.rooms),
  };
}

/**
 * The chosen strategy, or a different strategy if the chosen strategy cannot search this puzzle.
 */
export function searchFor(puzzle: PuzzleText, run: RunState): SearchId {
  return canSearch(run.strategy, puzzle, run) ? run.strategy : 'propagation';
}

/** Opens the puzzle of the user's program, and shows its search. */
export function withOwnProgram(state: State, ownProgram: OwnProgram): State {
  return withStrategy(withPuzzle(withRun(state, { ownProgram }), ownProgram.puzzle), 'own');
}

/** Undoes the last change of the puzzle. */
export function undone(state: State): State {
  const { past, undone: later, root } = state.puzzle;
  const before = past.at(-1);
  if (!before) return state;
  const change = { past: past.slice(0, -1), undone: [...later, root] };
  return withPuzzleState(withPuzzle(state, before), change);
}

/** Redoes the change of the puzzle that was undone last. */
export function redone(state: State): State {
  const { undone: later } = state.puzzle;
  const after = later.at(-1);
  if (!after) return state;
  return withPuzzleState(withPuzzle(state, after), { undone: later.slice(0, -1) });
}

/**
 * Sets the length of the recording. When the recording ends, bookmarks beyond its end are dropped,
 * and a player beyond its end moves to the end.
 */
export function recorded(state: State, events: number, end: End | undefined): State {
  const { run } = state;
  const bookmarks = end ? run.bookmarks.filter((at) => at <= events) : run.bookmarks;
  const length = { ...run.recorded, events, end };
  return withinTime(withRun(state, { bookmarks, recorded: length }), length);
}

/** Lets a stopped recording continue. Landmarks of the shorter recording are dropped. */
export function resumed(state: State): State {
  const { events } = state.run.recorded;
  return withRun(state, { recorded: { ...initialRun.recorded, events } });
}

/** Adds a bookmark at an event, or removes the bookmark there. */
export function bookmarked(state: State, event: number): State {
  return withRun(state, { bookmarks: toggledBookmark(state.run.bookmarks, event) });
}
