// Hot: runs once a draw of a grid. Plain loops, integers, preallocated arrays.
import { type BoxPartitions, boxPartitions } from './box-partitions.ts';
import type { Random } from './random.ts';

/** The partition of 123 456 789 and that of 147 258 369 are those of the first box. */
const BOX_ROWS = [0o007, 0o070, 0o700];
const BOX_COLUMNS = [0o111, 0o222, 0o444];

/**
 * Draws classic full grids, each of the 6,670,903,752,021,072,936,960 exactly as likely as any other,
 * some 650,000 a second at 2.5 GHz.
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
  private readonly firstRows: number;
  private readonly firstColumns: number;
  private readonly names: Uint8Array = new Uint8Array(9);
  /** Nine boxes × (three triples of rows, three of columns). */
  private readonly boxes: Uint16Array = new Uint16Array(9 * 6);

  constructor() {
    this.firstRows = this.indexOf(BOX_ROWS);
    this.firstColumns = this.indexOf(BOX_COLUMNS);
  }

  /** Writes a grid, 81 digits 1 to 9, to `digits` from `at` on. */
  draw(random: Random, digits: Uint8Array, at = 0): void {
    const { crosses, crossing, orthogonal, others } = this.tables;
    // Those of box-partitions.ts. V8 folds what a function says itself: a fifth of the time.
    const PARTITIONS = 280;
    const ORTHOGONAL = 36;
    const WAYS = 56;
    const CROSSING_WAYS = 8;
    const NO_WAY = 255;
    for (;;) {
      const band = random.belowSmall(WAYS * ORTHOGONAL * ORTHOGONAL);
      const stack = random.belowSmall(WAYS * ORTHOGONAL * ORTHOGONAL);
      const rest = random.belowSmall(WAYS * CROSSING_WAYS * CROSSING_WAYS * CROSSING_WAYS);
      const bandWay = 2 * (this.firstRows * WAYS + (band % WAYS));
      const stackWay = 2 * (this.firstColumns * WAYS + (stack % WAYS));
      const pickBand = (band / WAYS) | 0;
      const pickStack = (stack / WAYS) | 0;
      const columns2 = orthogonal[others[bandWay] * ORTHOGONAL + (pickBand % ORTHOGONAL)];
      const rows4 = orthogonal[others[stackWay] * ORTHOGONAL + (pickStack % ORTHOGONAL)];
      const x2 = (rest >> 9) | 0;
      const atX2 = 2 * (rows4 * WAYS + x2);
      const suit5 = columns2 * PARTITIONS + others[atX2];
      const y2 = crossing[CROSSING_WAYS * suit5 + ((rest >> 6) & 7)];
      if (y2 === NO_WAY) continue;
      const columns3 = orthogonal[others[bandWay + 1] * ORTHOGONAL + ((pickBand / ORTHOGONAL) | 0)];
      const suit6 = columns3 * PARTITIONS + others[atX2 + 1];
      const y3 = crossing[CROSSING_WAYS * suit6 + ((rest >> 3) & 7)];
      if (y3 === NO_WAY) continue;
      const rows7 = orthogonal[others[stackWay + 1] * ORTHOGONAL + ((pickStack / ORTHOGONAL) | 0)];
      const suit8 = rows7 * PARTITIONS + others[2 * (columns2 * WAYS + y2) + 1];
      const x3 = crossing[CROSSING_WAYS * suit8 + (rest & 7)];
      if (x3 === NO_WAY) continue;
      const rows9 = others[2 * (rows7 * WAYS + x3) + 1];
      if (crosses[PARTITIONS * others[2 * (columns3 * WAYS + y3) + 1] + rows9] === 0) continue;
      this.takeSides(bandWay, stackWay, columns2, columns3, rows4, rows7);
      const [rows5, rows8] = [rows4 * WAYS + x2, rows7 * WAYS + x3];
      this.takeMiddle(rows5, rows8, columns2 * WAYS + y2, columns3 * WAYS + y3);
      this.write(random, digits, at);
      return;
    }
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
      boxes[6 + i] = rows[3 * bandWay + i];
      boxes[9 + i] = triples[3 * columns2 + i];
      boxes[12 + i] = rows[3 * bandWay + 3 + i];
      boxes[15 + i] = triples[3 * columns3 + i];
      boxes[18 + i] = triples[3 * rows4 + i];
      boxes[21 + i] = rows[3 * stackWay + i];
      boxes[36 + i] = triples[3 * rows7 + i];
      boxes[39 + i] = rows[3 * stackWay + 3 + i];
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
    const { boxes, names } = this;
    for (let i = 0; i < 9; i++) {
      const j = random.belowSmall(i + 1);
      names[i] = names[j];
      names[j] = i + 1;
    }
    // The orders of the lines in bands and stacks 2 and 3.
    const orders = random.belowSmall(6 * 6 * 6 * 6);
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
        digits[cell] = names[31 - Math.clz32(row & c0)];
        digits[cell + 1] = names[31 - Math.clz32(row & c1)];
        digits[cell + 2] = names[31 - Math.clz32(row & c2)];
        cell += 9;
      }
    }
  }
}

/** The six orders of three lines, three bits a line. */
const ORDERS = [0o210, 0o120, 0o201, 0o021, 0o102, 0o012];
