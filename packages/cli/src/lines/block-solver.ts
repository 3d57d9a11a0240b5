import { type BulkRun, BulkSolver } from '@nonet/engine/bulk';
import { noSolutionText } from '../report/conflict-text.ts';
import { type BlockWork, outputIn } from './block-work.ts';
import { type BlockAnswer, type BlockReply, NOT_PLAIN, type SolverTask } from './line-task.ts';
import { CELLS, failuresOf, readPlainLines } from './plain-lines.ts';
import { MAX_COUNT_BYTES, writeCounts } from './write-counts.ts';
import { maxSolutionBytes, writeSolutions } from './write-solutions.ts';

const ZERO = 48;

/** Does the tasks `solve`, `count` and `euler` on lines with 81 cells. */
export class BlockSolver implements BlockWork {
  private readonly task: SolverTask;
  private readonly solver: BulkSolver = new BulkSolver();
  private block: Uint8Array = new Uint8Array();
  private space: Uint8Array<ArrayBuffer> = new Uint8Array();
  private cells: Uint8Array = new Uint8Array();
  private solutions: Uint8Array = new Uint8Array();
  private counts: Uint32Array = new Uint32Array();
  private offsets: Uint32Array = new Uint32Array();
  /** The number of lines in the block. -1 if a line is not plain (see `readPlainLines`). */
  private lines = 0;
  private run: BulkRun | undefined;

  constructor(task: SolverTask) {
    this.task = task;
  }

  start(block: Uint8Array, space: Uint8Array<ArrayBuffer>): void {
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
    const isSmallest = task.name === 'euler' || (task.name === 'solve' && task.limit > 1);
    const order = isSmallest ? 'lexicographic' : 'met';
    const options = { limit: task.limit, order } as const;
    this.run = this.solver.begin(cells, this.solutions, this.counts, options);
  }

  advance(): BlockReply['answer'] | undefined {
    if (this.lines < 0) return NOT_PLAIN;
    return this.run?.advance() === undefined ? undefined : this.answer();
  }

  private answer(): BlockAnswer {
    const { cells, counts, lines, offsets, space, task } = this;
    if (task.name === 'solve') return this.solved();
    const failures = failuresOf(counts, offsets, cells, noSolutionText);
    if (task.name === 'euler') {
      return { lines, output: new Uint8Array(), failures, sum: this.sum() };
    }
    const output = outputIn(space, MAX_COUNT_BYTES * lines);
    const written = writeCounts(counts, task.limit - 1, output);
    return { lines, output: output.subarray(0, written), failures };
  }

  private solved(): BlockAnswer {
    const { block, cells, counts, lines, offsets, solutions, space } = this;
    const output = outputIn(space, maxSolutionBytes(block, lines));
    const written = writeSolutions(block, solutions, counts, output, offsets);
    const failures = failuresOf(counts, offsets, cells, noSolutionText);
    const several: number[] = [];
    for (let line = 0; line < lines; line++) if (counts[line] > 1) several.push(line);
    return { lines, output: output.subarray(0, written), failures, several };
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
