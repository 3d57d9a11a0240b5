import { symbolOf } from '@nonet/engine/notation';
import type { BoardLayer } from '../../board/board-layer.ts';
import { momentLayers } from '../../picture/moment-layers.ts';
import { repeatedCells } from '../../picture/repeated.ts';
import { cellsInConflict } from '../../puzzle/state.ts';
import { whyNotShown } from '../../search/why-not.ts';
import type { Words } from '../../words/words.ts';
import { forkOf } from './branches.ts';
import { branchesWords } from './branches-words.ts';
import type { HasWatch } from './slice.ts';

export function watchedLayers(state: HasWatch): BoardLayer[] {
  const { check, text } = state.puzzle;
  const { picture, showsCandidates, strategy } = state.run;
  const fork = forkOf(state)?.path ?? [];
  const why = whyNotShown(state.run)?.answer;
  const added = (path: typeof fork): number[] => {
    const digits = Array.from(text.cells, () => 0);
    for (const { cell, digit } of path) digits[cell] = digit;
    return digits;
  };
  // Only the user's program may place digits that conflict.
  const repeated = strategy === 'own' && picture ? repeatedCells(text, picture.digits) : [];
  return [
    ...momentLayers(text, picture, { showsCandidates }),
    { kind: 'digits', digits: added(fork), as: 'kept' },
    { kind: 'digits', digits: added(fork.slice(-1)), as: 'forced' },
    { kind: 'cells', cells: why?.kind === 'blocked' ? why.peers : [], look: 'blocker' },
    { kind: 'cells', cells: [...cellsInConflict(check), ...repeated], look: 'invalid' },
  ];
}

/** What the cells of a fork and of a dead end are called. */
export function watchedContents(state: HasWatch, words: Words): ReadonlyMap<number, string> {
  const own = branchesWords[state.page.language];
  const contents = new Map<number, string>();
  const dead = state.run.picture?.dead;
  if (typeof dead === 'object' && 'cell' in dead) contents.set(dead.cell, words.grid.noDigit);
  const fork = forkOf(state)?.path ?? [];
  for (const { cell, digit } of fork) contents.set(cell, own.kept(symbolOf(digit)));
  for (const { cell, digit } of fork.slice(-1)) contents.set(cell, own.forced(symbolOf(digit)));
  return contents;
}
