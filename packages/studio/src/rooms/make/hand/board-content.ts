import { digitsOf } from '@nonet/engine/grid';
import { digitsIn, symbolOf } from '@nonet/engine/notation';
import type { BoardLayer } from '../../../board/board-layer.ts';
import { momentLayers } from '../../../picture/moment-layers.ts';
import { frequenciesAt, type Tally } from '../../../picture/tally.ts';
import { differences, type Solutions } from '../../../puzzle/solutions.ts';
import { cellsInConflict, type PuzzleState } from '../../../puzzle/state.ts';
import type { Words } from '../../../words/words.ts';
import { drawingLayers, puzzleShown } from './drawing-layers.ts';
import { answersOf, type HasMake, makeOf } from './slice.ts';
import { awaitedCells } from './symmetry.ts';
import { makeWords } from './words.ts';

export function boardContent(state: HasMake, words: Words): BoardContent {
  const { check } = state.puzzle;
  const shown = shownIn(state.puzzle, words);
  const marks = settingMarks(state, words);
  return {
    contents: new Map([...shown.contents, ...marks.contents]),
    layers: [
      ...shown.layers,
      ...momentLayers(puzzleShown(state), undefined, { showsCandidates: false }),
      { kind: 'cells', cells: cellsInConflict(check), look: 'invalid' },
      ...marks.layers,
      ...drawingLayers(state),
    ],
  };
}

/** What the blank cells show: the heat map, a solution or the notes. */
function shownIn({ notes, solutions, text }: PuzzleState, words: Words): BoardContent {
  const { tally, view, shown, pinned } = solutions;
  if (view === 'heat' && tally && tally.solutions > 0) return heated(text.cells, tally, words);
  if (view === 'solution' && shown) return ofSolution(shown, pinned, words);
  return { layers: [{ kind: 'corners', notes }], contents: new Map() };
}

function heated(cells: string, tally: Tally, { explorer }: Words): BoardContent {
  const size = tally.frequencies.length / cells.length;
  const contents = new Map<number, string>();
  const digits = Array.from(cells, () => 0);
  const shares = Array.from(cells, (symbol, cell) => {
    if (symbol !== '.') return [];
    const present = Array.from(frequenciesAt(tally, cell, size), (times, i) => ({
      digit: i + 1,
      times,
      share: times / tally.solutions,
    })).filter(({ times }) => times > 0);
    if (present.length > 1) {
      const named = present.map(({ digit, times }) => ({ digit: symbolOf(digit), times }));
      contents.set(cell, explorer.heat(named));
      return present;
    }
    digits[cell] = present[0].digit;
    contents.set(cell, explorer.always(symbolOf(present[0].digit)));
    return [];
  });
  return {
    layers: [
      { kind: 'heat', shares },
      { kind: 'digits', digits, as: 'placed' },
    ],
    contents,
  };
}

/** A solution, and the digits of the pinned solution where it differs. */
function ofSolution(
  shown: NonNullable<Solutions['shown']>,
  pinned: Solutions['pinned'],
  { explorer }: Words,
): BoardContent {
  const digits = digitsIn(shown.cells);
  const solution = { kind: 'digits', digits, as: 'placed' } as const;
  const different = pinned ? differences(shown, pinned) : [];
  if (!pinned || different.length === 0) return { layers: [solution], contents: new Map() };
  const pinnedDigits = digitsIn(pinned.cells);
  const isOther = (digit: number, cell: number): boolean => digit !== digits[cell];
  return {
    layers: [
      solution,
      { kind: 'cells', cells: different, look: 'different' },
      {
        kind: 'others',
        digits: pinnedDigits.map((digit, cell) => (isOther(digit, cell) ? digit : 0)),
      },
    ],
    contents: new Map(
      different.map((cell) => [
        cell,
        explorer.instead(symbolOf(digits[cell]), symbolOf(pinnedDigits[cell]), pinned.number + 1),
      ]),
    ),
  };
}

/** The grid, and the contents of its cells in words. */
interface BoardContent {
  readonly layers: readonly BoardLayer[];
  readonly contents: ReadonlyMap<number, string>;
}

/**
 * What a setter sees in the grid: redundant givens, givens that make the puzzle proper, and the cells
 * that need a given for the symmetry.
 */
function settingMarks(state: HasMake, { grid }: Words): BoardContent {
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
