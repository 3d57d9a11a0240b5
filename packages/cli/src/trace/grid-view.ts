import { type Geometry, type Grid, isJigsaw } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Contradiction, Moment } from '@nonet/engine/search';
import type { Role } from '../report/palette.ts';
import type { Canvas } from './canvas.ts';

/** The style of the drawing of a grid. It determines how much room the drawing takes. */
export interface GridStyle {
  /** Columns per cell, not counting lines: 2 or 3. */
  readonly cellWidth: number;
  /** Whether there is a frame around the grid. */
  readonly framed: boolean;
  /** Whether there are light lines between the cells. */
  readonly ruled: boolean;
}

/** The positions of cells and lines on the screen, in one direction: across or down. */
interface Axis {
  /** Row or column, counted from 0 → the position of its digits. */
  readonly centres: readonly number[];
  /** Position → the line there: 0 for none, 1 for a light line, 2 for a heavy line. */
  readonly lines: readonly number[];
  /** Position → the row or column there, or after the line there. */
  readonly indices: readonly number[];
}

/**
 * The numbers of spaces before and after each digit, and the number of extra spaces after the last
 * digit of each box.
 */
interface Spacing {
  readonly before: number;
  readonly after: number;
  readonly afterBox: number;
}

function axis(size: number, box: number, spacing: Spacing, style: GridStyle): Axis {
  const centres: number[] = [];
  const lines: number[] = [];
  const indices: number[] = [];
  const add = (line: number, index: number): void => {
    lines.push(line);
    indices.push(index);
  };
  const bar = style.ruled ? 2 : 1;
  if (style.framed) add(bar, 0);
  for (let i = 0; i < size; i++) {
    const gap = (places: number): void => {
      for (let place = 0; place < places; place++) add(0, i);
    };
    gap(spacing.before);
    centres.push(lines.length);
    gap(1 + spacing.after);
    const boxEnds = (i + 1) % box === 0;
    if (boxEnds) gap(spacing.afterBox);
    if (i + 1 === size) continue;
    if (boxEnds) add(bar, i + 1);
    else if (style.ruled) add(1, i + 1);
  }
  if (style.framed) add(bar, size);
  return { centres, lines, indices };
}

const NONE: Spacing = { before: 0, after: 0, afterBox: 0 };
const WIDE: Spacing = { before: 1, after: 1, afterBox: 0 };
const NARROW: Spacing = { before: 1, after: 0, afterBox: 1 };

interface Axes {
  readonly across: Axis;
  readonly down: Axis;
}

function axesOf(geometry: Geometry, style: GridStyle): Axes {
  const { size, boxColumns, boxRows } = geometry;
  const spacing = style.cellWidth === 3 ? WIDE : NARROW;
  return { across: axis(size, boxColumns, spacing, style), down: axis(size, boxRows, NONE, style) };
}

export function gridExtent(
  geometry: Geometry,
  style: GridStyle,
): { width: number; height: number } {
  const { across, down } = axesOf(geometry, style);
  return { width: across.lines.length, height: down.lines.length };
}

/** Returns the row of the drawing that shows a cell. */
export function drawnRow(geometry: Geometry, style: GridStyle, cell: number): number {
  return axesOf(geometry, style).down.centres[geometry.row[cell]];
}

/**
 * Four lines (up, down, left, right) → the character where they meet. In `0122┯`, no line goes up,
 * a light line goes down, and heavy lines go left and right.
 */
const JOINTS: ReadonlyMap<string, string> = new Map(
  [
    '1100│ 0011─ 0101┌ 0111┬ 0110┐ 1101├ 1111┼ 1110┤ 1001└ 1011┴ 1010┘',
    '2200┃ 0022━ 0202┏ 0222┳ 0220┓ 2202┣ 2222╋ 2220┫ 2002┗ 2022┻ 2020┛',
    '0122┯ 1022┷ 2201┠ 2210┨ 1122┿ 2211╂',
    '1112┾ 1121┽ 2111╀ 1211╁ 2121╃ 2112╄ 1221╅ 1212╆ 2122╇ 1222╈ 2221╉ 2212╊',
  ].flatMap((row) => row.split(' ').map((joint) => [joint.slice(0, 4), joint[4]] as const)),
);

/** Where to draw on the canvas. Only `rows` rows of the drawing are shown, from row `from` on. */
export interface GridPlace {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly rows: number;
}

export interface GridFacts {
  readonly givens: Grid;
  readonly moment: Moment;
  readonly current: number | undefined;
  readonly dead: Contradiction | undefined;
  /** Whether to put the current cell in brackets instead of coloring it. */
  readonly marks: boolean;
}

export function drawGrid(
  canvas: Canvas,
  place: GridPlace,
  style: GridStyle,
  facts: GridFacts,
): void {
  const { geometry } = facts.givens;
  const { across, down } = axesOf(geometry, style);
  const write = (x: number, y: number, text: string, role: Role): void => {
    if (y >= place.from && y < place.from + place.rows) {
      canvas.write(place.x + x, place.y + y - place.from, text, role);
    }
  };
  drawLines(geometry, { across, down }, write);
  for (let cell = 0; cell < geometry.cells; cell++) {
    const x = across.centres[geometry.column[cell]];
    const y = down.centres[geometry.row[cell]];
    const [symbol, role] = appearance(cell, facts);
    if (cell !== facts.current) {
      write(x, y, symbol, role);
      continue;
    }
    const inHouse = facts.dead !== undefined && 'house' in facts.dead;
    const right = inHouse ? '×' : facts.marks ? ']' : ' ';
    write(x - 1, y, `${facts.marks ? '[' : ' '}${symbol}${right}`, 'current');
  }
}

function drawLines(
  geometry: Geometry,
  axes: Axes,
  write: (x: number, y: number, text: string, role: Role) => void,
): void {
  const { across, down } = axes;
  const { horizontal, vertical } = linesOf(geometry, axes);
  const right = across.lines.length - 1;
  const bottom = down.lines.length - 1;
  down.lines.forEach((level, y) => {
    across.lines.forEach((upright, x) => {
      if (level === 0 && upright === 0) return;
      const [stepX, stepY] = [upright > 0 ? 1 : 0, level > 0 ? 1 : 0];
      const up = y > 0 ? vertical(x, y - stepY) : 0;
      const below = y < bottom ? vertical(x, y + stepY) : 0;
      const before = x > 0 ? horizontal(x - stepX, y) : 0;
      const after = x < right ? horizontal(x + stepX, y) : 0;
      const heaviest = Math.max(up, below, before, after);
      const hair = heaviest === 1 && Math.max(...across.lines) === 2;
      const joint = JOINTS.get(`${up}${below}${before}${after}`);
      // Without a frame, lines simply end at the edge of the grid.
      write(x, y, joint ?? (level > 0 ? '─' : '│'), hair ? 'faint' : 'quiet');
    });
  });
}

/** The line at a position of the drawing. Between the regions of a jigsaw, it is heavy. */
type LineAt = (x: number, y: number) => number;

function linesOf(
  geometry: Geometry,
  { across, down }: Axes,
): { readonly horizontal: LineAt; readonly vertical: LineAt } {
  const { box, size } = geometry;
  const between = (line: number, cell: number, other: number): number =>
    line === 1 && isJigsaw(geometry) && box[cell] !== box[other] ? 2 : line;
  const cellAt = (x: number, y: number): number => down.indices[y] * size + across.indices[x];
  return {
    horizontal: (x, y) => between(down.lines[y], cellAt(x, y), cellAt(x, y) - size),
    vertical: (x, y) => between(across.lines[x], cellAt(x, y), cellAt(x, y) - 1),
  };
}

function appearance(cell: number, { givens, moment, dead }: GridFacts): [string, Role] {
  if (dead && 'cell' in dead && dead.cell === cell) return ['×', 'dead'];
  const digit = moment.grid.digits[cell];
  if (digit === 0) return ['·', 'faint'];
  if (givens.digits[cell] !== 0) return [symbolOf(digit), 'given'];
  return [symbolOf(digit), moment.solved ? 'solved' : 'placed'];
}
