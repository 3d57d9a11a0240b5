import {
  type NotationResult,
  noPuzzle,
  type PuzzleRecord,
  type RuleAbove,
  type Skipped,
} from '@nonet/engine/notation';
import type { FilePart } from '../core/part-source.ts';
import type { LineBlock } from '../lines/line-block.ts';
import { countLines } from '../lines/line-count.ts';
import { type BlockAnswer, NOT_PLAIN } from '../lines/line-task.ts';
import { SEVERAL_SOLUTIONS } from '../report/report.ts';
import type { Handler, RecordContext } from './handler.ts';
import type { FileError, RecordBlock } from './read-files.ts';
import { RecordReader, shiftError, shiftLine } from './record-reader.ts';

const ascii = new TextDecoder('latin1');

interface DeliveryOptions extends Pick<RecordContext, 'report' | 'output' | 'progress'> {
  /** Set if only a part of the file is answered. */
  readonly part: FilePart | undefined;
}

/** Writes the answers in the order of the input. Counts records and lines. */
export class Delivery {
  private readonly handler: Handler;
  private readonly outputs: DeliveryOptions;
  /** Whether a note has already said that the current file is not UTF-8. */
  private isNoted = false;
  /** The lines of the current file that are in no record. */
  private skipped: Skipped | undefined;
  /** Whether there were any records. */
  private hasRecords = false;
  /** The number of records of the current file so far. */
  private indexInFile = 0;
  /** The number of lines of the current file so far. */
  private line = 0;
  /** The rule that a line of the current file states for the puzzles below it. */
  private rule: RuleAbove | undefined;

  constructor(handler: Handler, outputs: DeliveryOptions) {
    this.handler = handler;
    this.outputs = outputs;
  }

  /** Prepares the writer for a part that does not begin at the beginning of the file. */
  start(): void {
    const { part, ...outputs } = this.outputs;
    if (!part || part.from === 0) return;
    const { label: file, start } = part;
    const [first] = start.results;
    const context = { file, notation: start.notation, ...outputs };
    this.handler.skip?.(first, context);
  }

  badFile(error: FileError): void {
    this.outputs.report.error(error);
    this.endFile();
  }

  async records({ file, notation, results, ended }: RecordBlock): Promise<void> {
    await this.results({ file, notation }, results);
    if (ended) this.skip(ended.skipped);
    this.line += ended?.lines ?? 0;
    if (!ended?.isLast) return;
    if (this.rule && !this.rule.isSaid) {
      const error = shiftError(this.rule.error, -this.line);
      await this.results({ file, notation }, [{ ok: false, error }]);
    }
    if (this.indexInFile === 0 && !this.outputs.part) {
      this.outputs.report.badRecord(file, noPuzzle(this.skipped));
    } else if (this.skipped)
      this.outputs.report.note(file, this.skipped.line, skipText(this.skipped));
    this.endFile();
  }

  /** Writes the end of the output if there were any records. */
  async end(): Promise<void> {
    const { output } = this.outputs;
    if (this.hasRecords) output.write(this.handler.end?.() ?? '');
    await output.flush();
  }

  /**
   * Writes the answers to a block of lines. Reads the block as records if the answer is NOT_PLAIN, or
   * if a line above it states a rule.
   */
  async block(block: LineBlock, answer: BlockAnswer | typeof NOT_PLAIN): Promise<void> {
    if (answer !== NOT_PLAIN && !this.rule) {
      await this.lines(block, answer);
      return;
    }
    const reader = RecordReader.midFile({
      notation: block.notation,
      size: block.size,
      variants: this.handler.variants,
    });
    const results = reader.push(block.bytes);
    const { rule } = reader;
    results.push(...reader.end());
    // The puzzles of the rule may be in other blocks.
    if (rule && !rule.isSaid) results.pop();
    await this.results(block, results);
    this.rule ??= rule && { ...rule, error: shiftError(rule.error, this.line) };
    this.skip(reader.skipped);
    this.line += countLines(block.bytes);
  }

  private async results(
    { file, notation }: Pick<RecordBlock, 'file' | 'notation'>,
    pieceResults: readonly NotationResult[],
  ): Promise<void> {
    const { report, output, progress } = this.outputs;
    const { rule } = this;
    const results = pieceResults.map(
      (result): NotationResult =>
        rule && mayHaveRule(result)
          ? { ok: false, error: rule.error }
          : shiftLine(result, this.line),
    );
    if (rule && pieceResults.some(mayHaveRule)) this.rule = { ...rule, isSaid: true };
    if (!notation) {
      this.indexInFile += results.length;
      for (const result of results) if (!result.ok) report.badRecord(file, result.error);
      return;
    }
    const context = { file, notation, report, output, progress };
    const records = results.flatMap((result) => (result.ok ? [result.record] : []));
    const answers = this.handler.answers(records, context);
    for (const result of results) {
      this.indexInFile++;
      this.hasRecords = true;
      if (result.ok && !this.isNoted && hasLostText(result.record)) {
        this.isNoted = true;
        report.note(file, result.record.line, NOT_UTF_8);
      }
      if (result.ok) await answers.next();
      else {
        const { error, fields } = result;
        const message = report.badRecord(file, error);
        this.handler.badRecord({ message, error, fields }, context);
      }
      progress.done(1);
      if (output.isFull) await output.flush();
    }
    await output.flush();
  }

  private async lines({ file }: LineBlock, answer: BlockAnswer): Promise<void> {
    const { report, output, progress } = this.outputs;
    const { failed, failures = [], lines, several = [] } = answer;
    this.hasRecords = true;
    let nextNote = 0;
    let written = 0;
    for (const { line, offset, reason } of failures) {
      nextNote = this.note(file, several, nextNote, line);
      const message = report.failed(file, this.line + line + 1, reason);
      if (!this.handler.lineTask?.hasPlaceholders) continue;
      const before = ascii.decode(answer.output.subarray(written, offset));
      output.write(before);
      output.writeMessage(`# ${message}\n`);
      written = offset;
    }
    this.note(file, several, nextNote, lines);
    await output.writeBytes(answer.output.subarray(written));
    if (failed) report.markFailed();
    this.handler.addBlock?.(answer);
    this.indexInFile += lines;
    this.line += lines;
    progress.done(lines);
  }

  /**
   * Prints a note for each line whose puzzle has several solutions. `several` has the numbers of
   * these lines in ascending order. Starts at index `from` of `several`, and stops at the first
   * line number that is not below `before`. Returns the index at which it stopped.
   */
  private note(file: string, several: readonly number[], from: number, before: number): number {
    let next = from;
    for (; next < several.length && several[next] < before; next++) {
      this.outputs.report.note(file, this.line + several[next] + 1, SEVERAL_SOLUTIONS);
    }
    return next;
  }

  /** Adds the skipped lines of a piece of the file. */
  private skip(skipped: Skipped | undefined): void {
    if (!skipped) return;
    const { count, ...first } = this.skipped ?? {
      ...skipped,
      line: this.line + skipped.line,
      count: 0,
    };
    this.skipped = { ...first, count: count + skipped.count };
  }

  private endFile(): void {
    this.isNoted = false;
    this.skipped = undefined;
    this.indexInFile = 0;
    this.line = 0;
    this.rule = undefined;
  }
}

/** Whether a result is a puzzle, which a line above it may give a rule. */
function mayHaveRule(result: NotationResult): boolean {
  return result.ok || result.error.code === 'variant';
}

function skipText({ count, text }: Skipped): string {
  const line = JSON.stringify(text.trim());
  return count === 1
    ? `skipped ${line}: not a puzzle`
    : `skipped ${count} lines that are not puzzles; the first is ${line}`;
}

const NOT_UTF_8 = 'the file is not UTF-8: some characters cannot be read (iconv converts it)';

/** Whether a text of the record has bytes that are not UTF-8. */
function hasLostText({ comment, name, fields }: PuzzleRecord): boolean {
  const isLost = (text: string | undefined): boolean => text?.includes('\ufffd') === true;
  return (
    isLost(comment) ||
    isLost(name) ||
    fields?.some((field) => isLost(field.name) || isLost(field.json)) === true
  );
}
