import type { PlainPuzzle } from '@nonet/engine/notation';
import { current, type PuzzleSlice } from '../page/slice.ts';
import { canSearch } from './searches.ts';
import { type HasRun, initialRun, type Player, type RunState, type SearchId } from './state.ts';
import { withoutTree } from './tree-view.ts';

export const runSlice: PuzzleSlice<RunState> = {
  initial: initialRun,
  onPuzzle: (run, puzzle) =>
    withoutRecording({ ...run, findsAll: false, strategy: searchFor(puzzle, run) }),
};

export function runOf(state: HasRun): RunState {
  return current(state.run, state, runSlice);
}

export function withRun<S extends HasRun>(state: S, change: Partial<RunState>): S {
  return { ...state, run: { ...runOf(state), ...change } };
}

export function withPlayer<S extends HasRun>(state: S, change: Partial<Player>): S {
  return withRun(state, { player: { ...runOf(state).player, ...change } });
}

/** The run at its beginning, without the recording and everything derived from it. */
export function withoutRecording(run: RunState): RunState {
  const { root, strategy, findsAll, ownProgram, player, tree } = run;
  const { showsCandidates, code, exporting, exportsTree } = run;
  return {
    ...initialRun,
    ...(root && { root }),
    strategy,
    findsAll,
    ownProgram,
    showsCandidates,
    code,
    exporting,
    exportsTree,
    player: { ...player, event: 0, playing: false },
    tree: withoutTree(tree),
  };
}

/**
 * The chosen strategy, or a different strategy if the chosen strategy cannot search this puzzle.
 */
export function searchFor(puzzle: PlainPuzzle, run: RunState): SearchId {
  const able = [run.strategy, 'propagation' as const].find((id) => canSearch(id, puzzle, run));
  return able ?? 'constraint-search';
}
