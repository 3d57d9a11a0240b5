// Hot code: it runs once per attempt to draw a grid.
import { type BoxPartitions, boxPartitions, WAY_TRIPLES } from './box-partitions.ts';
import type { Random } from './random.ts';

/**
 * The rows of the first box are 123, 456, 789, and its columns are 147, 258, 369. Each of these is
 * a set of digits, as a bit mask.
 */
const BOX_ROWS = [0o007, 0o070, 0o700];
const BOX_COLUMNS = [0o111, 0o222, 0o444];

/** The same numbers as in box-partitions.ts. */
const WAYS = 56;
const ORTHOGONAL = 36;
/**
 * An attempt begins with a random number below this bound. It encodes three numbers below 7, which
 * select ways, and four numbers below 36, which select orthogonal partitions. The fourth factor of
 * 7 encodes nothing. It brings the bound close to 2^32, so few random numbers are rejected.
 */
const CHOICES = 7 ** 4 * 36 ** 4;
/** The number of ways to rename the digits and order the lines in two bands and two stacks. */
const FORMS = 362_880 * 6 ** 4;
/** The largest multiple of FORMS below 2^32. */
const FAIR_FORMS = 9 * FORMS;

/**
 * Draws full 9×9 grids. All 6,670,903,752,021,072,936,960 grids are equally likely. About 1,100,000
 * grids are drawn per second at 2.5 GHz.
 *
 * The first box is 1 to 9 in order. The rest of its band and stack is drawn, with all choices
 * equally likely. Four choices remain, with 56 ways each: x2 says which digits are in which rows of
 * boxes 5 and 6, and x3 the same for boxes 8 and 9. y2 says which digits are in which columns of
 * boxes 5 and 8, and y3 the same for boxes 6 and 9. The four choices make a grid if they are
 * orthogonal in each of these boxes: every row of the box has exactly one digit in common with
 * every column.
 *
 * First x2 is drawn. In box 5, either 8 of the 56 ways for y2 are orthogonal to x2, or none are. If
 * there are 8, one of them is drawn. In the same way, y3 is drawn orthogonal to x2 in box 6, and x3
 * orthogonal to y2 in box 8. If there is no way to draw, or if x3 and y3 are not orthogonal in box
 * 9, everything is drawn again. A grid takes eleven attempts on average. Finally the digits are
 * renamed, and the lines of the other two bands and stacks are shuffled.
 */
export class UniformGrids {
  private readonly tables: BoxPartitions = boxPartitions();
  /** 56 × the row partition of the first box, and 56 × its column partition. */
  private readonly firstRows: number = WAYS * this.indexOf(BOX_ROWS);
  private readonly firstColumns: number = WAYS * this.indexOf(BOX_COLUMNS);
  /**
   * The column partitions that are possible in boxes 2 and 3. For way w, the 36 partitions of box 2
   * begin at index 72w, and the 36 partitions of box 3 at index 72w + 36.
   */
  private readonly columnsBeside: Uint16Array = this.across(this.firstRows);
  /** The row partitions that are possible in boxes 4 and 7, in the same layout. */
  private readonly rowsBelow: Uint16Array = this.across(this.firstColumns);
  /** Index 6p + i → the name of digit i in permutation p of the first six digits. */
  private readonly sixes: Uint8Array = permutationsOfSix();
  /** Set of one digit → the digit that replaces it in the grid. */
  private readonly named: Uint8Array = new Uint8Array(512);
  /** Box → the index of its rows in `triples`, and the index of its columns. */
  private readonly rows: Int32Array = new Int32Array(9);
  private readonly columns: Int32Array = new Int32Array(9);

  constructor() {
    this.rows[0] = (3 * this.firstRows) / WAYS;
    this.columns[0] = (3 * this.firstColumns) / WAYS;
  }

  /**
   * Writes a grid, 81 digits from 1 to 9, to `digits`, from index `at` on.
   *
   * @returns The number of attempts that it took.
   */
  draw(random: Random, digits: Uint8Array, at = 0): number {
    const { columns, columnsBeside, firstColumns, firstRows, rows, rowsBelow, tables } = this;
    const { crosses, others, wayClass, waysOfClass } = tables;
    // V8 computes with local constants when it compiles the function, which saves a fifth of the
    // time.
    const PARTITIONS = 280;
    const WAYS = 56;
    const NONE = 255;
    // This is xoshiro128** of random.ts. Local variables for its state save a third of the time.
    const { state } = random;
    let s0 = state[0] | 0;
    let s1 = state[1] | 0;
    let s2 = state[2] | 0;
    let s3 = state[3] | 0;
    for (let attempts = 1; ; attempts++) {
      let drawn: number;
      do {
        const times5 = Math.imul(s1, 5);
        drawn = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
        const shifted = s1 << 9;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = (s3 << 11) | (s3 >>> 21);
      } while (drawn >= CHOICES);
      const times5 = Math.imul(s1, 5);
      const bits = Math.imul((times5 << 7) | (times5 >>> 25), 9);
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);

      // A way is a number from 0 to 55: 8 × a number below 7, plus a number of three bits.
      const rest = (drawn / 1_296) >>> 0;
      const band = drawn - 1_296 * rest;
      const sevens = (rest / 1_296) >>> 0;
      const stack = rest - 1_296 * sevens;
      const bandWay = 8 * (sevens % 7) + ((bits >>> 29) & 7);
      const stackWay = 8 * (((sevens / 7) | 0) % 7) + ((bits >>> 26) & 7);
      const x2 = 8 * (((sevens / 49) | 0) % 7) + ((bits >>> 23) & 7);
      const band2 = (band / 36) | 0;
      const stack2 = (stack / 36) | 0;

      const columns2 = columnsBeside[72 * bandWay + band2];
      const rows4 = rowsBelow[72 * stackWay + stack2];
      const rows5 = rows4 * WAYS + x2;
      const class5 = wayClass[columns2 * PARTITIONS + others[2 * rows5]];
      if (class5 === NONE) continue;
      const columns3 = columnsBeside[72 * bandWay + 36 + band - 36 * band2];
      const class6 = wayClass[columns3 * PARTITIONS + others[2 * rows5 + 1]];
      if (class6 === NONE) continue;
      const rows7 = rowsBelow[72 * stackWay + 36 + stack - 36 * stack2];
      const columns5 = columns2 * WAYS + waysOfClass[8 * class5 + ((bits >>> 20) & 7)];
      const class8 = wayClass[rows7 * PARTITIONS + others[2 * columns5 + 1]];
      if (class8 === NONE) continue;
      const columns6 = columns3 * WAYS + waysOfClass[8 * class6 + ((bits >>> 17) & 7)];
      const rows8 = rows7 * WAYS + waysOfClass[8 * class8 + ((bits >>> 14) & 7)];
      const columns9 = others[2 * columns6 + 1];
      const rows9 = others[2 * rows8 + 1];
      if ((crosses[9 * rows9 + (columns9 >> 5)] & (1 << columns9)) === 0) continue;

      state[0] = s0;
      state[1] = s1;
      state[2] = s2;
      state[3] = s3;
      rows[1] = WAY_TRIPLES + 6 * (firstRows + bandWay);
      rows[2] = rows[1] + 3;
      rows[3] = 3 * rows4;
      rows[4] = WAY_TRIPLES + 6 * rows5;
      rows[5] = rows[4] + 3;
      rows[6] = 3 * rows7;
      rows[7] = WAY_TRIPLES + 6 * rows8;
      rows[8] = rows[7] + 3;
      columns[1] = 3 * columns2;
      columns[2] = 3 * columns3;
      columns[3] = WAY_TRIPLES + 6 * (firstColumns + stackWay);
      columns[4] = WAY_TRIPLES + 6 * columns5;
      columns[5] = WAY_TRIPLES + 6 * columns6;
      columns[6] = columns[3] + 3;
      columns[7] = columns[4] + 3;
      columns[8] = columns[5] + 3;
      this.write(random, digits, at);
      return attempts;
    }
  }

  /**
   * Lists partitions for each of the 56 ways to partition the second and the third box: first the
   * 36 partitions that are orthogonal to the partition of the second box, then the 36 that are
   * orthogonal to the partition of the third box. `first` is 56 × the number of the partition of
   * the first box.
   */
  private across(first: number): Uint16Array {
    const { orthogonal, others } = this.tables;
    const all = new Uint16Array(WAYS * 2 * ORTHOGONAL);
    for (let i = 0; i < 2 * WAYS; i++) {
      const from = ORTHOGONAL * others[2 * first + i];
      all.set(orthogonal.subarray(from, from + ORTHOGONAL), ORTHOGONAL * i);
    }
    return all;
  }

  private indexOf(partition: readonly number[]): number {
    const { triples } = this.tables;
    let index = 0;
    while (partition.some((triple, i) => triples[3 * index + i] !== triple)) index++;
    return index;
  }

  private write(random: Random, digits: Uint8Array, at: number): void {
    const { columns, named, rows } = this;
    const { triples } = this.tables;
    let drawn = random.next();
    while (drawn >= FAIR_FORMS) drawn = random.next();
    const naming = (drawn / (9 * 1_296)) >>> 0;
    this.name(naming);
    // A number below 6^4 that encodes the orders of the lines in bands and stacks 2 and 3.
    const orders = ((drawn / 9) >>> 0) - 1_296 * naming;
    const bands = [0o210, ORDERS[orders % 6], ORDERS[((orders / 6) | 0) % 6]];
    const stacks = [0o210, ORDERS[((orders / 36) | 0) % 6], ORDERS[(orders / 216) | 0]];
    for (let band = 0; band < 3; band++) {
      const down = bands[band];
      for (let stack = 0; stack < 3; stack++) {
        const along = stacks[stack];
        const row = rows[3 * band + stack];
        const r0 = triples[row + (down & 7)];
        const r1 = triples[row + ((down >> 3) & 7)];
        const r2 = triples[row + (down >> 6)];
        const column = columns[3 * band + stack];
        const c0 = triples[column + (along & 7)];
        const c1 = triples[column + ((along >> 3) & 7)];
        const c2 = triples[column + (along >> 6)];
        const cell = at + 27 * band + 3 * stack;
        digits[cell] = named[r0 & c0];
        digits[cell + 1] = named[r0 & c1];
        digits[cell + 2] = named[r0 & c2];
        digits[cell + 9] = named[r1 & c0];
        digits[cell + 10] = named[r1 & c1];
        digits[cell + 11] = named[r1 & c2];
        digits[cell + 18] = named[r2 & c0];
        digits[cell + 19] = named[r2 & c1];
        digits[cell + 20] = named[r2 & c2];
      }
    }
  }

  /** Names the digits by the permutation with this number (inside-out Fisher–Yates shuffle). */
  private name(permutation: number): void {
    const { named, sixes } = this;
    const rest = (permutation / 720) | 0;
    const first = 6 * (permutation - 720 * rest);
    for (let i = 0; i < 6; i++) named[1 << i] = sixes[first + i];
    insert(named, 6, rest % 7);
    insert(named, 7, ((rest / 7) | 0) % 8);
    insert(named, 8, (rest / 56) | 0);
  }
}

/** Gives digit i the name of digit j, and digit j the new name i + 1. */
function insert(named: Uint8Array, i: number, j: number): void {
  named[1 << i] = named[1 << j];
  named[1 << j] = i + 1;
}

/** Returns the 720 permutations of six digits, one after another. */
function permutationsOfSix(): Uint8Array {
  const all = new Uint8Array(720 * 6);
  const named = new Uint8Array(64);
  for (let permutation = 0; permutation < 720; permutation++) {
    for (let i = 0, rest = permutation; i < 6; rest = (rest / (i + 1)) | 0, i++) {
      insert(named, i, rest % (i + 1));
    }
    for (let i = 0; i < 6; i++) all[6 * permutation + i] = named[1 << i];
  }
  return all;
}

/** The six orders of three lines, three bits per line. */
const ORDERS = [0o210, 0o120, 0o201, 0o021, 0o102, 0o012];
