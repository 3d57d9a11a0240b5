// Hot: runs once a draw of a grid. Plain loops, integers, preallocated arrays.
import { type BoxPartitions, boxPartitions } from './box-partitions.ts';
import type { Random } from './random.ts';

/** The partition of 123 456 789 and that of 147 258 369 are those of the first box. */
const BOX_ROWS = [0o007, 0o070, 0o700];
const BOX_COLUMNS = [0o111, 0o222, 0o444];

/** The ways in which two boxes go with the first, and the partitions orthogonal to one. */
const WAYS = 56;
const ORTHOGONAL = 36;
/** 7 × the ways to choose three sevenths of ways and four orthogonal partitions. */
const CHOICES = 7 ** 4 * 36 ** 4;
/** Names of digits, and orders of the lines of two bands and two stacks. */
const FORMS = 362_880 * 6 ** 4;
/** The most of 32 bits that FORMS goes into. */
const FAIR_FORMS = 9 * FORMS;

/**
 * Draws classic full grids, each of the 6,670,903,752,021,072,936,960 exactly as likely as any other,
 * some 900,000 a second at 2.5 GHz.
 *
 * The first box is 1 to 9 in order. The rest of its band and of its stack are drawn; every choice is
 * as likely. What the rows of box 5 and 6 hold then has 56 ways (x2), those of 8 and 9 too (x3), the
 * columns of 5 and 8 (y2) and of 6 and 9 (y3); a grid is four ways of which each of the four boxes
 * gets two that are orthogonal. x2 is drawn; of the 56 ways y2 that suit box 5 either 8 do or none,
 * of y3 that suit box 6 too, of x3 that suit box 8 too: one of the 8 is drawn each time. Where there
 * is none, or x3 does not suit box 9, all is drawn anew, eleven times on average. So every grid has
 * had the same chance. At last digits are renamed, and the lines shuffled whose order was left open.
 */
export class UniformGrids {
  private readonly tables: BoxPartitions = boxPartitions();
  /** The partition of the first box's rows, times the ways; and of its columns. */
  private readonly firstRows: number = WAYS * this.indexOf(BOX_ROWS);
  private readonly firstColumns: number = WAYS * this.indexOf(BOX_COLUMNS);
  /** (Way × 2 + box) × 36 → the columns that boxes 2 and 3 can have; rows of boxes 4 and 7. */
  private readonly columnsBeside: Uint16Array = this.across(this.firstRows);
  private readonly rowsBelow: Uint16Array = this.across(this.firstColumns);
  private readonly names: Uint8Array = new Uint8Array(9);
  /** Digit as a set → its name. */
  private readonly named: Uint8Array = new Uint8Array(512);
  /** Nine boxes × (three triples of rows, three of columns). */
  private readonly boxes: Uint16Array = new Uint16Array(9 * 6);

  /**
   * Writes a grid, 81 digits 1 to 9, to `digits` from `at` on.
   *
   * @returns The attempts that it took.
   */
  draw(random: Random, digits: Uint8Array, at = 0): number {
    const { columnsBeside, firstColumns, firstRows, rowsBelow, tables } = this;
    const { crosses, crossing, others, suits } = tables;
    // V8 folds what a function says itself: a fifth of the time.
    const PARTITIONS = 280;
    const WAYS = 56;
    const NONE = 255;
    // xoshiro128**, as in random.ts, but its state in registers: a third of the time.
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

      // A way is one of seven, and three bits.
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
      const suit5 = suits[columns2 * PARTITIONS + others[2 * rows5]];
      if (suit5 === NONE) continue;
      const columns3 = columnsBeside[72 * bandWay + 36 + band - 36 * band2];
      const suit6 = suits[columns3 * PARTITIONS + others[2 * rows5 + 1]];
      if (suit6 === NONE) continue;
      const rows7 = rowsBelow[72 * stackWay + 36 + stack - 36 * stack2];
      const columns5 = columns2 * WAYS + crossing[8 * suit5 + ((bits >>> 20) & 7)];
      const suit8 = suits[rows7 * PARTITIONS + others[2 * columns5 + 1]];
      if (suit8 === NONE) continue;
      const columns6 = columns3 * WAYS + crossing[8 * suit6 + ((bits >>> 17) & 7)];
      const rows8 = rows7 * WAYS + crossing[8 * suit8 + ((bits >>> 14) & 7)];
      const suit9 = others[2 * columns6 + 1] * PARTITIONS + others[2 * rows8 + 1];
      if (crosses[suit9] === 0) continue;

      state[0] = s0;
      state[1] = s1;
      state[2] = s2;
      state[3] = s3;
      this.takeSides(
        firstRows + bandWay,
        firstColumns + stackWay,
        columns2,
        columns3,
        rows4,
        rows7,
      );
      this.takeMiddle(rows5, rows8, columns5, columns6);
      this.write(random, digits, at);
      return attempts;
    }
  }

  /** The partitions orthogonal to those of the second and the third box, a way after the other. */
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

  /** Box 1, and those beside and below it. */
  private takeSides(
    bandWay: number,
    stackWay: number,
    columns2: number,
    columns3: number,
    rows4: number,
    rows7: number,
  ): void {
    const { boxes, tables } = this;
    const { rows, triples } = tables;
    for (let i = 0; i < 3; i++) {
      boxes[i] = BOX_ROWS[i];
      boxes[3 + i] = BOX_COLUMNS[i];
      boxes[6 + i] = rows[6 * bandWay + i];
      boxes[9 + i] = triples[3 * columns2 + i];
      boxes[12 + i] = rows[6 * bandWay + 3 + i];
      boxes[15 + i] = triples[3 * columns3 + i];
      boxes[18 + i] = triples[3 * rows4 + i];
      boxes[21 + i] = rows[6 * stackWay + i];
      boxes[36 + i] = triples[3 * rows7 + i];
      boxes[39 + i] = rows[6 * stackWay + 3 + i];
    }
  }

  private takeMiddle(x2: number, x3: number, y2: number, y3: number): void {
    const { boxes } = this;
    const { rows } = this.tables;
    for (let i = 0; i < 3; i++) {
      boxes[24 + i] = rows[6 * x2 + i];
      boxes[27 + i] = rows[6 * y2 + i];
      boxes[30 + i] = rows[6 * x2 + 3 + i];
      boxes[33 + i] = rows[6 * y3 + i];
      boxes[42 + i] = rows[6 * x3 + i];
      boxes[45 + i] = rows[6 * y2 + 3 + i];
      boxes[48 + i] = rows[6 * x3 + 3 + i];
      boxes[51 + i] = rows[6 * y3 + 3 + i];
    }
  }

  private write(random: Random, digits: Uint8Array, at: number): void {
    const { boxes, named, names } = this;
    let drawn = random.next();
    while (drawn >= FAIR_FORMS) drawn = random.next();
    let naming = (drawn / (9 * 1_296)) >>> 0;
    const orders = ((drawn / 9) >>> 0) - 1_296 * naming;
    for (let i = 0; i < 9; i++) {
      const rest = (naming / (i + 1)) | 0;
      const j = naming - rest * (i + 1);
      naming = rest;
      names[i] = names[j];
      names[j] = i + 1;
    }
    for (let i = 0; i < 9; i++) named[1 << i] = names[i];
    // The orders of the lines in bands and stacks 2 and 3.
    const band2 = ORDERS[orders % 6];
    const band3 = ORDERS[((orders / 6) | 0) % 6];
    const stack2 = ORDERS[((orders / 36) | 0) % 6];
    const stack3 = ORDERS[(orders / 216) | 0];
    for (let box = 0; box < 9; box++) {
      const band = (box / 3) | 0;
      const stack = box - 3 * band;
      const down = band === 0 ? 0o210 : band === 1 ? band2 : band3;
      const along = stack === 0 ? 0o210 : stack === 1 ? stack2 : stack3;
      const from = 6 * box;
      const c0 = boxes[from + 3 + (along & 7)];
      const c1 = boxes[from + 3 + ((along >> 3) & 7)];
      const c2 = boxes[from + 3 + (along >> 6)];
      let cell = at + 27 * band + 3 * stack;
      for (let i = 0; i < 9; i += 3) {
        const row = boxes[from + ((down >> i) & 7)];
        digits[cell] = named[row & c0];
        digits[cell + 1] = named[row & c1];
        digits[cell + 2] = named[row & c2];
        cell += 9;
      }
    }
  }
}

/** The six orders of three lines, three bits a line. */
const ORDERS = [0o210, 0o120, 0o201, 0o021, 0o102, 0o012];
