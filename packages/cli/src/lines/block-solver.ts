import { type BulkRun, BulkSolver } from '@nonet/engine/bulk';
import { noSolution } from '../report/conflict-text.ts';
import type { BlockWork } from './block-work.ts';
import { type BlockAnswer, type Failure, NOT_PLAIN, type SolverTask } from './line-task.ts';
import { CELLS, gridAt, readPlainLines } from './plain-lines.ts';
import { COUNT_ROOM, writeCounts } from './write-counts.ts';
import { roomFor, writeSolutions } from './write-solutions.ts';

const ZERO = 48;

/**
 * Answers blocks of plain lines: bytes in, bytes out, the same wherever it runs. One block at a
 * time, in slices; what it needs is kept from block to block.
 */
export class BlockSolver implements BlockWork {
  private readonly task: SolverTask;
  private readonly solver: BulkSolver = new BulkSolver();
  private block: Uint8Array = new Uint8Array();
  private room: Uint8Array<ArrayBuffer> = new Uint8Array();
  private cells: Uint8Array = new Uint8Array();
  private solutions: Uint8Array = new Uint8Array();
  private counts: Uint32Array = new Uint32Array();
  private starts: Uint32Array = new Uint32Array();
  /** Lines of the block; -1 when one is not plain. */
  private lines = 0;
  private run: BulkRun | undefined;

  constructor(task: SolverTask) {
    this.task = task;
  }

  /** Begins with a block, a line end after every line but the last. `room` may hold the output. */
  start(block: Uint8Array, room: Uint8Array<ArrayBuffer> = new Uint8Array()): void {
    this.block = block;
    this.room = room;
    if (this.cells.length < block.length) this.cells = new Uint8Array(block.length);
    this.lines = readPlainLines(block, this.cells);
    if (this.lines < 0) return;
    const { cells, lines, task } = this;
    if (this.starts.length < lines) {
      this.solutions = new Uint8Array(CELLS * lines);
      this.starts = new Uint32Array(lines);
    }
    this.counts = new Uint32Array(lines);
    const order = task.name === 'solve' || task.name === 'euler' ? 'lexicographic' : 'met';
    const options = { limit: task.limit, order } as const;
    this.run = this.solver.begin(cells, this.solutions, this.counts, options);
  }

  /** Works for a slice, and gives the answer if that was the last. */
  advance(): BlockAnswer | typeof NOT_PLAIN | undefined {
    if (this.lines < 0) return NOT_PLAIN;
    return this.run?.advance() === undefined ? undefined : this.answer();
  }

  private answer(): BlockAnswer {
    const { lines, task } = this;
    const nothing = { lines, output: new Uint8Array(), failed: false, several: [], sum: 0 };
    switch (task.name) {
      case 'solve':
        return { ...nothing, ...this.solved() };
      case 'count':
        return { ...nothing, output: this.counted(), failures: this.failures() };
      case 'euler':
        return { ...nothing, failures: this.failures(), sum: this.sum() };
    }
  }

  private solved(): Pick<BlockAnswer, 'output' | 'failures' | 'several'> {
    const { block, counts, lines, solutions, starts } = this;
    const output = this.roomOf(roomFor(block, lines));
    const written = writeSolutions(block, solutions, counts, output, starts);
    const several: number[] = [];
    for (let line = 0; line < lines; line++) if (counts[line] > 1) several.push(line);
    return { output: output.subarray(0, written), failures: this.failures(), several };
  }

  private counted(): Uint8Array<ArrayBuffer> {
    const { counts, lines, task } = this;
    const output = this.roomOf(COUNT_ROOM * lines);
    return output.subarray(0, writeCounts(counts, task.limit, output));
  }

  private roomOf(bytes: number): Uint8Array<ArrayBuffer> {
    return this.room.length >= bytes ? this.room : new Uint8Array(bytes);
  }

  private failures(): Failure[] {
    const { cells, counts, starts } = this;
    const found: Failure[] = [];
    for (let line = 0; line < this.lines; line++) {
      if (counts[line] > 0) continue;
      found.push({ line, at: starts[line], reason: noSolution(gridAt(cells, line)) });
    }
    return found;
  }

  private sum(): number {
    const { counts, solutions } = this;
    let sum = 0;
    for (let line = 0; line < this.lines; line++) {
      if (counts[line] === 0) continue;
      const at = CELLS * line;
      sum += 100 * solutions[at] + 10 * solutions[at + 1] + solutions[at + 2] - 111 * ZERO;
    }
    return sum;
  }
}
