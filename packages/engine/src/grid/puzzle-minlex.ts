// Hot code: plain loops, integers and typed arrays only.
import { countDigits, lowestDigit } from './digit-set.ts';
import { FirstRows } from './first-rows.ts';
import type { Geometry } from './geometry.ts';
import { MinlexState, MinlexStates } from './minlex-states.ts';

/**
 * The largest size supported. A row is read as a number in base size + 1, which must be below 2^53.
 */
export const LARGEST_MINLEX = 12;

/**
 * Finds the minlex form of grids of one geometry, with any number of blanks.
 *
 * The form is built row by row, from the top. A state is one way to begin the form. It consists of
 * the rows taken from the grid or from the transposed grid, and of the column order and digit
 * labels that these rows fix. Each state is extended by every possible next row. Only the states
 * with the smallest new row are kept for the next step. Equivalent ways to begin the form share a
 * state:
 *
 * - Blank columns and blank stacks stay unordered (see ColumnOrder). But if a row has several new
 *   digits, each order of their columns becomes a state.
 * - Only one order of the blank rows of a band is tried, and only one order of the blank bands. The
 *   weight of a state is the number of orders that it represents.
 *
 * The number of automorphisms is a product of three numbers: the sum of the weights of the final
 * states, the number of orders of the blank columns, and the number of ways to name the digits that
 * do not occur.
 */
export class PuzzleMinlex {
  /** The form of the latest grid. It has one digit per cell, and 0 for a blank. */
  readonly form: Uint8Array;
  /**
   * The number of reorderings of the lines that change nothing but the names of the digits. A
   * reordering may include a transposition.
   */
  moves = 0;
  /** The number of different digits in the grid. */
  labelled = 0;
  /** The transform from the grid to the form. See Transform. */
  isTransposed = false;
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  readonly labels: Uint8Array;

  private readonly size: number;
  /** The number of rows in a band. */
  private readonly height: number;
  private readonly orientations: number;
  /** The grid, followed by the transposed grid. */
  private readonly digits: Uint8Array;
  /** Blank rows, one bit each. Entry 0 is for the grid, and entry 1 for the transposed grid. */
  private readonly blankRows = new Int32Array(2);
  private readonly firstRows: FirstRows;
  /** The state that is being extended. */
  private readonly state: MinlexState;
  /** Digit → its label before the latest row was added to the state. */
  private readonly before: Uint8Array;
  private labelledBefore = 0;
  /** The index of the first cell of the latest row of the state. */
  private row = 0;
  /** The number of the latest row in the form, counted from 0. */
  private depth = 0;
  private states: MinlexStates;
  private next: MinlexStates;
  /** The smallest next row found so far, or the rank of the first one. */
  private least = 0;

  /** @throws RangeError if the size exceeds LARGEST_MINLEX. */
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
    this.firstRows = new FirstRows(geometry);
    this.state = new MinlexState(geometry, this.digits);
    this.states = new MinlexStates(this.state.words.length);
    this.next = new MinlexStates(this.state.words.length);
  }

  /**
   * Finds the minlex form of a grid without conflicts. `grid` has one digit per cell, or 0 for a
   * blank.
   */
  run(grid: Uint8Array): void {
    const { state } = this;
    this.read(grid);
    this.moves = 0;
    this.clearNext();
    this.depth = -1;
    for (let orientation = 0; orientation < this.orientations; orientation++) {
      state.begin(orientation);
      this.pushNextRows();
    }
    for (let depth = 0; depth < this.size; depth++) {
      const { next } = this;
      this.next = this.states;
      this.states = next;
      this.clearNext();
      this.depth = depth;
      for (let i = 0; i < next.count; i++) this.extend(i);
    }
  }

  private clearNext(): void {
    this.next.count = 0;
    this.least = Number.MAX_SAFE_INTEGER;
  }

  private read(grid: Uint8Array): void {
    const { blankRows, digits, firstRows, size } = this;
    const cells = size * size;
    blankRows.fill((1 << size) - 1);
    firstRows.clear();
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const digit = grid[size * row + column];
        digits[size * row + column] = digit;
        digits[cells + size * column + row] = digit;
        if (digit === 0) continue;
        blankRows[0] &= ~(1 << row);
        blankRows[1] &= ~(1 << column);
        firstRows.addGiven(row, column);
      }
    }
  }

  /** Sorts the columns of state `i` by its latest row. Tries every order that is still possible. */
  private extend(i: number): void {
    const { before, size, state } = this;
    const { columns, lines } = state;
    this.states.load(i, state);
    for (let digit = 0; digit <= size; digit++) before[digit] = columns.label[digit];
    this.labelledBefore = columns.labelled;
    this.row = this.cellOf(lines[this.depth]);
    const isBlank = (this.blankRows[state.orientation] >> lines[this.depth]) & 1;
    this.choose(0, isBlank === 0 ? columns.sort(this.row) : 0);
  }

  private cellOf(line: number): number {
    return this.size * (this.state.orientation * this.size + line);
  }

  /**
   * Tries all orders of the columns in run number `choice` of `choices`, each together with all
   * orders in the later runs.
   */
  private choose(choice: number, count: number): void {
    if (choice === count) this.finishRow();
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

  /** Labels the digits of the latest row in the chosen order, and pushes the next rows. */
  private finishRow(): void {
    const { before, size } = this;
    const { columns } = this.state;
    for (let digit = 1; digit <= size; digit++) columns.label[digit] = before[digit];
    columns.labelled = this.labelledBefore;
    columns.labelRow(this.row);
    if (this.depth + 1 < size) this.pushNextRows();
    else this.finishGrid();
  }

  /** Pushes a state for every possible next row, unless a smaller next row is known. */
  private pushNextRows(): void {
    const { depth, height, size } = this;
    const { lines, orientation, taken } = this.state;
    const blank = this.blankRows[orientation] & ~taken;
    const band = (1 << height) - 1;
    if ((depth + 1) % height !== 0) {
      const rows = (band << (lines[depth] - (lines[depth] % height))) & ~taken;
      if ((blank & rows) !== 0) this.pushBlankRow(blank & rows, 1);
      else this.pushLeastRows(rows);
      return;
    }
    if (blank === 0) {
      this.pushLeastRows(((1 << size) - 1) & ~taken);
      return;
    }
    let blankBands = 0;
    let firstBlankBand = 0;
    for (let row = 0; row < size; row += height) {
      const rows = blank & (band << row);
      if (rows === band << row) {
        if (blankBands++ === 0) firstBlankBand = rows;
      } else if (rows !== 0) this.pushBlankRow(rows, 1);
    }
    if (blankBands > 0) this.pushBlankRow(firstBlankBand, blankBands);
  }

  /**
   * `rows` are blank rows of one band. Pushes only the first of them. This row represents all of
   * them, and as many rows in each of `bands` − 1 other blank bands.
   */
  private pushBlankRow(rows: number, bands: number): void {
    if (this.least > 0) {
      this.clearNext();
      this.least = 0;
    }
    this.pushRow(lowestDigit(rows) - 1, bands * countDigits(rows));
  }

  private pushLeastRows(rows: number): void {
    if (this.least === 0) return;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      const line = lowestDigit(rest) - 1;
      const row =
        this.depth < 0
          ? this.firstRows.rank(this.state.orientation, line)
          : this.state.columns.leastRow(this.cellOf(line), this.least);
      if (row > this.least) continue;
      if (row < this.least) {
        this.clearNext();
        this.least = row;
      }
      this.pushRow(line, 1);
    }
  }

  private pushRow(line: number, ways: number): void {
    this.state.lines[this.depth + 1] = line;
    this.next.push(this.state, line, ways);
  }

  /**
   * Called when the form is complete. Adds the automorphisms of the state to `moves`. The first
   * state also sets the form and the transform.
   */
  private finishGrid(): void {
    const { form, labels, size } = this;
    const { columns, lines, orientation, weight } = this.state;
    const isFirst = this.moves === 0;
    this.moves += weight * columns.openOrders();
    if (!isFirst) return;
    this.labelled = columns.labelled;
    this.isTransposed = orientation === 1;
    this.rows.set(lines);
    this.columns.set(columns.places);
    let unused = columns.labelled;
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
