import type { Constraint } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { either, verbatim } from '../phrase.ts';
import {
  type FPuzzleEntries,
  type FPuzzleRule,
  fPuzzleCell,
  fPuzzleCells,
  fPuzzlePlace,
} from './f-puzzles-entry.ts';
import { F_PUZZLES_LINES } from './f-puzzles-lines.ts';

/** Keys whose value is `true`. */
export const F_PUZZLES_FLAGS: Readonly<Record<string, Constraint>> = {
  'diagonal+': { kind: 'diagonal', down: false },
  'diagonal-': { kind: 'diagonal', down: true },
  antiknight: { kind: 'antiknight' },
  antiking: { kind: 'antiking' },
  disjointgroups: { kind: 'disjoint' },
  nonconsecutive: { kind: 'nonconsecutive' },
};

/** Keys whose values are lists of entries. */
export const F_PUZZLES_RULES: Readonly<Record<string, FPuzzleRule>> = {
  extraregion: {
    read: (entry) => [
      { kind: 'unique', cells: entry.cells('cells', { most: entry.geometry.size }) },
    ],
    write: (rule, geometry) =>
      rule.kind === 'unique' ? { cells: fPuzzleCells(rule.cells, geometry) } : undefined,
  },
  killercage: {
    read(entry) {
      const cells = entry.cells('cells', { most: entry.geometry.size });
      const sum = entry.value();
      return [{ kind: 'killer', cells, ...(sum !== undefined && { sum }) }];
    },
    write(rule, geometry) {
      if (rule.kind !== 'killer' || new Set(rule.cells).size < rule.cells.length) return undefined;
      const value = rule.sum === undefined ? undefined : `${rule.sum}`;
      return { cells: fPuzzleCells(rule.cells, geometry), value };
    },
  },
  littlekillersum: {
    read(entry) {
      const cells = diagonalOf(entry);
      const sum = entry.value();
      return sum === undefined ? [] : [{ kind: 'sum', cells, sum }];
    },
    write: (rule, geometry) => (rule.kind === 'sum' ? diagonalEntry(rule, geometry) : undefined),
  },
  arrow: { read: arrowsOf, write: (rule, geometry) => arrowEntry(rule, geometry) },
  ...F_PUZZLES_LINES,
  clone: {
    read(entry) {
      const cells = entry.cells();
      const clones = entry.cells('cloneCells', { fewest: cells.length, most: cells.length });
      return cells.flatMap((cell, at): Constraint[] =>
        cell === clones[at] ? [] : [{ kind: 'palindrome', cells: [cell, clones[at]] }],
      );
    },
    write(rule, geometry) {
      if (rule.kind !== 'palindrome' || rule.cells.length !== 2) return undefined;
      const [cells, cloneCells] = rule.cells.map((cell) => [fPuzzleCell(cell, geometry)]);
      return { cells, cloneCells };
    },
  },
  difference: dot('difference', 1, 0),
  ratio: dot('ratio', 2, 1),
  xv: {
    read(entry) {
      const cells = pairOf(entry);
      const sign = entry.text().toUpperCase();
      if (sign === '') return [];
      const value = SIGNS.get(sign);
      if (!value) entry.expect(either(verbatim('"X"'), verbatim('"V"')), 'value');
      return [{ kind: 'total', cells, value: value ?? 0 }];
    },
    write(rule, geometry) {
      if (rule.kind !== 'total') return undefined;
      const sign = [...SIGNS].find(([, total]) => total === rule.value)?.[0];
      return sign === undefined
        ? undefined
        : { cells: fPuzzleCells(rule.cells, geometry), value: sign };
    },
  },
  quadruple: {
    read(entry) {
      const cells = entry.cells();
      const values = entry.digits();
      return values.length === 0 ? [] : [{ kind: 'quadruple', cells, values }];
    },
    write: (rule, geometry) =>
      rule.kind === 'quadruple' && !rule.exact
        ? { cells: fPuzzleCells(rule.cells, geometry), values: rule.values }
        : undefined,
  },
  sandwichsum: outside('sandwich'),
  xsum: outside('xsum'),
  skyscraper: outside('skyscraper'),
};

const SIGNS: ReadonlyMap<string, number> = new Map([
  ['X', 10],
  ['V', 5],
]);

function pairOf(entry: FPuzzleEntries): [number, number] {
  const [a, b] = entry.cells('cells', { fewest: 2, most: 2 });
  return [a, b];
}

function dot(kind: 'difference' | 'ratio', usual: number, least: number): FPuzzleRule {
  return {
    read: (entry) => [{ kind, cells: pairOf(entry), value: entry.value(least) ?? usual }],
    write: (rule, geometry) =>
      rule.kind === kind
        ? { cells: fPuzzleCells(rule.cells, geometry), value: `${rule.value}` }
        : undefined,
  };
}

/** A number in a circle of three cells has three digits. */
const MOST_BULB = 3;

function arrowsOf(entry: FPuzzleEntries): Constraint[] {
  const bulb = entry.cells('cells', { most: MOST_BULB }).sort((a, b) => a - b);
  return entry.lines({ fewest: 2, areDifferent: false }).map(([first, ...shaft]) => {
    if (!bulb.includes(first)) entry.expect({ id: 'line-from-circle' }, 'lines');
    return { kind: 'arrow', bulb, shaft };
  });
}

function arrowEntry(rule: Constraint, geometry: Geometry): object | undefined {
  if (rule.kind !== 'arrow') return undefined;
  const { bulb, shaft } = rule;
  if (bulb.some((cell, at) => at > 0 && cell <= bulb[at - 1])) return undefined;
  const start = bulb.find((cell) => areNear(cell, shaft[0], geometry)) ?? bulb[0];
  return {
    lines: [fPuzzleCells([start, ...shaft], geometry)],
    cells: fPuzzleCells(bulb, geometry),
  };
}

function areNear(a: number, b: number, { column, row }: Geometry): boolean {
  return Math.abs(row[a] - row[b]) <= 1 && Math.abs(column[a] - column[b]) <= 1;
}

/** The steps of the directions: U is up, L is left. */
const DIRECTIONS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['UL', [-1, -1]],
  ['UR', [-1, 1]],
  ['DL', [1, -1]],
  ['DR', [1, 1]],
]);

/** The cells that a little killer looks at, the nearest first. They must be those that it lists. */
function diagonalOf(entry: FPuzzleEntries): number[] {
  const step = DIRECTIONS.get(entry.text('direction').toUpperCase());
  if (!step) entry.expect({ id: 'diagonal-direction' }, 'direction');
  const cells = ray(entry.place(), step ?? [1, 1], entry.geometry);
  if (cells.length === 0) entry.expect({ id: 'arrow-into-grid' }, 'cell');
  const listed = entry.has('cells') ? entry.cells() : cells;
  const isSame = listed.length === cells.length && listed.every((cell) => cells.includes(cell));
  if (!isSame) entry.expect({ id: 'cells-of-arrow' }, 'cells');
  return cells;
}

/** The cells from a place on, without the place itself if it is outside the grid. */
function ray(
  [row, column]: readonly [number, number],
  [down, right]: readonly [number, number],
  { size }: Geometry,
): number[] {
  const cells: number[] = [];
  for (let far = 0; far <= size; far++) {
    const [r, c] = [row + far * down, column + far * right];
    if (r >= 0 && r < size && c >= 0 && c < size) cells.push(r * size + c);
  }
  return cells;
}

function diagonalEntry({ cells, sum }: Of<'sum'>, geometry: Geometry): object | undefined {
  const { column, row } = geometry;
  for (const [direction, step] of DIRECTIONS) {
    const place = [row[cells[0]] - step[0], column[cells[0]] - step[1]] as const;
    if (ray(place, step, geometry).join() !== cells.join()) continue;
    const names = fPuzzleCells(cells, geometry);
    return { cell: fPuzzlePlace(...place), cells: names, direction, value: `${sum}` };
  }
  return undefined;
}

function outside(kind: 'sandwich' | 'xsum' | 'skyscraper'): FPuzzleRule {
  return {
    read(entry) {
      const cells = lineSeenFrom(entry);
      const value = entry.value();
      return value === undefined ? [] : [{ kind, cells, value }];
    },
    write(rule, { column, row, size }) {
      if (rule.kind !== kind || rule.cells.length !== size) return undefined;
      const { cells, value } = rule;
      const [first, second] = cells;
      const step = second - first;
      const isLine = cells.every((cell, at) => cell === first + at * step);
      const isRow = Math.abs(step) === 1 && row[first] === row[cells[size - 1]];
      const isColumn = Math.abs(step) === size;
      if (!isLine || (!isRow && !isColumn)) return undefined;
      const before = [
        row[first] - (isColumn ? Math.sign(step) : 0),
        column[first] - (isRow ? Math.sign(step) : 0),
      ] as const;
      return { cell: fPuzzlePlace(...before), value: `${value}` };
    },
  };
}

/** The cells of the row or column beside a place outside the grid, the nearest first. */
function lineSeenFrom(entry: FPuzzleEntries): number[] {
  const { size } = entry.geometry;
  const place = entry.place();
  const step = place.map((at) => (at < 0 ? 1 : at >= size ? -1 : 0)) as [number, number];
  if (step.filter((one) => one !== 0).length !== 1) {
    entry.expect({ id: 'cell-outside', size }, 'cell');
  }
  return ray(place, step, entry.geometry);
}
