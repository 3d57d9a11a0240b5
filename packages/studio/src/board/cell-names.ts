import type { Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { placeOf } from '../words/place.ts';
import type { Words } from '../words/words.ts';
import type { DrawnCell } from './drawn-cells.ts';

/** The names of the cells for screen readers. `contents` has the contents with words of their own. */
export function cellNames(
  geometry: Geometry,
  cells: readonly DrawnCell[],
  words: Words,
  contents?: ReadonlyMap<number, string>,
): string[] {
  return cells.map((cell, at) => {
    const { grid, whyNot } = words;
    let content = contents?.get(at) ?? contentOf(cell, grid);
    if (cell.looks.has('current')) content = grid.current(content);
    if (cell.looks.has('blocker')) content = whyNot.blocker(content);
    if (cell.broken.length > 0) content = grid.broken(content, cell.broken.join('; '));
    else if (cell.looks.has('invalid')) content = grid.conflict(content);
    if (cell.looks.has('wrong')) content = grid.wrong(content);
    return grid.cell(placeOf(geometry, at), content);
  });
}

function contentOf(cell: DrawnCell, grid: Words['grid']): string {
  const { as, centres, colours, corners, crossed, digit, notes } = cell;
  const colour = colours.length > 0 ? `, ${grid.colours(colours.join(' '))}` : '';
  if (digit > 0) return digitName(symbolOf(digit), as, grid) + colour;
  const noted = [
    corners.length > 0 && grid.corner(symbols(corners)),
    centres.length > 0 && grid.centre(symbols(centres)),
    notes.length > 0 && grid.candidates(symbols(notes)),
    crossed.length > 0 && grid.crossed(symbols(crossed)),
  ].filter((text) => text !== false);
  return [grid.empty, ...noted].join(', ') + colour;
}

function symbols(digits: readonly number[]): string {
  return digits.map(symbolOf).join(' ');
}

function digitName(symbol: string, as: DrawnCell['as'], grid: Words['grid']): string {
  if (as === 'given') return grid.given(symbol);
  if (as === 'filled') return symbol;
  return as === 'trial' ? grid.trial(symbol) : grid.placed(symbol);
}
