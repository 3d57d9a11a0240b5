import { type BulkRun, BulkSolver } from '@nonet/engine/bulk';
import { noSolutionText } from '../report/conflict-text.ts';
import type { BlockWork } from './block-work.ts';
import { type BlockAnswer, type Failure, NOT_PLAIN, type SolverTask } from './line-task.ts';
import { CELLS, gridAt, readPlainLines } from './plain-lines.ts';
import { MAX_COUNT_BYTES, writeCounts } from './write-counts.ts';
import { maxSolutionBytes, writeSolutions } from './write-solutions.ts';

const ZERO = 48;

/** Solves plain lines, counts their solutions or sums their corner numbers. Reuses its arrays. */
export class BlockSolver implements BlockWork {
  private readonly task: SolverTask;
  private readonly solver: BulkSolver = new BulkSolver();
  private block: Uint8Array = new Uint8Array();
  private space: Uint8Array<ArrayBuffer> = new Uint8Array();
  private cells: Uint8Array = new Uint8Array();
  private solutions: Uint8Array = new Uint8Array();
  private counts: Uint32Array = new Uint32Array();
  private offsets: Uint32Array = new Uint32Array();
  /** The number of lines in the block. -1 if a line is not plain. */
  private lines = 0;
  private run: BulkRun | undefined;

  constructor(task: SolverTask) {
    this.task = task;
  }

  start(block: Uint8Array, space: Uint8Array<ArrayBuffer> = new Uint8Array()): void {
    this.block = block;
    this.space = space;
    if (this.cells.length < block.length) this.cells = new Uint8Array(block.length);
    this.lines = readPlainLines(block, this.cells);
    if (this.lines < 0) return;
    const { cells, lines, task } = this;
    if (this.offsets.length < lines) {
      this.solutions = new Uint8Array(CELLS * lines);
      this.offsets = new Uint32Array(lines);
    }
    this.counts = new Uint32Array(lines);
    const order = task.name === 'solve' || task.name === 'euler' ? 'lexicographic' : 'met';
    const options = { limit: task.limit, order } as const;
    this.run = this.solver.begin(cells, this.solutions, this.counts, options);
  }

  advance(): BlockAnswer | typeof NOT_PLAIN | undefined {
    if (this.lines < 0) return NOT_PLAIN;
    return this.run?.advance() === undefined ? undefined : this.answer();
  }

  private answer(): BlockAnswer {
    const { lines, task } = this;
    const empty = { lines, output: new Uint8Array(), failed: false, several: [], sum: 0 };
    switch (task.name) {
      case 'solve':
        return { ...empty, ...this.solved() };
      case 'count':
        return { ...empty, output: this.counted(), failures: this.failures() };
      case 'euler':
        return { ...empty, failures: this.failures(), sum: this.sum() };
    }
  }

  private solved(): Pick<BlockAnswer, 'output' | 'failures' | 'several'> {
    const { block, counts, lines, solutions, offsets } = this;
    const output = this.outputOf(maxSolutionBytes(block, lines));
    const written = writeSolutions(block, solutions, counts, output, offsets);
    const several: number[] = [];
    for (let line = 0; line < lines; line++) if (counts[line] > 1) several.push(line);
    return { output: output.subarray(0, written), failures: this.failures(), several };
  }

  private counted(): Uint8Array<ArrayBuffer> {
    const { counts, lines, task } = this;
    const output = this.outputOf(MAX_COUNT_BYTES * lines);
    return output.subarray(0, writeCounts(counts, task.limit, output));
  }

  private outputOf(bytes: number): Uint8Array<ArrayBuffer> {
    return this.space.length >= bytes ? this.space : new Uint8Array(bytes);
  }

  private failures(): Failure[] {
    const { cells, counts, offsets } = this;
    const found: Failure[] = [];
    for (let line = 0; line < this.lines; line++) {
      if (counts[line] > 0) continue;
      found.push({ line, offset: offsets[line], reason: noSolutionText(gridAt(cells, line)) });
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
