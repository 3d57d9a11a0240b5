import { digitsOf } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { BoardLayer } from '../../../board/board-layer.ts';
import type { Words } from '../../../words/words.ts';
import { answersOf, type HasMake, makeOf } from './slice.ts';
import { awaitedCells } from './symmetry.ts';
import { makeWords } from './words.ts';

/** The grid, and the contents of its cells in words. */
export interface BoardContent {
  readonly layers: readonly BoardLayer[];
  readonly contents: ReadonlyMap<number, string>;
}

/**
 * What a setter sees in the grid: redundant givens, givens that make the puzzle proper, and the cells
 * that need a given for the symmetry.
 */
export function settingMarks(state: HasMake, { grid }: Words): BoardContent {
  const { check, solutions, text } = state.puzzle;
  const { marksProper, marksRedundant, symmetry } = makeOf(state);
  const { awaitedCell, findings } = makeWords[state.page.language];
  const redundant = marksRedundant && check.kind === 'proper' ? (check.redundant ?? []) : [];
  const awaited = awaitedCells(text, symmetry);
  const { properGivens } = answersOf(state);
  const isProperShown = marksProper && solutions.view === 'givens';
  const masks = isProperShown ? (properGivens?.masks ?? []) : [];
  const deciding = [...masks.keys()].filter((cell) => masks[cell] > 0);
  return {
    layers: [
      { kind: 'cells', cells: redundant, look: 'redundant' },
      { kind: 'cells', cells: awaited, look: 'awaited' },
      { kind: 'cells', cells: deciding, look: 'deciding' },
      ...(deciding.length > 0 ? [{ kind: 'notes' as const, notes: masks }] : []),
    ],
    contents: new Map([
      ...redundant.map(
        (cell) => [cell, findings.redundantCell(grid.given(text.cells[cell]))] as const,
      ),
      ...awaited.map((cell) => [cell, awaitedCell(grid.empty)] as const),
      ...deciding.map((cell) => {
        const digits = digitsOf(masks[cell]).map(symbolOf).join(' ');
        return [cell, findings.properCell(digits)] as const;
      }),
    ]),
  };
}
