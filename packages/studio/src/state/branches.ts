import { symbolOf } from '@nonet/engine/notation';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Branches, Fork } from './lesson.ts';
import { type SavedRun, type State, withoutRecording } from './state.ts';
import { clearedTree } from './tree.ts';

/** The original puzzle, without the givens that a fork adds. */
export function rootPuzzle({ branches, puzzle }: State): PuzzleText {
  return branches.runs[0].saved?.puzzle ?? puzzle;
}

export function forkOf({ branches }: State): Fork | undefined {
  return branches.runs[branches.current].fork;
}

/**
 * Forks the search: starts a new run of the puzzle, with every digit placed so far and the user's digit as
 * additional givens.
 */
export function forked(state: State, cell: number, digit: number): State {
  const { picture } = state;
  if (picture?.digits[cell] !== 0) return state;
  const placed = Array.from(picture.ruler.subarray(0, picture.depth), (at) => ({
    cell: at,
    digit: picture.digits[at],
  }));
  const path = [...(forkOf(state)?.path ?? []), ...placed, { cell, digit }];
  return withFork(state, { event: picture.event, path });
}

function withFork(state: State, fork: Fork): State {
  const root = rootPuzzle(state);
  const cells = root.cells.split('');
  for (const { cell, digit } of fork.path) cells[cell] = symbolOf(digit);
  const { runs } = withCurrentSaved(state);
  return withoutRecording({
    ...state,
    branches: { runs: [...runs, { fork, saved: undefined }], current: runs.length },
    puzzle: { ...root, cells: cells.join('') },
    player: { ...state.player, position: 0, playing: false },
    judgement: { kind: 'working' },
  });
}

/** Switches to another run, at the event where the user left it. */
export function switchedTo(state: State, run: number): State {
  const { saved } = state.branches.runs[run];
  if (!saved) return state;
  const runs = withCurrentSaved(state).runs.map((branch, i) =>
    i === run ? { ...branch, saved: undefined } : branch,
  );
  return { ...state, ...saved, tree: clearedTree(state.tree), branches: { runs, current: run } };
}

/** Removes a forked run. Run 0 is the search of the original puzzle and cannot be removed. */
export function withoutBranch(state: State, run: number): State {
  if (run === 0) return state;
  const at = state.branches.current === run ? switchedTo(state, 0) : state;
  const { runs, current } = at.branches;
  return {
    ...at,
    branches: {
      runs: runs.filter((_, i) => i !== run),
      current: current > run ? current - 1 : current,
    },
  };
}

/** Saves the state of the current run, and returns all runs. */
function withCurrentSaved({ branches, ...state }: State): Branches<SavedRun> {
  const { puzzle, strategy, run, picture, bookmarks, judgement, cell } = state;
  const player = { ...state.player, playing: false };
  const saved = { puzzle, strategy, player, run, picture, bookmarks, judgement, cell };
  const runs = branches.runs.map((branch, i) =>
    i === branches.current ? { ...branch, saved } : branch,
  );
  return { ...branches, runs };
}

/**
 * Writes the fork for the address: the event, a dot, and three base-36 digits per added given. `12.0a4` is a
 * fork at event 12 with digit 4 in cell 10.
 */
export function forkText(state: State): string | undefined {
  const fork = forkOf(state);
  if (!fork) return undefined;
  const path = fork.path.map(
    ({ cell, digit }) => cell.toString(36).padStart(2, '0') + digit.toString(36),
  );
  return `${fork.event}.${path.join('')}`;
}

/** Parses the output of `forkText`. An invalid text does not change the state. */
export function withForkText(state: State, text: string | undefined): State {
  if (text === undefined || text === forkText(state)) return state;
  const [, event, placed] = /^(\d{1,15})\.((?:[\da-z]{3})+)$/.exec(text) ?? [];
  if (!placed) return state;
  const { cells, boxRows, boxColumns } = rootPuzzle(state);
  const path = (placed.match(/.../g) ?? []).map((three) => ({
    cell: Number.parseInt(three.slice(0, 2), 36),
    digit: Number.parseInt(three.slice(2), 36),
  }));
  const isValid = path.every(
    ({ cell, digit }) => cells[cell] === '.' && digit >= 1 && digit <= boxRows * boxColumns,
  );
  if (!isValid || new Set(path.map(({ cell }) => cell)).size < path.length) return state;
  const forking = { ...state, player: { ...state.player, position: Number(event) } };
  return withFork(forking, { event: Number(event), path });
}
