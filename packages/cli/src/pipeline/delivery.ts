import { type Notation, type NotationResult, PuzzleReader } from '@nonet/engine/notation';
import { type BlockAnswer, type LineTask, NOT_PLAIN } from '../lines/line-task.ts';
import type { Progress } from '../report/progress.ts';
import { type Report, SEVERAL } from '../report/report.ts';
import type { Handler, Place } from './handler.ts';
import type { LineBlock } from './line-block.ts';
import { LineCount } from './line-count.ts';
import type { Output } from './output.ts';
import type { Batch, FileError } from './read-files.ts';
import { onLine, RecordPart } from './record-part.ts';
import { inPlace } from './write.ts';

const ascii = new TextDecoder('latin1');

/** Where what is said and written goes. */
interface Ends {
  readonly report: Report;
  readonly output: Output;
  readonly progress: Progress;
}

/** Gives the answers to the pieces of the input, one after another. */
export class Delivery {
  private readonly handler: Handler;
  private readonly ends: Ends;
  /** The notation of the first record. */
  private first: Notation | undefined;
  /** Records before the next, in all files. */
  private index = 0;
  /** Records before the next, in its file. */
  private indexInFile = 0;
  /** Lines of the file before the next piece. */
  private line = 0;

  constructor(handler: Handler, ends: Ends) {
    this.handler = handler;
    this.ends = ends;
  }

  badFile(error: FileError): void {
    this.ends.report.badFile(error);
    this.endFile();
  }

  async batch({ file, notation, results, ended }: Batch): Promise<void> {
    await this.results({ file, notation }, results);
    this.line += ended?.lines ?? 0;
    if (!ended?.isLast) return;
    if (this.indexInFile === 0) {
      this.line = 0;
      await this.results({ file, notation }, new PuzzleReader({ notation }).end());
    }
    this.endFile();
  }

  /** Writes what stands after the last answer, if there was one. */
  async end(): Promise<void> {
    const { output } = this.ends;
    if (this.first) output.write(this.handler.tail?.(this.first) ?? '');
    await output.flush();
  }

  /** Answers plain lines, or, where they are not, the records in them. */
  async block(block: LineBlock, answer: BlockAnswer | typeof NOT_PLAIN): Promise<void> {
    if (answer !== NOT_PLAIN) {
      await this.lines(block, answer);
      return;
    }
    const part = RecordPart.later(block.notation);
    const results = [...part.push(block.bytes), ...part.end()];
    await this.results(block, results);
    const counted = new LineCount();
    counted.add(block.bytes);
    this.line += counted.lines;
  }

  private async results(
    { file, notation }: Pick<Batch, 'file' | 'notation'>,
    fromPiece: readonly NotationResult[],
  ): Promise<void> {
    const { report, output, progress } = this.ends;
    const results = fromPiece.map((result) => onLine(result, this.line));
    await this.handler.prepare?.(results);
    for (const result of results) {
      this.indexInFile++;
      if (!notation) {
        if (!result.ok) report.bad(file, result.error);
        continue;
      }
      this.begin(notation);
      const place: Place = { file, notation, index: this.index++, report, output };
      if (result.ok) await this.handler.record(result.record, place);
      else this.handler.bad(report.bad(file, result.error), place);
      progress.done(1);
      if (output.isFull) await output.flush();
    }
    await output.flush();
  }

  private begin(notation: Notation): void {
    if (this.first) return;
    this.first = notation;
    this.ends.output.write(this.handler.head?.(notation) ?? '');
  }

  private async lines({ file, notation }: LineBlock, answer: BlockAnswer): Promise<void> {
    const { report, output, progress } = this.ends;
    const { failed, failures, lines, several, sum } = answer;
    this.begin(notation);
    let noted = 0;
    let written = 0;
    for (const { line, at, reason } of failures) {
      noted = this.note(file, several, noted, line);
      const message = report.failed(file, this.line + line + 1, reason);
      if (!isWrittenBack(this.handler.lines)) continue;
      output.write(ascii.decode(answer.output.subarray(written, at)) + inPlace(message, notation));
      written = at;
    }
    this.note(file, several, noted, lines);
    await output.writeBytes(answer.output.subarray(written));
    if (failed) report.fail();
    this.handler.sum?.(lines, sum);
    this.index += lines;
    this.indexInFile += lines;
    this.line += lines;
    progress.done(lines);
  }

  /** Notes the lines with several solutions before a line, from index `from` on. Gives the next. */
  private note(file: string, several: readonly number[], from: number, before: number): number {
    let next = from;
    for (; next < several.length && several[next] < before; next++) {
      this.ends.report.note(file, this.line + several[next] + 1, SEVERAL);
    }
    return next;
  }

  private endFile(): void {
    this.indexInFile = 0;
    this.line = 0;
  }
}

/** Whether answers are the lines themselves, in which one that fails leaves a gap. */
function isWrittenBack(task: LineTask | undefined): boolean {
  return task?.name === 'solve' || task?.name === 'canonical';
}
