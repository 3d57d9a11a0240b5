import { BulkCanonical } from '@nonet/engine/bulk';
import { noFormText } from '../report/conflict-text.ts';
import { type BlockWork, outputIn } from './block-work.ts';
import { type BlockAnswer, type BlockReply, type CanonicalTask, NOT_PLAIN } from './line-task.ts';
import { CELLS, failuresOf, readPlainLines } from './plain-lines.ts';
import { MAX_NUMBER_BYTES, maxSolutionBytes, writeSolutions } from './write-solutions.ts';

/** Lines per slice of work. A slice takes about a millisecond. */
const SLICE = 32;

/** Writes the canonical forms of lines with 81 cells. */
export class BlockCanonical implements BlockWork {
  private readonly task: CanonicalTask;
  private readonly bulk: BulkCanonical = new BulkCanonical();
  private block: Uint8Array = new Uint8Array();
  private space: Uint8Array<ArrayBuffer> = new Uint8Array();
  private cells: Uint8Array = new Uint8Array();
  private forms: Uint8Array = new Uint8Array();
  private automorphisms: Float64Array = new Float64Array();
  private offsets: Uint32Array = new Uint32Array();
  /** The number of lines in the block. -1 if a line is not plain (see `readPlainLines`). */
  private lines = 0;
  /** How many canonical forms have been found. */
  private done = 0;

  constructor(task: CanonicalTask) {
    this.task = task;
  }

  start(block: Uint8Array, space: Uint8Array<ArrayBuffer>): void {
    this.block = block;
    this.space = space;
    this.done = 0;
    if (this.cells.length < block.length) this.cells = new Uint8Array(block.length);
    this.lines = readPlainLines(block, this.cells);
    if (this.offsets.length >= this.lines) return;
    this.forms = new Uint8Array(CELLS * this.lines);
    this.automorphisms = new Float64Array(this.lines);
    this.offsets = new Uint32Array(this.lines);
  }

  advance(): BlockReply['answer'] | undefined {
    if (this.lines < 0) return NOT_PLAIN;
    const end = Math.min(this.lines, this.done + SLICE);
    const { automorphisms, bulk, cells, done, forms } = this;
    bulk.run(
      cells.subarray(CELLS * done, CELLS * end),
      forms.subarray(CELLS * done, CELLS * end),
      automorphisms.subarray(done, end),
    );
    this.done = end;
    return end === this.lines ? this.answer() : undefined;
  }

  private answer(): BlockAnswer {
    const { block, cells, forms, lines, space, offsets, task } = this;
    const found = this.automorphisms.subarray(0, lines);
    const numbers = task.automorphisms ? found : undefined;
    const most = maxSolutionBytes(block, lines) + (numbers ? MAX_NUMBER_BYTES * lines : 0);
    const output = outputIn(space, most);
    const written = writeSolutions(block, forms, found, output, offsets, numbers);
    const failures = failuresOf(found, offsets, cells, noFormText);
    return { lines, output: output.subarray(0, written), failures };
  }
}
