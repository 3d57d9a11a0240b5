import { BulkSolver } from '@nonet/engine/bulk';
import { CLASSIC } from '@nonet/engine/grid';
import { ClassicChecking } from '@nonet/engine/solve';
import { passes, verdictText } from '../report/verdict-text.ts';
import type { BlockWork } from './block-work.ts';
import { type BlockReply, type CheckTask, NOT_PLAIN } from './line-task.ts';
import { CELLS, digitsOf, readPlainLines } from './plain-lines.ts';

const encoder = new TextEncoder();

/** Writes the verdicts on puzzles in lines with 81 cells. */
export class BlockCheck implements BlockWork {
  private readonly task: CheckTask;
  private readonly solver: BulkSolver = new BulkSolver();
  private cells: Uint8Array = new Uint8Array();
  /** Undefined if a line of the block is not plain (see `readPlainLines`). */
  private checking: ClassicChecking | undefined;

  constructor(task: CheckTask) {
    this.task = task;
  }

  start(block: Uint8Array): void {
    if (this.cells.length < block.length) this.cells = new Uint8Array(block.length);
    const lines = readPlainLines(block, this.cells);
    this.checking = undefined;
    if (lines < 0) return;
    const givens = digitsOf(this.cells.subarray(0, CELLS * lines));
    this.checking = new ClassicChecking(this.solver, { givens }, { testGivens: this.task.minimal });
  }

  advance(): BlockReply['answer'] | undefined {
    if (!this.checking) return NOT_PLAIN;
    const verdicts = this.checking.advance();
    if (!verdicts) return undefined;
    const text = verdicts.map((verdict) => `${verdictText(verdict, CLASSIC)}\n`).join('');
    return {
      lines: verdicts.length,
      output: encoder.encode(text),
      failed: !verdicts.every((verdict) => passes(verdict, this.task.minimal)),
    };
  }
}
