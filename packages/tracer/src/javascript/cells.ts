// Finds the cells of a grid that have changed. Hot: runs after every statement that may change the
// grid.

import {
  elementsOf,
  isDictionary,
  isList,
  isPlainMap,
  isTyped,
  keysOf,
  type List,
  valueAt,
} from './shapes.ts';
import type { Symbols } from './symbols.ts';

/** Cells that have changed, and their digits. The arrays are reused. */
export class Changes {
  readonly cells: number[] = [];
  readonly digits: number[] = [];
  count = 0;
  /** Whether the program has written to the grid itself. Also true if this is unknown. */
  isOwn = false;

  begin(isOwn: boolean): void {
    this.count = 0;
    this.isOwn = isOwn;
  }

  add(cell: number, digit: number): void {
    this.cells[this.count] = cell;
    this.digits[this.count] = digit;
    this.count++;
  }
}

/** Stores the values of the cells of an object, to find out later which of them have changed. */
export interface Cells {
  readonly changes: Changes;
  /**
   * Finds the changes since the last call.
   *
   * @param written The object that the program has written to. Undefined if it is unknown.
   * @param key The key that the program has written to. Undefined if it is unknown.
   */
  look(written: unknown, key: unknown): Changes;
}

/** Returns the kind of cells that suits an object. */
export function cellsOf(grid: object, symbols: Symbols): Cells {
  const { size } = symbols;
  if (isList(grid)) {
    const isFlat = grid.length === size * size;
    if (isFlat && isPlain(grid)) return new FlatCells(grid, symbols);
    const rows = isFlat ? [] : elementsOf(grid);
    if (rows.length > 0 && rows.every((row) => isList(row) && isPlain(row))) {
      return new RowCells(grid as List[], symbols);
    }
  } else if (isPlainMap(grid) || isDictionary(grid)) {
    const keys = keysOf(grid);
    const isFlat = keys.length === size * size;
    if (isFlat && isPlain(keys.map((key) => valueAt(grid, key)))) {
      return new KeyedCells(grid, keys, symbols);
    }
  }
  return new AnyCells(grid, symbols);
}

/** Whether two values differ. Two NaN values, which may be blanks, do not differ. */
function isOther(value: unknown, before: unknown): boolean {
  return value !== before && !Object.is(value, before);
}

function isPlain(values: List): boolean {
  if (isTyped(values)) return true;
  return elementsOf(values).every((value) => value == null || typeof value !== 'object');
}

/** An array of rows. */
class RowCells implements Cells {
  readonly changes: Changes = new Changes();
  private readonly grid: List[];
  private readonly symbols: Symbols;
  private readonly rows: List[];
  private readonly values: unknown[];

  constructor(grid: List[], symbols: Symbols) {
    this.grid = grid;
    this.symbols = symbols;
    this.rows = elementsOf(grid) as List[];
    this.values = this.rows.flatMap(elementsOf);
  }

  look(written: unknown, _key: unknown): Changes {
    const { changes, rows } = this;
    changes.begin(true);
    for (let row = 0; row < rows.length; row++) {
      if (rows[row] === written) {
        this.lookAtRow(row);
        return changes;
      }
    }
    // Typed arrays can share memory. So if the program wrote to one, the rows may have changed.
    changes.isOwn = written === undefined || written === this.grid;
    if (changes.isOwn || (isTyped(written) && isTyped(rows[0]))) this.lookAtRows();
    return changes;
  }

  private lookAtRows(): void {
    const { grid, rows } = this;
    if (grid.length !== rows.length) return;
    for (let row = 0; row < rows.length; row++) {
      const now = grid[row]!;
      if (now !== rows[row]) {
        if (!isList(now)) continue;
        rows[row] = now;
      }
      this.lookAtRow(row);
    }
  }

  private lookAtRow(row: number): void {
    const { changes, symbols, values } = this;
    const list = this.rows[row]!;
    const { size } = symbols;
    if (list.length !== size) return;
    for (let column = 0, cell = row * size; column < size; column++, cell++) {
      const value = list[column];
      if (isOther(value, values[cell])) {
        values[cell] = value;
        changes.add(cell, symbols.digitOf(value));
      }
    }
  }
}

/** An array of all cells. */
class FlatCells implements Cells {
  readonly changes: Changes = new Changes();
  private readonly grid: List;
  private readonly symbols: Symbols;
  private readonly values: unknown[];

  constructor(grid: List, symbols: Symbols) {
    this.grid = grid;
    this.symbols = symbols;
    this.values = elementsOf(grid);
  }

  look(written: unknown, key: unknown): Changes {
    const { changes, grid, values } = this;
    const isGrid = written === grid;
    changes.begin(isGrid || written === undefined);
    if (grid.length !== values.length) return changes;
    if (isGrid && typeof key === 'number' && key >= 0 && key < values.length) {
      this.lookAt(key);
    } else if (changes.isOwn || (isTyped(written) && isTyped(grid))) {
      for (let cell = 0; cell < values.length; cell++) this.lookAt(cell);
    }
    return changes;
  }

  private lookAt(cell: number): void {
    const value = this.grid[cell];
    if (!isOther(value, this.values[cell])) return;
    this.values[cell] = value;
    this.changes.add(cell, this.symbols.digitOf(value));
  }
}

/** A Map or a dictionary of all cells. */
class KeyedCells implements Cells {
  readonly changes: Changes = new Changes();
  private readonly grid: object;
  private readonly symbols: Symbols;
  private readonly keys: readonly unknown[];
  private readonly cells: ReadonlyMap<unknown, number>;
  private readonly values: unknown[];

  constructor(grid: object, keys: readonly unknown[], symbols: Symbols) {
    this.grid = grid;
    this.symbols = symbols;
    this.keys = keys;
    this.cells = new Map(keys.map((key, cell) => [key, cell]));
    this.values = keys.map((key) => valueAt(grid, key));
  }

  look(written: unknown, key: unknown): Changes {
    const { changes, grid } = this;
    changes.begin(written === grid || written === undefined);
    if (!changes.isOwn) return changes;
    const cell = this.cells.get(typeof key === 'number' && !isPlainMap(grid) ? String(key) : key);
    if (cell !== undefined) this.lookAt(cell);
    else for (let each = 0; each < this.keys.length; each++) this.lookAt(each);
    return changes;
  }

  private lookAt(cell: number): void {
    const value = valueAt(this.grid, this.keys[cell]);
    if (!isOther(value, this.values[cell])) return;
    this.values[cell] = value;
    this.changes.add(cell, this.symbols.digitOf(value));
  }
}

/** Any other object: each call of `look` reads all its digits. */
class AnyCells implements Cells {
  readonly changes: Changes = new Changes();
  private readonly grid: object;
  private readonly symbols: Symbols;
  private digits: Uint8Array | undefined;

  constructor(grid: object, symbols: Symbols) {
    this.grid = grid;
    this.symbols = symbols;
    this.digits = this.read();
  }

  look(written: unknown, _key: unknown): Changes {
    const { changes, digits } = this;
    changes.begin(written === undefined || written === this.grid);
    const now = this.read();
    if (!now || !digits) return changes;
    this.digits = now;
    for (let cell = 0; cell < now.length; cell++) {
      if (now[cell] !== digits[cell]) changes.add(cell, now[cell]!);
    }
    return changes;
  }

  private read(): Uint8Array | undefined {
    return this.symbols.digitsOf(this.grid);
  }
}
