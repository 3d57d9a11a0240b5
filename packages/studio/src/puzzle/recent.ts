import { puzzleValues } from '@nonet/engine/game';
import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { partsOf, valuesIn } from '../page/address.ts';
import { type Kept, keep, recall } from '../page/kept.ts';
import type { HasPage } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import { puzzleIn } from './puzzle-codec.ts';
import { isSamePuzzle, SAMPLE } from './state.ts';

const MOST = 12;

/**
 * The puzzles that the user opened last, the latest first. Each is kept in the form that it has in
 * the address. Invalid entries are left out.
 */
export const recentKept: Kept<readonly PlainPuzzle[]> = {
  key: 'nonet-recent',
  parse: (text) => {
    const saved: unknown = JSON.parse(text);
    if (!Array.isArray(saved)) return undefined;
    const texts = new Set(saved.filter((one) => typeof one === 'string'));
    return Array.from(texts)
      .slice(0, 2 * MOST)
      .flatMap((one) => puzzleIn(valuesIn(one.split('&'))) ?? [])
      .slice(0, MOST);
  },
  format: (puzzles) =>
    JSON.stringify(puzzles.map((one) => partsOf({ ...puzzleValues(puzzleOf(one)) }).join('&'))),
};

/**
 * Keeps a puzzle at the beginning of the list. It replaces puzzles that have only some of its givens,
 * because the user has typed the other givens since then. The sample and empty grids are not kept.
 */
export function savePuzzle<S extends HasPage>(store: Store<S>, puzzle: PlainPuzzle): void {
  if (!/[^.]/.test(puzzle.cells) || isSamePuzzle(puzzle, SAMPLE)) return;
  const others = (recall(recentKept) ?? []).filter((other) => !isPart(other, puzzle));
  keep(store, recentKept, [puzzle, ...others].slice(0, MOST));
}

function isPart(part: PlainPuzzle, whole: PlainPuzzle): boolean {
  return (
    part.cells.length === whole.cells.length &&
    Array.from(part.cells).every((symbol, cell) => symbol === '.' || symbol === whole.cells[cell])
  );
}
