import {
  type Notation,
  type NotationResult,
  type NotationWriter,
  type PuzzleRecord,
  supportsSize,
} from '@nonet/engine/notation';
import { hasPlainLines } from '../lines/line-block.ts';
import { type Refusal, refusalError } from '../report/refusal.ts';
import type { RecordContext, UnansweredRecord } from './handler.ts';

/** Writes records in the notation `to`, or each in the notation of its file. */
export class RecordWriter {
  private readonly to: Notation | undefined;
  private readonly reports: 'fields' | 'all';
  private readonly writers = new Map<Notation, NotationWriter>();

  /**
   * @param reports The parts of a record that are reported if the notation cannot hold them: only
   *   fields, or all parts.
   */
  constructor(to: Notation | undefined, reports: 'fields' | 'all' = 'fields') {
    this.to = to;
    this.reports = reports;
  }

  notationOf({ notation }: RecordContext): Notation {
    return this.to ?? notation;
  }

  /** Writes a record. Reports it if the notation does not support its size. */
  write(record: PuzzleRecord, context: RecordContext): void {
    const { file, output, report } = context;
    const { line, fields } = record;
    const notation = this.notationOf(context);
    const refusal = unsupportedSize(notation, record.givens.geometry.size);
    if (!refusal) {
      const writer = this.writerOf(notation);
      output.write(writer.record(record));
      if (!fields && this.reports === 'fields') return;
      const lost = writer.lost(record);
      const isField = (part: string): boolean => fields?.some(({ name }) => name === part) === true;
      report.leftOut(notation.id, this.reports === 'all' ? lost : lost.filter(isField));
      return;
    }
    const message = report.unsupported(file, line, refusal);
    this.writeMissing({ message, error: refusalError(line, refusal), fields }, context);
  }

  /** Writes the text in place of a record. */
  writeMissing(missing: UnansweredRecord | MissingAnswer, context: RecordContext): void {
    const { error, ...rest } = missing;
    const read = error?.code === 'unsupported' ? undefined : error;
    const notation = this.notationOf(context);
    const text = this.writerOf(notation).missing({ ...rest, error: read });
    if (notation.holds.includes('fields')) context.output.write(text);
    else context.output.writeMessage(text);
  }

  /** Prepares for a part of a file that does not contain the first record. Writes nothing. */
  skip(first: NotationResult, context: RecordContext): void {
    const writer = this.writerOf(this.notationOf(context));
    if (first.ok) writer.record(first.record);
    else writer.missing({ message: '', ...first });
  }

  /** Returns the end of the output. */
  readonly end = (): string => Array.from(this.writers.values(), (writer) => writer.end()).join('');

  private writerOf(notation: Notation): NotationWriter {
    let writer = this.writers.get(notation);
    if (!writer) {
      writer = notation.writer();
      this.writers.set(notation, writer);
    }
    return writer;
  }
}

interface MissingAnswer extends Omit<UnansweredRecord, 'error'> {
  readonly error?: undefined;
}

/** Returns why a notation does not support grids of this size. Undefined if it supports them. */
export function unsupportedSize(notation: Notation, size: number): Refusal | undefined {
  if (supportsSize(notation, size)) return undefined;
  const sizes = notation.sizes!.map((known) => `${known}×${known}`).join(', ');
  const expected = `${sizes.replace(/, (\S+)$/, ' or $1')} for ${notation.id}`;
  return { expected, found: `${size}×${size}` };
}

/** Leaves out comment lines above a puzzle, because blocks of lines have none. */
export function withoutHeading(notation: Notation, record: PuzzleRecord): PuzzleRecord {
  const { fields } = record;
  if (!fields || !hasPlainLines(notation)) return record;
  return { ...record, fields: fields.filter(({ name }) => name !== 'heading') };
}
