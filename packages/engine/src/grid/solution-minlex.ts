// Hot code: plain loops, integers and typed arrays only.
import { CLASSIC } from './geometry.ts';
import { type SecondRows, secondRows, thirdKey } from './second-rows.ts';

const { size: SIZE, cells: CELLS } = CLASSIC;

/**
 * Finds the minlex form of full classic grids.
 *
 * The first row can always be renamed to 123456789. In the grid and the transposed grid, there are
 * 36 ways to choose a first row and a second row from the same band. For each way, a table
 * (SecondRows) gives the smallest second row and all column orders that make it. Only the ways with
 * the smallest second row of all are kept. For each of them, the other two bands and the rows in
 * them are sorted by their first column. The resulting rows are compared with the smallest form so
 * far. The number of automorphisms is the number of ways and column orders that make the smallest
 * form.
 */
export class SolutionMinlex {
  /** The form of the latest grid: 81 digits. */
  readonly form: Uint8Array = new Uint8Array(CELLS);
  automorphisms = 0;
  /** The transform from the grid to the form. See Transform. */
  isTransposed = false;
  readonly rows: Uint8Array = new Uint8Array(SIZE);
  readonly columns: Uint8Array = new Uint8Array(SIZE);
  readonly labels: Uint8Array = new Uint8Array(SIZE + 1);

  private readonly table: SecondRows = secondRows();
  /** The grid, followed by the transposed grid. */
  private readonly digits = new Uint8Array(2 * CELLS);
  /**
   * 10 × line + digit → the place of the digit in the line. Lines 0 to 8 are the rows, and lines 9
   * to 17 are the columns.
   */
  private readonly columnOf = new Uint8Array(2 * SIZE * (SIZE + 1));
  /**
   * The ways with the smallest second row. Each way is three numbers: the first line, the second
   * line, and the key of their map (see SecondRows).
   */
  private readonly ways = new Int32Array(3 * 36);
  private readonly label = new Uint8Array(SIZE + 1);
  /**
   * Row of the form → line of the grid. Lines 0 to 8 are the rows, and lines 9 to 17 are the
   * columns.
   */
  private readonly lines = new Uint8Array(SIZE);

  /** Finds the form of a solution: 81 digits. */
  run(solution: Uint8Array): void {
    this.read(solution);
    const ways = this.findWays();
    this.automorphisms = 0;
    const { table } = this;
    for (let way = 0; way < ways; way++) {
      const first = this.ways[3 * way];
      const second = this.ways[3 * way + 1];
      const key = this.ways[3 * way + 2];
      const from = table.from[key];
      const end = from + table.count[table.classes[key]];
      for (let at = from; at < end; at++) this.compare(first, second, SIZE * table.best[at]);
    }
  }

  private read(solution: Uint8Array): void {
    const { columnOf, digits } = this;
    for (let row = 0; row < SIZE; row++) {
      for (let column = 0; column < SIZE; column++) {
        const digit = solution[SIZE * row + column];
        digits[SIZE * row + column] = digit;
        digits[CELLS + SIZE * column + row] = digit;
        columnOf[10 * row + digit] = column;
        columnOf[10 * (SIZE + column) + digit] = row;
      }
    }
  }

  /** Writes the ways with the smallest second row to `ways`. Returns their number. */
  private findWays(): number {
    const { columnOf, digits, table, ways } = this;
    const { classes, firstKey, secondKey } = table;
    let least = classes.length;
    let count = 0;
    for (let first = 0; first < 2 * SIZE; first++) {
      const band = first - (first % 3);
      const at = 10 * first;
      for (let second = band; second < band + 3; second++) {
        if (second === first) continue;
        const row = SIZE * second;
        const key =
          firstKey[
            81 * columnOf[at + digits[row]] +
              9 * columnOf[at + digits[row + 1]] +
              columnOf[at + digits[row + 2]]
          ] +
          secondKey[
            81 * columnOf[at + digits[row + 3]] +
              9 * columnOf[at + digits[row + 4]] +
              columnOf[at + digits[row + 5]]
          ] +
          thirdKey(
            columnOf[at + digits[row + 6]],
            columnOf[at + digits[row + 7]],
            columnOf[at + digits[row + 8]],
          );
        if (classes[key] > least) continue;
        if (classes[key] < least) {
          least = classes[key];
          count = 0;
        }
        ways[3 * count] = first;
        ways[3 * count + 1] = second;
        ways[3 * count + 2] = key;
        count++;
      }
    }
    return count;
  }

  /**
   * Transforms the grid so that it begins with lines `first` and `second`. Keeps the result if it
   * is smaller than the form so far. Stops at the first digit that is larger.
   */
  private compare(first: number, second: number, order: number): void {
    const { columns, digits, form, label, lines, rows, table } = this;
    const { orders } = table;
    // The lines of the band are `band`, `band` + 1 and `band` + 2. Their sum is 3 × `band` + 3.
    const band = first - (first % 3);
    const third = 3 * band + 3 - first - second;
    for (let place = 0; place < SIZE; place++) {
      label[digits[SIZE * first + orders[order + place]]] = place + 1;
    }
    let isSmaller = this.automorphisms === 0;
    for (let place = 0; place < SIZE; place++) {
      const value = label[digits[SIZE * third + orders[order + place]]];
      if (!isSmaller) {
        if (value > form[18 + place]) return;
        if (value === form[18 + place]) continue;
        isSmaller = true;
      }
      form[18 + place] = value;
    }
    this.sortBands(band, orders[order]);
    for (let row = 3; row < SIZE; row++) {
      const from = SIZE * lines[row];
      const to = SIZE * row;
      for (let place = 0; place < SIZE; place++) {
        const value = label[digits[from + orders[order + place]]];
        if (!isSmaller) {
          if (value > form[to + place]) return;
          if (value === form[to + place]) continue;
          isSmaller = true;
        }
        form[to + place] = value;
      }
    }
    this.automorphisms++;
    if (!isSmaller) return;
    this.automorphisms = 1;
    lines[0] = first;
    lines[1] = second;
    lines[2] = third;
    this.isTransposed = first >= SIZE;
    for (let place = 0; place < SIZE; place++) {
      form[place] = place + 1;
      columns[place] = orders[order + place];
      form[SIZE + place] = label[digits[SIZE * second + columns[place]]];
      rows[place] = lines[place] % SIZE;
    }
    this.labels.set(label);
  }

  /** Sorts the two bands other than `taken`, and the rows in these bands, by their first column. */
  private sortBands(taken: number, column: number): void {
    const { digits, label, lines } = this;
    const orientation = taken < SIZE ? 0 : SIZE;
    let at = 3;
    for (let band = orientation; band < orientation + SIZE; band += 3) {
      if (band === taken) continue;
      for (let row = band; row < band + 3; row++) {
        const value = label[digits[SIZE * row + column]];
        let to = at + row - band;
        for (; to > at && value < label[digits[SIZE * lines[to - 1] + column]]; to--) {
          lines[to] = lines[to - 1];
        }
        lines[to] = row;
      }
      at += 3;
    }
    if (label[digits[SIZE * lines[3] + column]] < label[digits[SIZE * lines[6] + column]]) return;
    for (let row = 3; row < 6; row++) {
      const other = lines[row];
      lines[row] = lines[row + 3];
      lines[row + 3] = other;
    }
  }
}
