import type { Cells } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { type Parity, parityIn } from '../../notation/parts/parity.ts';
import { symbolOf } from '../../notation/parts/symbol.ts';
import type { AreaMark, Mark } from './mark.ts';
import { between, middleOf, middlesOf } from './points.ts';

/** An outline. Thin lines join the parts of cells that are not all connected. */
export function cageMarks(
  cells: Cells,
  edge: NonNullable<AreaMark['edge']>,
  geometry: Geometry,
): Mark[] {
  const [first, ...others] = partsOf(cells, geometry);
  const joints = others.map((part): Mark => {
    const pairs = first.flatMap((a) => part.map((b) => middlesOf([a, b], geometry)));
    const length = ([a, b]: (typeof pairs)[number]): number => Math.hypot(a.x - b.x, a.y - b.y);
    const points = pairs.reduce((best, it) => (length(it) < length(best) ? it : best));
    return { shape: 'line', points, color: 'rule', width: 0.03, dash: [0.08, 0.08] };
  });
  return [{ shape: 'area', cells: [...new Set(cells)], edge }, ...joints];
}

/** The cells in parts whose cells are connected by edges. */
function partsOf(cells: Cells, { column, row }: Geometry): number[][] {
  const rest = new Set(cells);
  const parts: number[][] = [];
  for (const start of rest) {
    const part = [start];
    rest.delete(start);
    for (const at of part) {
      for (const cell of rest) {
        if (Math.abs(row[at] - row[cell]) + Math.abs(column[at] - column[cell]) !== 1) continue;
        rest.delete(cell);
        part.push(cell);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** A disc in the middle of a block of up to four cells, or an outline. */
export function quadrupleMarks(
  { cells, exact, values }: Of<'quadruple'>,
  geometry: Geometry,
): { readonly marks: readonly Mark[]; readonly label?: string } {
  const symbols = values.map(symbolOf);
  if (exact) symbols.unshift('=');
  const all = middlesOf(
    [...new Set(cells)].sort((a, b) => a - b),
    geometry,
  );
  const [first, last] = [all[0], all[all.length - 1]];
  const width = last.x - first.x + 1;
  const height = last.y - first.y + 1;
  const isBlock = width <= 2 && height <= 2 && width > 0 && width * height === all.length;
  if (!isBlock || all.length === 1 || symbols.length > 6) {
    return { marks: cageMarks(cells, 'solid', geometry), label: symbols.join('') };
  }
  const half = symbols.length < 3 ? symbols.length : Math.ceil(symbols.length / 2);
  const lines = [symbols.slice(0, half).join(''), symbols.slice(half).join('')];
  return {
    marks: [
      {
        shape: 'disc',
        at: between(first, last),
        look: 'white',
        lines: lines.filter((line) => line !== ''),
      },
    ],
  };
}

/** The longest text in a corner of a cell. */
const LONGEST = 5;

/** A circle for odd digits, a square for even ones, or an outline with the digits of a cell. */
export function setsMarks(
  { cells, sets }: Of<'sets'>,
  geometry: Geometry,
): { readonly marks: readonly Mark[]; readonly label?: string } {
  const parity = parityIn({ cells, sets }, geometry.size);
  if (parity) return { marks: [parityMark(cells[0], parity, geometry)] };
  const text = cells.length === 1 ? sets.flat().map(symbolOf).join('') : '';
  return {
    marks: cageMarks(cells, 'solid', geometry),
    ...(text !== '' && text.length <= LONGEST && { label: text }),
  };
}

export function parityMark(cell: number, look: Parity, geometry: Geometry): Mark {
  return { shape: 'node', look, color: 'tint', at: middleOf(cell, geometry) };
}
