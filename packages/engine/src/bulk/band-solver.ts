// Hot code: it runs once per node.
import { chooseAny, chooseFirst } from './band-branch.ts';
import {
  branch,
  CHANGED,
  DEAD,
  MISSING,
  NAKED,
  NODE_WORDS,
  OPEN,
  propagate,
  SOLVED,
  TRAIL,
} from './band-node.ts';
import { BAND, DIGIT, NINE, THIRDS } from './band-tables.ts';
import { CELLS, type Kernel, type Task } from './kernel.ts';

/** The maximum number of puzzles in a batch. */
const BATCH = 4_096;

/** Multiplying a 3-bit number by this copies its bits 0, 1 and 2 to bits 0, 8 and 16. */
const SPREAD = 0x4081;

/** The maximum number of levels: each guess fills a cell and adds a level. */
const LEVELS = CELLS + 1;

/**
 * Searches 9×9 puzzles one after another in plain JavaScript. This kernel is used where SIMD is not
 * supported. Tests also compare its results with those of the SIMD kernel. A guess copies the node
 * (band-node.ts) to the next level, places the digit in the copy and continues there. The node on
 * the old level loses the guessed candidate.
 *
 * The output row of a puzzle without a solution is not changed. Use lexicographic order only for
 * puzzles that are known to have a solution. For a puzzle with few givens and no solution, a search
 * in this order can take millions of nodes.
 */
export class BandSolver implements Kernel {
  readonly capacity: number = BATCH;
  readonly input: Uint8Array = new Uint8Array(BATCH * CELLS);
  readonly masks: Uint16Array = new Uint16Array(BATCH * CELLS);
  readonly counts: Uint32Array = new Uint32Array(BATCH);
  readonly output: Uint8Array = new Uint8Array(BATCH * CELLS);
  readonly owners: Uint16Array = new Uint16Array(BATCH);
  /** (Digit + 1) × 3 + band → the cells of the digit in the solution that is being written. */
  private readonly placed: Int32Array = new Int32Array(30);
  /** The placed digits, in the layout that `propagate` writes. */
  private readonly trail: Int32Array = new Int32Array(4 * CELLS);
  private readonly levels: readonly Int32Array[] = Array.from(
    { length: LEVELS },
    () => new Int32Array(NODE_WORDS),
  );
  /** Digit × 3 + band → the cells with this given. Digit 9 has the blanks. */
  private readonly givens: Int32Array = new Int32Array(30);
  private task: Task = { limit: 1, inOrder: false, every: false, masked: false };
  private puzzles = 0;
  /** The current puzzle, or −1 before the first. */
  private puzzle = -1;
  /** The level of the current node, or −1 if the search of the puzzle is finished. */
  private level = -1;
  private kept = 0;

  start(puzzles: number, task: Task): void {
    this.task = task;
    this.puzzles = puzzles;
    this.puzzle = -1;
    this.level = -1;
    this.kept = 0;
    this.counts.fill(0, 0, puzzles);
  }

  advance(work: number): boolean {
    const { levels, task, trail } = this;
    let { level } = this;
    for (let left = work; left > 0; left--) {
      if (task.every && this.kept === BATCH) break;
      if (level < 0) {
        if (this.puzzle + 1 >= this.puzzles) {
          this.level = -1;
          return true;
        }
        this.puzzle++;
        if (task.masked) this.loadMasks(levels[0], this.puzzle * CELLS);
        else this.loadGivens(levels[0], this.puzzle * CELLS);
        level = 0;
      }
      const node = levels[level];
      const verdict = propagate(node, trail);
      if (verdict === DEAD) {
        level--;
      } else if (verdict === SOLVED) {
        if (task.every) this.keep(node[TRAIL]);
        else if (this.counts[this.puzzle] === 0) this.write(node[TRAIL], this.puzzle * CELLS);
        level = ++this.counts[this.puzzle] >= task.limit ? -1 : level - 1;
      } else {
        const choice = task.inOrder ? chooseFirst(node) : chooseAny(node);
        branch(node, levels[++level], choice);
      }
    }
    this.level = level;
    return level < 0 && this.puzzle + 1 >= this.puzzles;
  }

  take(): number {
    const { kept } = this;
    this.kept = 0;
    return kept;
  }

  private keep(top: number): void {
    this.write(top, this.kept * CELLS);
    this.owners[this.kept++] = this.puzzle;
  }

  /** Writes the solution on the trail to the output, three cells at a time. */
  private write(top: number, at: number): void {
    const { output, placed, trail } = this;
    for (let i = 0; i < 30; i++) placed[i] = 0;
    for (let i = 0; i < top; i += 4) {
      const word = 3 * trail[i];
      placed[word] |= trail[i + 1];
      placed[word + 1] |= trail[i + 2];
      placed[word + 2] |= trail[i + 3];
    }
    let cell = at;
    for (let band = 0; band < 3; band++) {
      const five = placed[15 + band];
      const six = placed[18 + band];
      const seven = placed[21 + band];
      const bit0 = placed[3 + band] | placed[9 + band] | five | seven | placed[27 + band];
      const bit1 = placed[6 + band] | placed[9 + band] | six | seven;
      const bit2 = placed[12 + band] | five | six | seven;
      const bit3 = placed[24 + band] | placed[27 + band];
      for (let shift = 0; shift < 27; shift += 3) {
        const symbols =
          (Math.imul((bit0 >> shift) & 7, SPREAD) & 0x1_0101) |
          ((Math.imul((bit1 >> shift) & 7, SPREAD) & 0x1_0101) << 1) |
          ((Math.imul((bit2 >> shift) & 7, SPREAD) & 0x1_0101) << 2) |
          ((Math.imul((bit3 >> shift) & 7, SPREAD) & 0x1_0101) << 3) |
          0x30_3030;
        output[cell] = symbols;
        output[cell + 1] = symbols >> 8;
        output[cell + 2] = symbols >> 16;
        cell += 3;
      }
    }
  }

  private loadGivens(node: Int32Array, from: number): void {
    const { givens, input } = this;
    for (let i = 0; i < 30; i++) givens[i] = 0;
    for (let i = 0; i < 27; i++) {
      const bit = 1 << i;
      givens[3 * DIGIT[input[from + i]]] |= bit;
      givens[3 * DIGIT[input[from + 27 + i]] + 1] |= bit;
      givens[3 * DIGIT[input[from + 54 + i]] + 2] |= bit;
    }
    for (let band = 0; band < 3; band++) {
      const blank = givens[27 + band];
      for (let word = band; word < 27; word += 3) node[word] = blank | givens[word] | CHANGED;
      node[NAKED + band] = BAND ^ blank;
    }
    openCells(node);
  }

  private loadMasks(node: Int32Array, from: number): void {
    const { masks } = this;
    for (let word = 0; word < 27; word++) node[word] = CHANGED;
    for (let band = 0; band < 3; band++) {
      const start = from + 27 * band;
      for (let i = 0; i < 27; i++) {
        let mask = masks[start + i] & NINE;
        for (; mask !== 0; mask &= mask - 1)
          node[3 * (31 - Math.clz32(mask & -mask)) + band] |= 1 << i;
      }
      node[NAKED + band] = 0;
    }
    openCells(node);
  }
}

/** Makes every cell of a node open. */
function openCells(node: Int32Array): void {
  for (let band = 0; band < 3; band++) node[OPEN + band] = BAND;
  for (let digit = 0; digit < 9; digit++) node[MISSING + digit] = THIRDS;
  node[TRAIL] = 0;
}
