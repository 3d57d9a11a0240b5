import type { Constraint } from '../../constraint/constraint.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { memberOf, numberIn } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { type Phrase, verbatim } from '../phrase.ts';
import { isDigit, variant } from './object-fault.ts';

/** What the entries of a key mean. */
export interface FPuzzleRule {
  readonly read: (entry: FPuzzleEntries) => readonly Constraint[];
  /** The entry of a constraint. Undefined if the key cannot say it. */
  readonly write: (constraint: Constraint, geometry: Geometry) => object | undefined;
}

/** Which cells a list may have. */
interface CellCount {
  /** Default: 1. */
  readonly fewest?: number;
  /** Default: any number. */
  readonly most?: number;
  /** Whether no cell may be listed twice. Default: true. */
  readonly areDifferent?: boolean;
}

/**
 * The entries of the lists of constraints in the JSON of f-puzzles, such as `killercage`. If a value is
 * wrong, a method sets `fault` and returns an empty value, so that only the caller of all must look.
 */
export class FPuzzleEntries {
  readonly geometry: Geometry;
  /** The first fault. Its phrases name the entry, because a link has no positions. */
  fault: Fault | undefined;
  private name = '';
  private number: number | undefined;
  private node: JsonNode | undefined;

  constructor(geometry: Geometry) {
    this.geometry = geometry;
  }

  /** Reads a list of objects. Calls `read` for each of them while no fault is found. */
  readEach<T>(name: string, list: JsonNode, read: (entries: this) => readonly T[]): T[] {
    const all: T[] = [];
    this.open(name, list);
    if (list.kind !== 'array') {
      this.fail(list, { id: 'array' });
      return all;
    }
    for (const [at, entry] of list.items.entries()) {
      if (this.fault) break;
      this.open(name, entry, at + 1);
      if (entry.kind === 'object') all.push(...read(this));
      else this.fail(entry, { id: 'object' });
    }
    return all;
  }

  /** Whether a value without entries is true. */
  flag(name: string, node: JsonNode): boolean {
    this.open(name, node);
    if (node.kind !== 'constant') this.fail(node, { id: 'true-or-false' });
    return node.kind === 'constant' && node.value === true;
  }

  /** The texts of a list without entries. */
  texts(name: string, node: JsonNode): JsonNode[] {
    this.open(name, node);
    const items = node.kind === 'array' ? [...node.items] : [];
    const wrong = items.find((item) => item.kind !== 'string');
    if (node.kind !== 'array') this.fail(node, { id: 'array' });
    else if (wrong) this.fail(wrong, { id: 'string' });
    return items;
  }

  /** Whether the entry has a key. */
  has(key: string): boolean {
    return memberOf(this.node, key) !== undefined;
  }

  /** A cell, such as `{"cell": "R1C2"}`. */
  cell(): number {
    return this.cellOf(memberOf(this.node, 'cell'));
  }

  /** The cells of a key. */
  cells(key = 'cells', count: CellCount = {}): number[] {
    return this.cellsOf(memberOf(this.node, key), key, count);
  }

  /** The lines of cells in `lines`. */
  lines(count: CellCount = {}): number[][] {
    const lines = memberOf(this.node, 'lines');
    if (lines?.kind === 'array')
      return lines.items.map((line) => this.cellsOf(line, 'lines', count));
    this.fail(lines, { id: 'json-with-key', key: 'lines' }, { id: 'object-without-key' });
    return [];
  }

  /** The row and the column of `cell`, which may be one step outside the grid. */
  place(): readonly [row: number, column: number] {
    const node = memberOf(this.node, 'cell');
    const place = placeOf(node);
    const { size } = this.geometry;
    if (place?.every((at) => at >= -1 && at <= size)) return place;
    this.fail(node, { id: 'cell-around', size });
    return [0, 0];
  }

  /** A whole number that is at least `least`. Undefined if the value is missing or empty. */
  value(least = 0, key = 'value'): number | undefined {
    const node = memberOf(this.node, key);
    if (!node || (node.kind === 'string' && node.value.trim() === '')) return undefined;
    const value = numberIn(node.kind === 'string' ? { ...node, value: node.value.trim() } : node);
    if (value === undefined && node.kind === 'string') this.refuse(node);
    else if (value === undefined || !Number.isInteger(value) || value < least)
      this.fail(node, { id: 'whole-number', least });
    return value;
  }

  text(key = 'value'): string {
    const node = memberOf(this.node, key);
    if (node && node.kind !== 'string') this.fail(node, { id: 'string' });
    return node?.kind === 'string' ? node.value.trim() : '';
  }

  /** The digits of `values`. */
  digits(): number[] {
    const node = memberOf(this.node, 'values');
    if (node?.kind !== 'array') {
      this.fail(node, { id: 'array' });
      return [];
    }
    return node.items.map((item) => this.digitOf(item));
  }

  /** The digits of the key `givenPencilMarks` of a cell. */
  givenMarks(node: JsonNode): number[] {
    this.open('givenPencilMarks', node);
    if (node.kind === 'array') return node.items.map((item) => this.digitOf(item));
    this.fail(node, { id: 'array' });
    return [];
  }

  /** Sets a fault: the entry is wrong at this key. */
  expect(expected: Phrase, key?: string): void {
    this.fail(key === undefined ? this.node : memberOf(this.node, key), expected);
  }

  /** Sets a fault: the value adds a rule that is not known, such as a cage of `<10`. */
  refuse(node: JsonNode | undefined = memberOf(this.node, 'value')): void {
    const value = node?.kind === 'string' ? node.value : undefined;
    this.fault ??= variant(
      { id: 'rule', name: this.name, ...(value !== undefined && { value }) },
      (node ?? this.node)?.from,
    );
  }

  private open(name: string, node: JsonNode, number?: number): void {
    this.name = name;
    this.node = node;
    this.number = number;
  }

  private cellsOf(node: JsonNode | undefined, key: string, count: CellCount): number[] {
    const { areDifferent = true, fewest = 1, most = this.geometry.cells } = count;
    if (node?.kind !== 'array') {
      const found: Phrase | undefined = node ? undefined : { id: 'object-without-key' };
      this.fail(node, node ? { id: 'array-of-cells' } : { id: 'json-with-key', key }, found);
      return [];
    }
    const cells = node.items.map((item) => this.cellOf(item));
    if (this.fault) return cells;
    const { length } = cells;
    const found = { id: 'cells', count: length } as const;
    if (length < fewest) this.fail(node, { id: 'least-cells', count: fewest }, found);
    else if (length > most) this.fail(node, { id: 'most-cells', count: most }, found);
    const again = cells.findIndex((cell, at) => cells.indexOf(cell) < at);
    if (areDifferent && again >= 0) this.fail(node.items[again], { id: 'different-cells' });
    return cells;
  }

  private cellOf(node: JsonNode | undefined): number {
    const { size } = this.geometry;
    const [row, column] = placeOf(node) ?? [-1, -1];
    if (row >= 0 && row < size && column >= 0 && column < size) return row * size + column;
    this.fail(node, { id: 'cell-name', size });
    return 0;
  }

  private digitOf(node: JsonNode): number {
    const { size } = this.geometry;
    const digit = numberIn(node);
    if (isDigit(digit, size)) return digit;
    this.fail(node, { id: 'number', symbols: `1–${size}` });
    return 1;
  }

  private fail(node: JsonNode | undefined, expected: Phrase, found = shownNode(node)): void {
    const { name, number } = this;
    this.fault ??= {
      code: 'structure',
      index: (node ?? this.node)?.from ?? 0,
      expected: {
        id: 'in-entry',
        phrase: expected,
        name,
        ...(number !== undefined && { number }),
      },
      found,
    };
  }
}

/** The row and the column of a name such as `R1C2`, counted from 0. */
function placeOf(node: JsonNode | undefined): readonly [number, number] | undefined {
  const text = node?.kind === 'string' ? node.value.trim() : '';
  const [, row, column] = /^R(-?\d{1,2})C(-?\d{1,2})$/i.exec(text) ?? [];
  return row === undefined ? undefined : [Number(row) - 1, Number(column) - 1];
}

/** The name of a cell: `R1C2`. */
export function fPuzzleCell(cell: number, { column, row }: Geometry): string {
  return fPuzzlePlace(row[cell], column[cell]);
}

/** The names of cells. */
export function fPuzzleCells(cells: readonly number[], geometry: Geometry): string[] {
  return cells.map((cell) => fPuzzleCell(cell, geometry));
}

/** The name of a place, which may be outside the grid: `R0C2`. */
export function fPuzzlePlace(row: number, column: number): string {
  return `R${row + 1}C${column + 1}`;
}

/** How an error shows a value. */
export function shownNode(node: JsonNode | undefined): Phrase {
  if (!node) return { id: 'none' };
  if (node.kind === 'array' || node.kind === 'object') return { id: node.kind };
  return verbatim(JSON.stringify(node.value));
}
