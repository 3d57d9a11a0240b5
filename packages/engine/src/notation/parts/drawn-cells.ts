import { type Geometry, geometryOfSize, MAX_SIZE, USUAL_SIZES } from '../../grid/geometry.ts';
import { barsIn } from './frame.ts';
import { type Cell, symbolCell, WRONG } from './row.ts';

// In a drawing such as `│ 5 3   │   7   │       │`, blank cells are spaces. Then the position of a
// digit shows which cell it is in.

/** The part of a row between two bars. */
interface Part {
  /** Positions in the line, counted from 0. `to` is the position of the next bar. */
  readonly from: number;
  readonly to: number;
  /**
   * Whether a bar is on the left of the part. If not, positions are counted from the bar on the
   * right.
   */
  readonly hasLeftBar: boolean;
}

/** The maximum distance between two bars. */
const WIDEST = 80;

/** Where the cells of a box are: the position of the first, and the distance to the next. */
interface Layout {
  readonly columns: number;
  readonly first: number;
  readonly step: number;
  /** The most usual layout, ` 5 3 1 `, has the lowest rank. */
  readonly rank: number;
}

/**
 * Reads a row whose blank cells may be spaces, with bars around each cell or around each box.
 * Undefined if the row has no bars, or if it has a character outside the cells.
 */
export function drawnCells(text: string, geometry: Geometry | undefined): Cell[] | undefined {
  const bars = barsIn(text);
  if (bars.length === 0 || bars.length > MAX_SIZE + 1) return undefined;
  const width = Math.max(...bars.slice(1).map((bar, at) => bar - bars[at] - 1), 0);
  if (width > WIDEST) return undefined;
  const parts = partsIn(text, bars, width);
  const sizes = geometry ? [geometry.size] : USUAL_SIZES;
  if (sizes.includes(parts.length) && (parts.length > 4 || width <= 3)) {
    return parts.map((part) => wholeCell(text, part));
  }
  const shapes = geometry ? [geometry] : USUAL_SIZES.map((size) => geometryOfSize(size)!);
  return shapes
    .filter(({ size, boxColumns }) => size === parts.length * boxColumns)
    .flatMap(({ boxColumns }) => layouts(boxColumns, width))
    .sort((one, other) => one.rank - other.rank)
    .map((layout) => cellsAt(text, parts, width, layout))
    .find((cells) => cells !== undefined);
}

/**
 * Cuts a row into parts at its bars. Spaces to the left of the first bar and to the right of the
 * last bar do not count as parts.
 */
function partsIn(text: string, bars: readonly number[], width: number): Part[] {
  const edges = [-1, ...bars, text.length];
  const all = edges.slice(1).map((to, at) => ({ from: edges[at] + 1, to, hasLeftBar: at > 0 }));
  const isEmpty = ({ from, to }: Part) => text.slice(from, to).trim() === '';
  const [hasLeft, hasRight] = [isEmpty(all[0]), isEmpty(all.at(-1)!)];
  const isFramed = hasLeft && (hasRight || all[0].to < width - 1) && all.length > 3;
  if (!isFramed) return all;
  return hasRight ? all.slice(1, -1) : all.slice(1);
}

function wholeCell(text: string, { from, to }: Part): Cell {
  const word = text.slice(from, to).trim();
  if (word === '') return { value: 0, column: from + 1, text: '' };
  const index = text.indexOf(word, from);
  if (word.length === 1) return symbolCell(text, index);
  const value = /^\d\d$/.test(word) ? Number(word) : WRONG;
  return { value, column: index + 1, text: word };
}

/**
 * The possible layouts of a box with this number of columns, if the box is `width` characters wide.
 */
function layouts(columns: number, width: number): Layout[] {
  const all: Layout[] = [];
  for (let step = 1; step * (columns - 1) < width; step++) {
    const rest = width - 1 - step * (columns - 1);
    for (let first = 0; first <= rest; first++) {
      const shift = Math.abs(rest - 2 * first);
      const rank = 4 * Math.abs(step - 2) + 2 * Math.abs(first - 1) + shift;
      if (shift < 2) all.push({ columns, first, step, rank });
    }
  }
  return all;
}

/**
 * Reads the cells of a row. Undefined if a character is in no cell of the layout, or if one blank
 * cell is a space and another blank cell has a symbol.
 */
function cellsAt(
  text: string,
  parts: readonly Part[],
  width: number,
  { columns, first, step }: Layout,
): Cell[] | undefined {
  const cells: Cell[] = [];
  let characters = 0;
  for (const { from, to, hasLeftBar } of parts) {
    const start = hasLeftBar ? from : to - width;
    for (let column = 0; column < columns; column++) {
      const index = start + first + step * column;
      const isInside = index >= from && index < to && text[index] !== ' ';
      if (isInside) characters++;
      cells.push(isInside ? symbolCell(text, index) : { value: 0, column: from + 1, text: '' });
    }
    characters -= text.slice(from, to).replaceAll(/\s/g, '').length;
  }
  const isMixed = [true, false].every((isSpace) =>
    cells.some(({ value, text: symbol }) => value === 0 && (symbol === '') === isSpace),
  );
  return characters === 0 && !isMixed ? cells : undefined;
}
