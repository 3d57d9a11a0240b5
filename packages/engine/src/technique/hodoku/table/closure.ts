// Hot code: plain loops, integers and preallocated arrays only.
import { BAND, BIT_IN_BAND, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import type { Implications } from './implications.ts';
import { FIRST_GROUP, STATEMENTS } from './nodes.ts';

export const ROW_WORDS = 54;

/** The word of a row at which the candidates that are off begin. */
export const OFF_WORDS = 27;

/**
 * All candidates that are on or off if a statement holds, one row for each statement. A row has the
 * candidates that are on, and then those that are off. Both are sets like `Position.cells`.
 *
 *     word    0  1  2   3  4  5   …  24 25 26   27 28 29   …  51 52 53
 *     band    0  1  2   0  1  2   …   0  1  2    0  1  2   …   0  1  2
 *     digit      1         2      …      9          1      …      9
 *                         on                              off
 *
 * Rows are computed by Tarjan's algorithm. Statements that follow from each other share a row. All
 * other statements that follow from them get their rows first.
 */
export class Closure {
  /** Row → its words. */
  readonly words: Int32Array = new Int32Array(STATEMENTS * ROW_WORDS);
  /** Statement → the index of its row in `words`, or −1 if it has not been reached. */
  readonly rows: Int32Array = new Int32Array(STATEMENTS);
  /** Statement → its number in the order in which the statements are reached, or 0. */
  private readonly numbers = new Uint16Array(STATEMENTS);
  /**
   * Statement → the least value in `numbers` of all statements that are reached from it and have no
   * row yet.
   */
  private readonly lowest = new Uint16Array(STATEMENTS);
  /** Statement → the index of the entry that is followed next. */
  private readonly next = new Int32Array(STATEMENTS);
  /** The statements that are being followed, from the first one to the current one. */
  private readonly way = new Uint16Array(STATEMENTS);
  /** The statements without a row. */
  private readonly open = new Uint16Array(STATEMENTS);
  private openCount = 0;
  private reached = 0;
  private rowCount = 0;

  /**
   * Computes the rows of all statements about candidates, and of the statements that follow from
   * these.
   */
  read({ candidates }: Position, implications: Implications): void {
    this.rows.fill(-1);
    this.numbers.fill(0);
    this.openCount = 0;
    this.reached = 0;
    this.rowCount = 0;
    for (let cell = 0; cell < 81; cell++) {
      for (let rest = candidates[cell]; rest !== 0; rest &= rest - 1) {
        const off = (cell * 9 + LOWEST[rest]) * 2;
        if (this.numbers[off] === 0) this.follow(off, implications);
        if (this.numbers[off + 1] === 0) this.follow(off + 1, implications);
      }
    }
  }

  private follow(first: number, { ends, reasons, starts, targets }: Implications): void {
    const { lowest, next, numbers, rows, way } = this;
    let depth = 0;
    way[0] = first;
    this.reach(first, starts);
    while (depth >= 0) {
      const statement = way[depth];
      if (next[statement] < ends[statement]) {
        const index = next[statement]++;
        const target = targets[index];
        // Skips an entry that is off and has another entry as its reason. It is reached through
        // that other entry.
        if (reasons[index] !== 0 && (target & 1) === 0) continue;
        if (starts[target] === ends[target]) continue;
        if (numbers[target] === 0) {
          way[++depth] = target;
          this.reach(target, starts);
        } else if (rows[target] < 0 && numbers[target] < lowest[statement]) {
          lowest[statement] = numbers[target];
        }
        continue;
      }
      if (lowest[statement] === numbers[statement])
        this.close(statement, ends, reasons, starts, targets);
      depth--;
      if (depth < 0) return;
      const before = way[depth];
      if (lowest[statement] < lowest[before] && rows[statement] < 0) {
        lowest[before] = lowest[statement];
      }
    }
  }

  private reach(statement: number, starts: Int32Array): void {
    this.numbers[statement] = ++this.reached;
    this.lowest[statement] = this.reached;
    this.next[statement] = starts[statement];
    this.open[this.openCount++] = statement;
  }

  /** Makes one row for a statement and for all open statements that were reached after it. */
  private close(
    statement: number,
    ends: Int32Array,
    reasons: Uint16Array,
    starts: Int32Array,
    targets: Uint16Array,
  ): void {
    const { open, rows, words } = this;
    const row = this.rowCount++ * ROW_WORDS;
    words.fill(0, row, row + ROW_WORDS);
    let from = this.openCount;
    do rows[open[--from]] = row;
    while (open[from] !== statement);
    for (let i = from; i < this.openCount; i++) this.addTo(row, open[i]);
    for (let i = from; i < this.openCount; i++) {
      const end = ends[open[i]];
      for (let k = starts[open[i]]; k < end; k++) {
        const target = targets[k];
        if (reasons[k] !== 0 && (target & 1) === 0) continue;
        const isCandidate = target < 2 * FIRST_GROUP;
        const word = isCandidate ? row + WORDS[target] : row;
        if (isCandidate && (words[word] & BITS[target]) !== 0) continue;
        if (starts[target] === ends[target]) {
          if (isCandidate) words[word] |= BITS[target];
          continue;
        }
        const other = rows[target];
        if (other === row) continue;
        for (let n = 0; n < ROW_WORDS; n++) words[row + n] |= words[other + n];
      }
    }
    this.openCount = from;
  }

  /**
   * Whether `target` follows from `statement`, or is the same statement. `target` is a statement
   * about a candidate.
   */
  hasIn(statement: number, target: number): boolean {
    return this.has(this.rows[statement], target);
  }

  /**
   * Whether a row has a statement about a candidate. If so, the row also has everything that
   * follows from this statement.
   */
  has(row: number, statement: number): boolean {
    return (this.words[row + WORDS[statement]] & BITS[statement]) !== 0;
  }

  private addTo(row: number, statement: number): void {
    if (statement < 2 * FIRST_GROUP) this.words[row + WORDS[statement]] |= BITS[statement];
  }
}

/** Statement about a candidate → the index of its word in a row. */
const WORDS: Uint8Array = Uint8Array.from({ length: 2 * FIRST_GROUP }, (_, statement) => {
  const node = statement >> 1;
  const word = (node % 9) * 3 + BAND[Math.floor(node / 9)];
  return (statement & 1) === 1 ? word : OFF_WORDS + word;
});

/** Statement about a candidate → its bit in the word. */
const BITS: Int32Array = Int32Array.from(
  { length: 2 * FIRST_GROUP },
  (_, statement) => BIT_IN_BAND[Math.floor(statement / 18)],
);
