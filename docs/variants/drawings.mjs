import { readFileSync } from 'node:fs';
import { constraintMarks, drawGrid, marginOf } from '@nonet/engine/draw';
import { CLASSIC, geometry } from '@nonet/engine/grid';

const CELL = 32;
/** A picture has at least so many columns and rows, and is at most so wide and high. */
const LEAST = { columns: 3, rows: 2 };
const MOST = 160;
const EDGE = 3;

/** A row of a table of docs/variants.md: its rule, and an example. */
export const ROW = /^\| (?:(?:!\[[^\]]*\]\(\S+\))? ?\| )?(\S.*) \| (`(\{.+\})`) \|$/gm;

/** File → its picture, for each kind of constraint that has one. */
export function drawings() {
  const page = readFileSync(new URL('../variants.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(ROW)].map(([, , , json]) => JSON.parse(json));
  return Object.fromEntries(
    examples.flatMap((constraint) => {
      const grid = constraint.kind === 'automaton' ? geometry(2, 2) : CLASSIC;
      if (constraintMarks(grid, [constraint]).length === 0) return [];
      return [[`${constraint.kind}.svg`, picture(constraint, grid)]];
    }),
  );
}

/** The part of the grid in which the constraint is. */
function picture(constraint, grid) {
  const layers = [{ kind: 'constraints', constraints: [constraint] }];
  const style = { cell: CELL, hasLabels: false };
  const margin = marginOf(grid, layers, { cell: CELL });
  const space = marginOf(grid, layers, style);
  const cells = cellsOf(constraint, grid);
  const columns = spanOf(grid.column, cells, LEAST.columns);
  const rows = spanOf(grid.row, cells, LEAST.rows);
  const left = margin + columns.from * CELL - (columns.from === 0 ? space : 0) - EDGE;
  const top = margin + rows.from * CELL - (rows.from === 0 ? space : 0) - EDGE;
  const width = columns.count * CELL + (columns.from === 0 ? space : 0) + 2 * EDGE;
  const height = rows.count * CELL + (rows.from === 0 ? space : 0) + 2 * EDGE;
  const scale = Math.min(1, MOST / width, MOST / height);
  return drawGrid(grid, layers, { ...style, title: constraint.kind }).replace(
    /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
    `viewBox="${[left, top, width, height].map(short).join(' ')}" width="${short(scale * width)}" height="${short(scale * height)}"`,
  );
}

function cellsOf({ bulb = [], cells, kind, parts = [], shaft = [] }, grid) {
  if (kind === 'diagonal' || kind === 'windoku') return [...grid.row.keys()];
  // The text beside a diagonal is over the next column.
  if (kind === 'sum') return [...cells, cells[0] + 1];
  return cells ?? [...bulb, ...shaft, ...parts.flat()];
}

/** The rows or columns that are shown. */
function spanOf(of, cells, least) {
  const numbers = cells.map((it) => of[it]);
  const from = Math.min(...numbers);
  return { from, count: Math.max(least, Math.max(...numbers) - from + 1) };
}

function short(number) {
  return Math.round(number * 100) / 100;
}
