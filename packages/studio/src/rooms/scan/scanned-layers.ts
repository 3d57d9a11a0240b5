import { digitsIn, symbolOf } from '@nonet/engine/notation';
import type { BoardLayer } from '../../board/board-layer.ts';
import { cellsInConflict } from '../../puzzle/state.ts';
import { doubtsOf, type HasScan, scanOf } from './slice.ts';
import type { scanWords } from './words.ts';

/** The digits of the board: those of the puzzle, and those that were written by hand. */
function digitsShown(state: HasScan): readonly { digit: number; isWritten: boolean }[] {
  const { written } = scanOf(state);
  return digitsIn(state.puzzle.text.cells).map((digit, cell) => ({
    digit: digit || (written[cell] ?? 0),
    isWritten: digit === 0,
  }));
}

export function scannedLayers(state: HasScan): readonly BoardLayer[] {
  const digits = digitsShown(state);
  const only = (isWritten: boolean) =>
    digits.map((one) => (one.isWritten === isWritten ? one.digit : 0));
  return [
    { kind: 'digits', as: 'given', digits: only(false) },
    { kind: 'digits', as: 'filled', digits: only(true) },
    { kind: 'cells', cells: doubtsOf(state).map(({ cell }) => cell), look: 'doubtful' },
    { kind: 'cells', cells: cellsInConflict(state.puzzle.check), look: 'invalid' },
    { kind: 'cells', cells: [state.puzzle.cell], look: 'cursor' },
  ];
}

/** Cell → what a screen reader says of it, if it is written by hand or to be checked. */
export function scannedContents(
  state: HasScan,
  { cells }: (typeof scanWords)['en'],
): ReadonlyMap<number, string> {
  const doubtful = new Set(doubtsOf(state).map(({ cell }) => cell));
  return new Map(
    digitsShown(state).flatMap(({ digit, isWritten }, cell) => {
      const isDoubtful = doubtful.has(cell);
      if (!isDoubtful && !(isWritten && digit > 0)) return [];
      const content =
        digit === 0 ? cells.empty : cells[isWritten ? 'written' : 'given'](symbolOf(digit));
      return [[cell, isDoubtful ? cells.doubtful(content) : content] as const];
    }),
  );
}
