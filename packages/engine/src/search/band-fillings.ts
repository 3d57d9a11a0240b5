import { lowestDigit } from '../grid/digit-set.ts';
import { DigitClasses, type DigitTypes } from './digit-types.ts';

// Hot code: plain loops, integers and preallocated arrays only.

/** The maximum number of counts to remember. This many counts take about 100 MB. */
const REMEMBERED = 1_500_000;

/**
 * Counts the fillings of one band. The digits of every column are known, so a filling only decides
 * the row of each digit.
 *
 * Two rows are easy: draw a line from every digit to each of its columns. The lines form cycles,
 * and each cycle can be filled in at most two ways. With three rows, all choices for the first row
 * are tried, which leaves two rows. With four rows, all ways to divide the digits between the first
 * two rows and the last two are tried.
 */
export class BandFillings {
  private readonly boxRows: number;
  private readonly boxColumns: number;
  private readonly size: number;
  /** Row × size + column → the digits that the cell may take. */
  private readonly masks: Uint16Array;
  /**
   * Whether all rows have the same masks. Then all 3 or 6 choices for the first column lead to the
   * same number of fillings, so only one of them is counted.
   */
  private readonly rowsAlike: boolean;
  private readonly classes: DigitClasses;
  private known = new Map<number, number>();
  /** Column → its digits in the rows not chosen yet. */
  private readonly left: Int32Array;
  /** Column → its digits in the first two of four rows. */
  private readonly chosen: Int32Array;
  /** Digit → its two columns in a pair of rows, combined by exclusive or. */
  private readonly columnsOf: Int32Array;

  constructor(masks: Uint16Array, boxRows: number, boxColumns: number) {
    this.boxRows = boxRows;
    this.boxColumns = boxColumns;
    this.size = boxRows * boxColumns;
    this.masks = masks;
    this.rowsAlike = masks.every((mask, i) => mask === masks[i % this.size]);
    this.classes = new DigitClasses(masks, this.size, boxColumns ** boxRows);
    this.left = new Int32Array(this.size);
    this.chosen = new Int32Array(this.size);
    this.columnsOf = new Int32Array(this.size);
  }

  /** The number of fillings in which the digits are in these columns. */
  count(types: DigitTypes): number {
    const key = this.classes.key(types);
    let count = this.known.get(key);
    if (count === undefined) {
      count = this.fill(types);
      if (this.known.size >= REMEMBERED) this.known = new Map();
      this.known.set(key, count);
    }
    return count;
  }

  private fill(types: DigitTypes): number {
    const { boxRows, boxColumns, size, left } = this;
    left.fill(0);
    for (let digit = 0; digit < size; digit++) {
      let type = types[digit];
      for (let stack = 0; stack < boxRows; stack++) {
        left[stack * boxColumns + (type % boxColumns)] |= 1 << digit;
        type = Math.floor(type / boxColumns);
      }
    }
    if (boxRows === 2) return this.pairs(left, 0);
    const count = boxRows === 3 ? this.firstRow(0, 0) : this.firstRows(0, 0, 0);
    return this.rowsAlike ? count * (boxRows === 3 ? 3 : 6) : count;
  }

  /**
   * For three rows: chooses the digits of the first row, from this column on. `used` has the digits
   * chosen so far.
   */
  private firstRow(column: number, used: number): number {
    const { size, masks, left } = this;
    if (column === size) return this.pairs(left, 1);
    let count = 0;
    for (let rest = left[column] & masks[column] & ~used; rest !== 0; rest &= rest - 1) {
      const digit = rest & -rest;
      left[column] ^= digit;
      count += this.firstRow(column + 1, used | digit);
      left[column] ^= digit;
      if (column === 0 && this.rowsAlike) break;
    }
    return count;
  }

  /**
   * For four rows: chooses two digits per column for the first two rows, from this column on.
   * `once` has the digits chosen in at least one column so far. `twice` has the digits chosen in
   * two columns.
   */
  private firstRows(column: number, once: number, twice: number): number {
    const { size, left, chosen, boxColumns } = this;
    if (column === size) {
      const first = this.pairs(chosen, 0);
      return first === 0 ? 0 : first * this.pairs(left, 2);
    }
    const all = left[column];
    // There are four stacks, and a digit is in one column of each. In two of these four columns,
    // the digit is chosen for the first two rows.
    const stack = Math.floor(column / boxColumns);
    const must = stack === 3 ? all & ~twice : stack === 2 ? all & ~once : 0;
    const may = all & ~twice;
    let count = 0;
    choices: for (let a = may; a !== 0; a &= a - 1) {
      const low = a & -a;
      for (let b = a ^ low; b !== 0; b &= b - 1) {
        const pair = low | (b & -b);
        if ((must & ~pair) !== 0) continue;
        chosen[column] = pair;
        left[column] = all ^ pair;
        count += this.firstRows(column + 1, once | pair, twice | (once & pair));
        if (column === 0 && this.rowsAlike) break choices;
      }
    }
    left[column] = all;
    return count;
  }

  /** Counts the fillings of the rows `row` and `row + 1`. `digits` has two digits per column. */
  private pairs(digits: Int32Array, row: number): number {
    const { size, masks, columnsOf } = this;
    columnsOf.fill(0);
    for (let column = 0; column < size; column++) {
      const pair = digits[column];
      columnsOf[lowestDigit(pair) - 1] ^= column;
      columnsOf[31 - Math.clz32(pair)] ^= column;
    }
    const upper = row * size;
    const lower = upper + size;
    let count = 1;
    let seen = 0;
    for (let start = 0; start < size; start++) {
      if ((seen & (1 << start)) !== 0) continue;
      // Along a cycle, the digits go alternately to the upper and the lower row. Either row can get
      // the first digit.
      let one = true;
      let other = true;
      let column = start;
      let digit = digits[start] & -digits[start];
      do {
        seen |= 1 << column;
        const mate = digits[column] ^ digit;
        one &&= (masks[upper + column] & digit) !== 0 && (masks[lower + column] & mate) !== 0;
        other &&= (masks[upper + column] & mate) !== 0 && (masks[lower + column] & digit) !== 0;
        digit = mate;
        column ^= columnsOf[31 - Math.clz32(mate)];
      } while (column !== start);
      count *= Number(one) + Number(other);
      if (count === 0) return 0;
    }
    return count;
  }
}
