import { symbolOf } from '@nonet/engine/notation';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Branches, Fork } from './lesson.ts';
import { type Left, type State, unrecorded } from './state.ts';
import { felled } from './tree.ts';

/** The puzzle without what a fork adds to it. */
export function rootPuzzle({ branches, puzzle }: State): PuzzleText {
  return branches.runs[0].left?.puzzle ?? puzzle;
}

export function forkOf({ branches }: State): Fork | undefined {
  return branches.runs[branches.current].fork;
}

/**
 * A digit is forced into a blank cell: a new run that takes it, and all that stands, as given. So
 * the search goes on from just here, and when it comes back empty-handed the digit is refuted.
 */
export function forked(state: State, cell: number, digit: number): State {
  const { picture } = state;
  if (picture?.digits[cell] !== 0) return state;
  const standing = Array.from(picture.ruler.subarray(0, picture.depth), (at) => ({
    cell: at,
    digit: picture.digits[at],
  }));
  const path = [...(forkOf(state)?.path ?? []), ...standing, { cell, digit }];
  return withFork(state, { event: picture.event, path });
}

function withFork(state: State, fork: Fork): State {
  const root = rootPuzzle(state);
  const cells = root.cells.split('');
  for (const { cell, digit } of fork.path) cells[cell] = symbolOf(digit);
  const { runs } = leaving(state);
  return unrecorded({
    ...state,
    branches: { runs: [...runs, { fork, left: undefined }], current: runs.length },
    puzzle: { ...root, cells: cells.join('') },
    player: { ...state.player, position: 0, playing: false },
    judgement: { kind: 'working' },
  });
}

/** Another run, just as it was left. */
export function switchedTo(state: State, run: number): State {
  const { left } = state.branches.runs[run];
  if (!left) return state;
  const runs = leaving(state).runs.map((branch, i) =>
    i === run ? { ...branch, left: undefined } : branch,
  );
  return { ...state, ...left, tree: felled(state.tree), branches: { runs, current: run } };
}

/** Without a run of one's own; the puzzle's own stays. */
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

/** The runs when the one on show is left. */
function leaving({ branches, ...state }: State): Branches<Left> {
  const { puzzle, strategy, run, picture, bookmarks, judgement, cell } = state;
  const player = { ...state.player, playing: false };
  const left = { puzzle, strategy, player, run, picture, bookmarks, judgement, cell };
  const runs = branches.runs.map((branch, i) =>
    i === branches.current ? { ...branch, left } : branch,
  );
  return { ...branches, runs };
}

/** For the address: the event, then three base-36 digits a placement: two for the cell, one for the digit. */
export function forkText(state: State): string | undefined {
  const fork = forkOf(state);
  if (!fork) return undefined;
  const path = fork.path.map(
    ({ cell, digit }) => cell.toString(36).padStart(2, '0') + digit.toString(36),
  );
  return `${fork.event}.${path.join('')}`;
}

/** The twin of forkText. What makes no sense changes nothing. */
export function withForkText(state: State, text: string | undefined): State {
  if (text === undefined || text === forkText(state)) return state;
  const [, event, placed] = /^(\d{1,15})\.((?:[\da-z]{3})+)$/.exec(text) ?? [];
  if (!placed) return state;
  const { cells, boxRows, boxColumns } = rootPuzzle(state);
  const path = (placed.match(/.../g) ?? []).map((three) => ({
    cell: Number.parseInt(three.slice(0, 2), 36),
    digit: Number.parseInt(three.slice(2), 36),
  }));
  const isSound = path.every(
    ({ cell, digit }) => cells[cell] === '.' && digit >= 1 && digit <= boxRows * boxColumns,
  );
  if (!isSound || new Set(path.map(({ cell }) => cell)).size < path.length) return state;
  const forking = { ...state, player: { ...state.player, position: Number(event) } };
  return withFork(forking, { event: Number(event), path });
}
