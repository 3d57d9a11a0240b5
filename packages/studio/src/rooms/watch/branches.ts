import { type PlainPuzzle, shapeOf, symbolOf } from '@nonet/engine/notation';
import { withPuzzleState } from '../../puzzle/state.ts';
import { runOf, searchFor, withPlayer } from '../../search/slice.ts';
import { withStrategy } from '../../search/transitions.ts';
import { withoutTree } from '../../search/tree-view.ts';
import { type Branches, type Fork, type HasWatch, watchOf, withWatch } from './slice.ts';

export function forkOf(state: HasWatch): Fork | undefined {
  const { runs, current } = watchOf(state).branches;
  return runs[current].fork;
}

export function puzzlesOf(state: HasWatch): (PlainPuzzle | undefined)[] {
  const { runs } = watchOf(state).branches;
  return [state.puzzle.text, ...runs.map(({ saved }) => saved?.puzzle.text)];
}

/**
 * Forks the search: starts a new run of the puzzle, with every digit placed so far and the user's
 * digit as additional givens.
 */
export function withForkAt<S extends HasWatch>(state: S, cell: number, digit: number): S {
  const { picture } = state.run;
  if (picture?.digits[cell] !== 0) return state;
  const placed = Array.from(picture.ruler.subarray(0, picture.depth), (at) => ({
    cell: at,
    digit: picture.digits[at],
  }));
  const path = [...(forkOf(state)?.path ?? []), ...placed, { cell, digit }];
  return withFork(state, { event: picture.event, path });
}

function withFork<S extends HasWatch>(state: S, fork: Fork): S {
  const { root } = state.puzzle;
  const cells = root.cells.split('');
  for (const { cell, digit } of fork.path) cells[cell] = symbolOf(digit);
  const text = { ...root, cells: cells.join('') };
  const { runs } = withCurrentSaved(state);
  const next = withPuzzleState(withStrategy(state, searchFor(text, runOf(state))), {
    text,
    check: { kind: 'working' },
  });
  const branches = { runs: [...runs, { fork, saved: undefined }], current: runs.length };
  return withWatch(next, { branches });
}

/** Switches to another run, at the event where the user left it. */
export function withBranch<S extends HasWatch>(state: S, run: number): S {
  const { saved } = watchOf(state).branches.runs[run];
  if (!saved) return state;
  const runs = withCurrentSaved(state).runs.map((branch, i) =>
    i === run ? { ...branch, saved: undefined } : branch,
  );
  const { tree, showsCandidates, code, exporting, exportsTree } = state.run;
  const shown = { tree: withoutTree(tree), showsCandidates, code, exporting, exportsTree };
  const next = withPuzzleState({ ...state, run: { ...saved.run, ...shown } }, saved.puzzle);
  return withWatch(next, { branches: { runs, current: run } });
}

/** Removes a forked run. Run 0 is the search of the original puzzle and cannot be removed. */
export function withoutBranch<S extends HasWatch>(state: S, run: number): S {
  if (run === 0) return state;
  const at = watchOf(state).branches.current === run ? withBranch(state, 0) : state;
  const { runs, current } = watchOf(at).branches;
  return withWatch(at, {
    branches: {
      runs: runs.filter((_, i) => i !== run),
      current: current > run ? current - 1 : current,
    },
  });
}

/** Saves the state of the current run, and returns all runs. */
function withCurrentSaved(state: HasWatch): Branches {
  const { branches } = watchOf(state);
  const { text, check, cell } = state.puzzle;
  const run = runOf(state);
  const saved = {
    run: { ...run, player: { ...run.player, playing: false } },
    puzzle: { text, check, cell },
  };
  const runs = branches.runs.map((branch, i) =>
    i === branches.current ? { ...branch, saved } : branch,
  );
  return { ...branches, runs };
}

/**
 * Writes the fork for the page's address: the event, a dot, and three base-36 digits for each given
 * that was added. The first two are the cell, and the third is the digit of the given. `12.0a4` is
 * a fork at event 12 with digit 4 in cell 10.
 */
export function forkText(state: HasWatch): string | undefined {
  const fork = forkOf(state);
  if (!fork) return undefined;
  const path = fork.path.map(
    ({ cell, digit }) => cell.toString(36).padStart(2, '0') + digit.toString(36),
  );
  return `${fork.event}.${path.join('')}`;
}

/** Parses the output of `forkText`. An invalid text does not change the state. */
export function withForkText<S extends HasWatch>(state: S, text: string): S {
  const fork = text === forkText(state) ? undefined : forkIn(text, state.puzzle.root);
  return fork ? withFork(withPlayer(state, { event: fork.event }), fork) : state;
}

/** Parses the output of `forkText` for a puzzle. Undefined if the digits do not fit its blanks. */
export function forkIn(text: string, puzzle: PlainPuzzle): Fork | undefined {
  const { cells } = puzzle;
  const { size } = shapeOf(puzzle);
  const [, event, placed] = /^(\d{1,15})\.((?:[\da-z]{3})+)$/.exec(text) ?? [];
  if (!placed) return undefined;
  const path = (placed.match(/.../g) ?? []).map((three) => ({
    cell: Number.parseInt(three.slice(0, 2), 36),
    digit: Number.parseInt(three.slice(2), 36),
  }));
  const isValid = path.every(
    ({ cell, digit }) => cells[cell] === '.' && digit >= 1 && digit <= size,
  );
  if (!isValid || new Set(path.map(({ cell }) => cell)).size < path.length) return undefined;
  return { event: Number(event), path };
}
