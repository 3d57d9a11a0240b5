// Hot code: plain loops, integers and typed arrays only.
import type { Geometry } from './geometry.ts';

/**
 * The order of the columns, and the labels of the digits, in a minlex form. The form is built row
 * by row, and each row fixes more columns and labels.
 *
 * Columns that are blank in all rows so far come first in their stack, and their order is still
 * open. Stacks that are blank in all rows so far come first in the grid, and their order is open
 * too. A parameter `row` is the index of the first cell of a row.
 */
export class ColumnOrder {
  /** Column of the form → column of the grid. */
  readonly places: Uint8Array;
  /** Stack → the number of its columns that are blank so far. */
  readonly open: Uint8Array;
  /**
   * Digit → its label, which is its new name in the form. Entry 0, for a blank, is 0. If a digit
   * has no label yet, its entry is larger than the size.
   */
  readonly label: Uint8Array;
  /** The number of digits that have a label. */
  labelled = 0;
  /**
   * After `sort`, the runs of columns whose order is still open. Each run is three numbers: its
   * start, its end, and how many columns move together.
   */
  readonly choices: Uint8Array;

  private readonly size: number;
  private readonly width: number;
  private readonly digits: Uint8Array;
  /**
   * Blank stack → a key of the row's digits in this stack: their labels, ascending, four bits each.
   */
  private readonly keys: Int32Array;
  private readonly block: Uint8Array;
  /** Stack → the factor of what lies before it in a row that is read as a number. */
  private readonly powers: Float64Array;
  private readonly values: Uint8Array;

  /** The number of bytes of `places`, `open` and `label`. */
  static bytes({ boxRows, size }: Geometry): number {
    return 2 * size + boxRows + 1;
  }

  /**
   * @param digits The cells of the grid. The caller may overwrite them between uses.
   * @param bytes The room for `places`, `open` and `label`.
   */
  constructor({ boxRows, boxColumns, size }: Geometry, digits: Uint8Array, bytes: Uint8Array) {
    this.size = size;
    this.width = boxColumns;
    this.digits = digits;
    this.places = bytes.subarray(0, size);
    this.label = bytes.subarray(size, 2 * size + 1);
    this.open = bytes.subarray(2 * size + 1, 2 * size + 1 + boxRows);
    this.choices = new Uint8Array(6 * size);
    this.keys = new Int32Array(boxRows);
    this.block = new Uint8Array(boxColumns);
    this.values = new Uint8Array(boxColumns);
    this.powers = Float64Array.from(
      { length: boxRows },
      (_, stack) => (size + 1) ** (size - boxColumns * stack),
    );
  }

  /** Starts again with an empty form. */
  reset(): void {
    for (let place = 0; place < this.size; place++) this.places[place] = place;
    this.open.fill(this.width);
    this.label.fill(this.size + 1);
    this.label[0] = 0;
    this.labelled = 0;
  }

  /**
   * The smallest form of a row, read as a number in base size + 1. A number above `most` may be any
   * number above it.
   */
  leastRow(row: number, most: number): number {
    const { digits, keys, label, open, places, size, values, width } = this;
    const base = size + 1;
    let { labelled } = this;
    let least = 0;
    const stacks = this.sortKeys(row);
    for (let stack = 0; stack < stacks; stack++) {
      for (let shift = 4 * width - 4; shift >= 0; shift -= 4) {
        const value = (keys[stack] >> shift) & 15;
        least = base * least + (value > size ? ++labelled : value);
      }
    }
    for (let stack = stacks; stack < open.length; stack++) {
      const smallest = least * this.powers[stack];
      if (smallest > most) return smallest;
      const from = stack * width;
      const blank = open[stack];
      for (let i = 0; i < blank; i++) {
        const value = label[digits[row + places[from + i]]];
        let to = i;
        for (; to > 0 && value < values[to - 1]; to--) values[to] = values[to - 1];
        values[to] = value;
      }
      for (let i = 0; i < width; i++) {
        const value = i < blank ? values[i] : label[digits[row + places[from + i]]];
        least = base * least + (value > size ? ++labelled : value);
      }
    }
    return least;
  }

  /**
   * Sorts the open columns to make the row as small as possible: blanks first, then digits with a
   * label, then digits without a label. Writes the runs of columns whose order stays open to
   * `choices`, and returns their number.
   */
  sort(row: number): number {
    const { digits, label, open, places, size, width } = this;
    let count = this.sortStacks(row);
    for (let stack = 0; stack < open.length; stack++) {
      const from = stack * width;
      const end = from + open[stack];
      let blank = 0;
      let fresh = 0;
      for (let place = from; place < end; place++) {
        const column = places[place];
        const value = label[digits[row + column]];
        if (value === 0) blank++;
        else if (value > size) fresh++;
        let to = place;
        for (; to > from && value < label[digits[row + places[to - 1]]]; to--) {
          places[to] = places[to - 1];
        }
        places[to] = column;
      }
      open[stack] = blank;
      if (fresh > 1) count = this.addChoice(count, end - fresh, end, 1);
    }
    return count;
  }

  /** Labels the digits that appear for the first time in this row, from left to right. */
  labelRow(row: number): void {
    const { digits, label, places, size } = this;
    for (let place = 0; place < size; place++) {
      const digit = digits[row + places[place]];
      if (label[digit] > size) label[digit] = ++this.labelled;
    }
  }

  /** Swaps the `width` columns that start at `a` with the `width` columns that start at `b`. */
  swap(a: number, b: number, width: number): void {
    const { places } = this;
    for (let i = 0; i < width; i++) {
      const column = places[a + i];
      places[a + i] = places[b + i];
      places[b + i] = column;
    }
  }

  /** The number of ways to order the blank columns and stacks. */
  openOrders(): number {
    let orders = 1;
    for (let stack = 0; stack < this.open.length; stack++) {
      for (let i = 2; i <= this.open[stack]; i++) orders *= i;
      if (this.open[stack] === this.width) orders *= stack + 1;
    }
    return orders;
  }

  /** Sorts the keys that this row has in the blank stacks. Returns the number of these stacks. */
  private sortKeys(row: number): number {
    const { keys, open, width } = this;
    let stack = 0;
    for (; stack < open.length && open[stack] === width; stack++) {
      const key = this.keyOf(row, stack);
      let to = stack;
      for (; to > 0 && key < keys[to - 1]; to--) keys[to] = keys[to - 1];
      keys[to] = key;
    }
    return stack;
  }

  /**
   * Sorts the blank stacks by their keys. Stacks with equal keys become a run in `choices`, unless
   * the row is blank in them. A row has each label only once. So if two keys are equal, the row has
   * only blanks and new digits in these stacks. Returns the number of runs.
   */
  private sortStacks(row: number): number {
    const { block, keys, open, places, width } = this;
    let stacks = 0;
    for (; stacks < open.length && open[stacks] === width; stacks++) {
      const from = stacks * width;
      const key = this.keyOf(row, stacks);
      let to = stacks;
      for (; to > 0 && key < keys[to - 1]; to--) keys[to] = keys[to - 1];
      keys[to] = key;
      if (to === stacks) continue;
      for (let i = 0; i < width; i++) block[i] = places[from + i];
      places.copyWithin((to + 1) * width, to * width, from);
      places.set(block, to * width);
    }
    let count = 0;
    for (let run = 0, stack = 1; stack <= stacks; stack++) {
      if (stack < stacks && keys[stack] === keys[run]) continue;
      if (stack - run > 1 && keys[run] !== 0) {
        count = this.addChoice(count, run * width, stack * width, width);
      }
      run = stack;
    }
    return count;
  }

  private keyOf(row: number, stack: number): number {
    const { digits, label, places, values, width } = this;
    const from = stack * width;
    for (let i = 0; i < width; i++) {
      const value = label[digits[row + places[from + i]]];
      let to = i;
      for (; to > 0 && value < values[to - 1]; to--) values[to] = values[to - 1];
      values[to] = value;
    }
    let key = 0;
    for (let i = 0; i < width; i++) key = 16 * key + values[i];
    return key;
  }

  private addChoice(count: number, from: number, end: number, width: number): number {
    this.choices[3 * count] = from;
    this.choices[3 * count + 1] = end;
    this.choices[3 * count + 2] = width;
    return count + 1;
  }
}
