import type { Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';
import type { DrawnCell } from './drawn-cells.ts';

/** The names of the cells for screen readers. `contents` has the contents with words of their own. */
export function cellNames(
  geometry: Geometry,
  cells: readonly DrawnCell[],
  contents: ReadonlyMap<number, string>,
  words: Words,
): string[] {
  return cells.map((cell, at) => {
    const { grid, whyNot } = words;
    let content = contents.get(at) ?? contentOf(cell, grid);
    if (cell.looks.has('current')) content = grid.current(content);
    if (cell.looks.has('blocker')) content = whyNot.blocker(content);
    if (cell.looks.has('invalid')) content = grid.conflict(content);
    return grid.cell(placeOf(geometry, at), content);
  });
}

function contentOf({ as, corners, digit, notes }: DrawnCell, grid: Words['grid']): string {
  const symbols = (digits: readonly number[]): string => digits.map(symbolOf).join(' ');
  if (as === 'given') return grid.given(symbolOf(digit));
  if (digit > 0) return grid.placed(symbolOf(digit));
  if (corners.length > 0) return grid.corner(symbols(corners));
  return notes.length > 0 ? grid.candidates(symbols(notes)) : grid.empty;
}
