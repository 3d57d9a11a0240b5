import { type BulkRun, BulkSolver } from '@nonet/engine/bulk';
import { noSolutionText } from '../report/conflict-text.ts';
import { type BlockWork, outputIn } from './block-work.ts';
import { type BlockReply, NOT_PLAIN, type SolverTask, type SolveTask } from './line-task.ts';
import { CELLS, failuresOf, readPlainLines, unifyBlanks } from './plain-lines.ts';
import { unsolvedAnswers } from './unsolved-answers.ts';
import { MAX_COUNT_BYTES, writeCounts } from './write-counts.ts';
import { MAX_JSON_BYTES, writeJson } from './write-json.ts';
import { maxSolutionBytes, writeSolutions } from './write-solutions.ts';

const ZERO = 48;

/** Does the tasks `solve`, `count` and `euler` on lines with 81 cells. */
export class BlockSolver implements BlockWork {
  private readonly task: SolverTask;
  private readonly solver: BulkSolver = new BulkSolver();
  private block: Uint8Array = new Uint8Array();
  private space: Uint8Array<ArrayBuffer> = new Uint8Array();
  private firstLine = 1;
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

  start(block: Uint8Array, space: Uint8Array<ArrayBuffer>, firstLine: number): void {
    this.block = block;
    this.space = space;
    this.firstLine = firstLine;
    if (this.cells.length < block.length) this.cells = new Uint8Array(block.length);
    this.lines = readPlainLines(block, this.cells);
    if (this.lines < 0) return;
    const { cells, lines, task } = this;
    if (this.offsets.length < lines) {
      this.solutions = new Uint8Array(CELLS * lines);
      this.offsets = new Uint32Array(lines);
    }
    this.counts = new Uint32Array(lines);
    const order = task.name === 'count' ? 'met' : 'lexicographic';
    const options = { limit: task.limit, order } as const;
    this.run = this.solver.begin(cells, this.solutions, this.counts, options);
  }

  advance(): BlockReply['answer'] | undefined {
    if (this.lines < 0) return NOT_PLAIN;
    return this.run?.advance() === undefined ? undefined : this.answer();
  }

  private answer(): BlockReply['answer'] {
    const { cells, counts, lines, offsets, space, task } = this;
    if (task.name === 'solve') return this.solved(task);
    const failures = failuresOf(counts, offsets, cells, noSolutionText);
    if (task.name === 'euler') {
      return { lines, output: new Uint8Array(), failures, sum: this.sum() };
    }
    const output = outputIn(space, MAX_COUNT_BYTES * lines);
    const written = writeCounts(counts, task.limit - 1, output);
    return { lines, output: output.subarray(0, written), failures };
  }

  private solved({ form }: SolveTask): BlockReply['answer'] {
    const { block, cells, counts, lines, offsets, solutions, space } = this;
    const several: number[] = [];
    for (let line = 0; line < lines; line++) if (counts[line] > 1) several.push(line);
    if (form === 'single' && several.length > 0) return NOT_PLAIN;
    if (form === 'json') return this.solvedAsJson(several);
    const output = outputIn(space, maxSolutionBytes(block, lines));
    const written = writeSolutions(block, solutions, counts, output, offsets);
    const failures = failuresOf(counts, offsets, cells, noSolutionText);
    return { lines, output: output.subarray(0, written), failures, several };
  }

  private solvedAsJson(several: readonly number[]): BlockReply['answer'] {
    const { block, cells, counts, firstLine, lines, offsets, solutions, space, task } = this;
    unifyBlanks(cells.subarray(0, CELLS * lines));
    const failures = failuresOf(counts, offsets, cells, noSolutionText);
    const unsolved = unsolvedAnswers(block, cells, failures, firstLine);
    let most = block.length + MAX_JSON_BYTES * lines;
    for (const { length } of unsolved.values()) most += length;
    const output = outputIn(space, most);
    const { limit } = task;
    const answers = { block, cells, solutions, counts, limit, firstLine, unsolved };
    const written = writeJson(answers, output);
    if (written < 0) return NOT_PLAIN;
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
