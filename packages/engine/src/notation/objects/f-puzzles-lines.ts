import type { Constraint } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { type FPuzzleEntries, type FPuzzleRule, fPuzzleCells } from './f-puzzles-entry.ts';

type LineKind =
  | 'thermo'
  | 'whisper'
  | 'renban'
  | 'palindrome'
  | 'between'
  | 'lockout'
  | 'entropic'
  | 'modular';
type LineConstraint = Of<LineKind>;

interface LineForm<C> {
  /** Default: 2. */
  readonly fewest?: number;
  /** Default: false. */
  readonly areDifferent?: boolean;
  readonly read: (cells: number[], entry: FPuzzleEntries) => C;
  /** What an entry says beside its cells. Undefined if the key cannot say the constraint. */
  readonly write?: (constraint: C, geometry: Geometry) => object | undefined;
}

/** Keys of lines. Each line of an entry is a constraint. */
export const F_PUZZLES_LINES: Readonly<Record<string, FPuzzleRule>> = {
  thermometer: line('thermo', {
    read: (cells) => ({ kind: 'thermo', cells }),
    write: ({ slow }) => (slow ? undefined : {}),
  }),
  slowthermometer: line('thermo', {
    read: (cells) => ({ kind: 'thermo', cells, slow: true }),
    write: ({ slow }) => (slow ? {} : undefined),
  }),
  palindrome: line('palindrome', {
    read: (cells) => ({ kind: 'palindrome', cells }),
    write: ({ cells }, geometry) => (isClone(cells, geometry) ? undefined : {}),
  }),
  renban: line('renban', {
    read(cells, entry) {
      const all = [...new Set(cells)];
      if (all.length > entry.geometry.size) {
        entry.expect({ id: 'most-cells', count: entry.geometry.size }, 'lines');
      }
      return { kind: 'renban', cells: all };
    },
  }),
  whispers: line('whisper', {
    read: (cells, entry) => ({
      kind: 'whisper',
      cells,
      value: entry.value() ?? Math.ceil(entry.geometry.size / 2),
    }),
    write: ({ value }) => ({ value: `${value}` }),
  }),
  regionsumline: sums(
    (cells, { box }) => {
      const parts: number[][] = [];
      cells.forEach((cell, at) => {
        if (at === 0 || box[cell] !== box[cells[at - 1]]) parts.push([cell]);
        else parts.at(-1)!.push(cell);
      });
      return parts;
    },
    (parts) => parts.flat(),
  ),
  doublearrow: sums(
    (cells) => [[cells[0], cells.at(-1)!], cells.slice(1, -1)],
    ([[first, last], inner = []]) => [first, ...inner, last],
    3,
  ),
  zipperline: sums(
    (cells) =>
      Array.from({ length: Math.ceil(cells.length / 2) }, (_, at) =>
        at === cells.length - 1 - at ? [cells[at]] : [cells[at], cells[cells.length - 1 - at]],
      ),
    (parts) => [
      ...parts.map(([cell]) => cell),
      ...parts.flatMap(([, cell]) => (cell === undefined ? [] : [cell])).reverse(),
    ],
  ),
  betweenline: line('between', { read: (cells) => ({ kind: 'between', cells }) }),
  lockout: line('lockout', {
    read: (cells, entry) => ({
      kind: 'lockout',
      cells,
      value: entry.value() ?? usualLockout(entry.geometry),
    }),
    write: ({ value }, geometry) => (value === usualLockout(geometry) ? {} : { value: `${value}` }),
  }),
  entropicline: line('entropic', {
    read(cells, entry) {
      if (entry.geometry.size % 3 > 0) entry.expect({ id: 'size-of-thirds' });
      return { kind: 'entropic', cells };
    },
  }),
  modularline: line('modular', {
    read: (cells, entry) => ({ kind: 'modular', cells, value: entry.value(2) ?? 3 }),
    write: ({ value }) => (value === 3 ? {} : { value: `${value}` }),
  }),
};

function usualLockout({ size }: Geometry): number {
  return Math.floor(size / 2);
}

/** Whether two cells are no line. Then equal digits are written as a clone. */
function isClone([a, b, ...more]: readonly number[], { column, row }: Geometry): boolean {
  const isLine = Math.abs(row[a] - row[b]) <= 1 && Math.abs(column[a] - column[b]) <= 1;
  return more.length === 0 && !isLine;
}

function line<K extends LineKind>(kind: K, form: LineForm<Of<K>>): FPuzzleRule {
  const { areDifferent = false, fewest = 2, read, write = () => ({}) } = form;
  const isKind = (rule: Constraint): rule is Of<K> => rule.kind === kind;
  return {
    read: (entry) =>
      entry.lines({ fewest, areDifferent }).map((cells) => read(cells, entry) as LineConstraint),
    write(rule, geometry) {
      const more = isKind(rule) ? write(rule, geometry) : undefined;
      return more && { lines: [fPuzzleCells((rule as LineConstraint).cells, geometry)], ...more };
    },
  };
}

/** A line whose parts have equal sums. `lineOf` is the inverse of `partsOf`. */
function sums(
  partsOf: (cells: readonly number[], geometry: Geometry) => number[][],
  lineOf: (parts: readonly (readonly number[])[]) => number[],
  fewest = 2,
): FPuzzleRule {
  return {
    read: (entry) =>
      entry
        .lines({ fewest })
        .map((cells) => ({ kind: 'equal', parts: partsOf(cells, entry.geometry) })),
    write(rule, geometry) {
      if (rule.kind !== 'equal') return undefined;
      const cells = lineOf(rule.parts);
      const isSame =
        cells.length >= fewest &&
        new Set(cells).size === cells.length &&
        JSON.stringify(partsOf(cells, geometry)) === JSON.stringify(rule.parts);
      return isSame ? { lines: [fPuzzleCells(cells, geometry)] } : undefined;
    },
  };
}
