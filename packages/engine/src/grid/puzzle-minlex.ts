// Hot: runs once a way of beginning. Plain loops, integers, typed arrays.
import { ColumnOrder } from './column-order.ts';
import { countDigits, lowestDigit } from './digit-set.ts';
import type { Geometry } from './geometry.ts';
import { type MinlexState, MinlexStates } from './minlex-states.ts';

/** The largest size: a row to the base size + 1 is a whole number below 2^53. */
export const LARGEST_MINLEX = 12;

/**
 * The minlex form of grids of one geometry, however many blanks they have.
 *
 * It is made row by row, from the top. A state is a way to begin: an orientation, the rows taken,
 * the order of the columns and the labels of digits, both as far as the rows have fixed them. The
 * states of one level have the same rows, the least there are; each is carried on with every row
 * that may come next, and those of the least row are the next level. What is alike stays together:
 *
 * - Columns that have been blank in every row stay in any order, and so do stacks (ColumnOrder).
 *   Only the order of several digits that come up for the first time is a choice, and makes states.
 * - Of blank rows in a band, or blank bands, one order stands for all, and the state weighs as much.
 *
 * In the end all states are automorphisms, each as often as it weighs, times the orders of the
 * blank columns and the names of the digits that do not come up.
 */
export class PuzzleMinlex {
  /** The form of the latest grid: a digit a cell, 0 for a blank. */
  readonly form: Uint8Array;
  /** Moves of lines that keep the grid, up to the names of digits. */
  moves = 0;
  /** How many digits come up in the grid. */
  labelled = 0;
  /** How the form is reached; as in Transform. */
  isTransposed = false;
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  readonly labels: Uint8Array;

  private readonly size: number;
  /** Rows of a band. */
  private readonly height: number;
  private readonly orientations: number;
  /** The grid, and after it the transposed grid. */
  private readonly digits: Uint8Array;
  /** Orientation → its blank rows, a bit each. */
  private readonly blankRows = new Int32Array(2);
  /** The state at work. */
  private readonly state: MinlexState;
  /** Its labels before its latest row. */
  private readonly before: Uint8Array;
  private givenBefore = 0;
  /** The index of the first cell of its latest row. */
  private row = 0;
  /** Rows taken in it, less one. */
  private depth = 0;
  private states: MinlexStates;
  private next: MinlexStates;
  /** The least next row of all states so far. */
  private least = 0;

  /** @throws RangeError when the size passes LARGEST_MINLEX. */
  constructor(geometry: Geometry) {
    const { boxRows, boxColumns, size, cells } = geometry;
    if (size > LARGEST_MINLEX) {
      const most = `${LARGEST_MINLEX}×${LARGEST_MINLEX}`;
      throw new RangeError(`expected a grid of at most ${most}, got ${size}×${size}`);
    }
    this.size = size;
    this.height = boxRows;
    this.orientations = boxRows === boxColumns ? 2 : 1;
    this.form = new Uint8Array(cells);
    this.rows = new Uint8Array(size);
    this.columns = new Uint8Array(size);
    this.labels = new Uint8Array(size + 1);
    this.digits = new Uint8Array(2 * cells);
    this.before = new Uint8Array(size + 1);
    const columns = new ColumnOrder(geometry, this.digits);
    const lines = new Uint8Array(size);
    this.state = { orientation: 0, taken: 0, weight: 1, lines, columns };
    this.states = new MinlexStates(this.state);
    this.next = new MinlexStates(this.state);
  }

  /** Finds the form of a grid without conflicts: a digit a cell, 0 for a blank. */
  run(grid: Uint8Array): void {
    const { state } = this;
    this.read(grid);
    this.moves = 0;
    this.clearNext();
    this.depth = -1;
    for (let orientation = 0; orientation < this.orientations; orientation++) {
      state.orientation = orientation;
      state.taken = 0;
      state.weight = 1;
      state.columns.reset();
      this.takeNext();
    }
    for (let depth = 0; depth < this.size; depth++) {
      const { next } = this;
      this.next = this.states;
      this.states = next;
      this.clearNext();
      this.depth = depth;
      for (let i = 0; i < next.count; i++) this.carryOn(i);
    }
  }

  private clearNext(): void {
    this.next.count = 0;
    this.least = Number.MAX_SAFE_INTEGER;
  }

  private read(grid: Uint8Array): void {
    const { blankRows, digits, size } = this;
    const cells = size * size;
    blankRows.fill((1 << size) - 1);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const digit = grid[size * row + column];
        digits[size * row + column] = digit;
        digits[cells + size * column + row] = digit;
        if (digit === 0) continue;
        blankRows[0] &= ~(1 << row);
        blankRows[1] &= ~(1 << column);
      }
    }
  }

  /** Works the latest row of a state into its columns, in every order that is a choice. */
  private carryOn(i: number): void {
    const { before, size, state } = this;
    const { columns, lines } = state;
    this.states.load(i, state);
    for (let digit = 0; digit <= size; digit++) before[digit] = columns.label[digit];
    this.givenBefore = columns.given;
    this.row = this.cellOf(lines[this.depth]);
    const isBlank = (this.blankRows[state.orientation] >> lines[this.depth]) & 1;
    this.choose(0, isBlank === 0 ? columns.sort(this.row) : 0);
  }

  private cellOf(line: number): number {
    return this.size * (this.state.orientation * this.size + line);
  }

  /** Goes through the orders of the choices, from one on. */
  private choose(choice: number, count: number): void {
    if (choice === count) this.finish();
    else this.permute(choice, count, this.state.columns.choices[3 * choice]);
  }

  private permute(choice: number, count: number, from: number): void {
    const { columns } = this.state;
    const end = columns.choices[3 * choice + 1];
    const width = columns.choices[3 * choice + 2];
    if (from + width === end) {
      this.choose(choice + 1, count);
      return;
    }
    for (let other = from; other < end; other += width) {
      columns.swap(from, other, width);
      this.permute(choice, count, from + width);
      columns.swap(from, other, width);
    }
  }

  /** The order is chosen: labels the digits of the row, and goes on to the next. */
  private finish(): void {
    const { before, size } = this;
    const { columns } = this.state;
    for (let digit = 1; digit <= size; digit++) columns.label[digit] = before[digit];
    columns.given = this.givenBefore;
    columns.labelRow(this.row);
    if (this.depth + 1 < size) this.takeNext();
    else this.end();
  }

  /** Takes every row that may come next, as far as it is one of the least. */
  private takeNext(): void {
    const { depth, height, size } = this;
    const { lines, orientation, taken } = this.state;
    const blank = this.blankRows[orientation] & ~taken;
    const band = (1 << height) - 1;
    if ((depth + 1) % height !== 0) {
      const rows = (band << (lines[depth] - (lines[depth] % height))) & ~taken;
      if ((blank & rows) !== 0) this.takeBlank(blank & rows, 1);
      else this.takeLeast(rows);
      return;
    }
    if (blank === 0) {
      this.takeLeast(((1 << size) - 1) & ~taken);
      return;
    }
    let blankBands = 0;
    let firstBlankBand = 0;
    for (let row = 0; row < size; row += height) {
      const rows = blank & (band << row);
      if (rows === band << row) {
        if (blankBands++ === 0) firstBlankBand = rows;
      } else if (rows !== 0) this.takeBlank(rows, 1);
    }
    if (blankBands > 0) this.takeBlank(firstBlankBand, blankBands);
  }

  /** Takes the first of the blank rows of a band: it stands for them all, in so many bands. */
  private takeBlank(rows: number, bands: number): void {
    if (this.least > 0) {
      this.clearNext();
      this.least = 0;
    }
    this.take(lowestDigit(rows) - 1, bands * countDigits(rows));
  }

  private takeLeast(rows: number): void {
    if (this.least === 0) return;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const line = lowestDigit(rest) - 1;
      const row = this.state.columns.leastRow(this.cellOf(line));
      if (row > this.least) continue;
      if (row < this.least) {
        this.clearNext();
        this.least = row;
      }
      this.take(line, 1);
    }
  }

  private take(line: number, ways: number): void {
    this.state.lines[this.depth + 1] = line;
    this.next.push(this.state, line, ways);
  }

  /** Every row is taken: counts the state, and keeps the first as the way to the form. */
  private end(): void {
    const { form, labels, size } = this;
    const { columns, lines, orientation, weight } = this.state;
    const isFirst = this.moves === 0;
    this.moves += weight * columns.openOrders();
    if (!isFirst) return;
    this.labelled = columns.given;
    this.isTransposed = orientation === 1;
    this.rows.set(lines);
    this.columns.set(columns.places);
    let unused = columns.given;
    for (let digit = 0; digit <= size; digit++) {
      labels[digit] = columns.label[digit] > size ? ++unused : columns.label[digit];
    }
    for (let row = 0; row < size; row++) {
      const from = this.cellOf(lines[row]);
      for (let place = 0; place < size; place++) {
        form[size * row + place] = labels[this.digits[from + columns.places[place]]];
      }
    }
  }
}
