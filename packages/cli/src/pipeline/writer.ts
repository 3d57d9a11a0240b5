import type { Grid } from '@nonet/engine/grid';
import {
  type Field,
  type Notation,
  type NotationResult,
  type NotationWriter,
  type PuzzleRecord,
  supportsSize,
} from '@nonet/engine/notation';
import { hasPlainLines } from '../lines/line-block.ts';
import { type AnswerKind, type Results, withSolution } from '../report/json-results.ts';
import { type Refusal, refusalError } from '../report/refusal.ts';
import { FieldClashes } from './field-clashes.ts';
import type { Handler, RecordContext, UnansweredRecord } from './handler.ts';
import { JsonAnswers } from './json-answers.ts';

/** Writes answers in a notation, or as JSON with more details. */
export interface Writer extends Required<Pick<Handler, 'badRecord' | 'skip' | 'end'>> {
  /** Writes a solution. */
  solution(
    puzzle: PuzzleRecord,
    solution: Grid,
    results: SolutionResults,
    context: RecordContext,
  ): void;
  /** Writes the answer to a puzzle without a solution. The message has already been printed. */
  noSolution(
    puzzle: PuzzleRecord,
    message: string,
    results: SolutionResults,
    context: RecordContext,
  ): void;
}

interface SolutionResults extends Results {
  readonly kind: AnswerKind;
}

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

/**
 * Returns a writer for the notation `to`. If `to` is undefined, answers are written in the notation
 * of the input.
 */
export function notationWriter(to: Notation | undefined): Writer {
  const writer = new RecordWriter(to);
  const clashes = new FieldClashes(['kind', 'error']);
  const isTable = (context: RecordContext): boolean =>
    writer.notationOf(context).holds.includes('fields');
  /** Adds the field `kind`, and an empty field for the solution. */
  const fieldsOf = (
    fields: readonly Field[] | undefined,
    kind: AnswerKind,
    line: number,
    context: RecordContext,
  ): readonly Field[] => [
    ...clashes.renamed(withSolution(fields), line, context),
    { name: 'kind', json: `"${kind}"` },
  ];
  return {
    solution: (puzzle, solution, { kind }, context) => {
      const record = solvedRecord(writer.notationOf(context), puzzle, solution);
      if (!isTable(context)) writer.write(record, context);
      else {
        const fields = fieldsOf(puzzle.fields, kind, puzzle.line, context);
        writer.write({ ...record, fields }, context);
      }
    },
    noSolution: (puzzle, message, { kind }, context) => {
      const { holds } = writer.notationOf(context);
      if (isTable(context)) {
        const fields = fieldsOf(puzzle.fields, kind, puzzle.line, context);
        writer.write({ ...puzzle, fields }, context);
      } else if (holds.includes('solution')) writer.write(puzzle, context);
      else writer.writeMissing({ message }, context);
    },
    badRecord: (bad, context) => {
      const { line } = bad.error;
      const fields = isTable(context) ? fieldsOf(bad.fields, 'invalid', line, context) : bad.fields;
      writer.writeMissing({ ...bad, fields }, context);
    },
    skip: (first, context) => {
      if (!isTable(context)) return;
      if (!first.ok) {
        const fields = fieldsOf(first.fields, 'invalid', first.error.line, context);
        writer.skip({ ...first, fields }, context);
        return;
      }
      const { record } = first;
      const fields = fieldsOf(record.fields, 'proper', record.line, context);
      writer.skip({ ok: true, record: { ...record, fields } }, context);
    },
    end: writer.end,
  };
}

/** Returns why a notation does not support grids of this size. Undefined if it supports them. */
export function unsupportedSize(notation: Notation, size: number): Refusal | undefined {
  if (supportsSize(notation, size)) return undefined;
  const sizes = notation.sizes!.map((known) => `${known}×${known}`).join(', ');
  const expected = `${sizes.replace(/, (\S+)$/, ' or $1')} for ${notation.id}`;
  return { expected, found: `${size}×${size}` };
}

/**
 * Returns the record of a solved puzzle. The solution replaces the givens, unless the notation can
 * hold both.
 */
function solvedRecord(notation: Notation, puzzle: PuzzleRecord, solution: Grid): PuzzleRecord {
  if (notation.holds.includes('solution')) return { ...puzzle, solution };
  const { pencilmarks: _, solution: _known, ...rest } = withoutHeading(notation, puzzle);
  return { ...rest, givens: solution };
}

/** Leaves out comment lines above a puzzle, because blocks of lines have none. */
export function withoutHeading(notation: Notation, record: PuzzleRecord): PuzzleRecord {
  const { fields } = record;
  if (!fields || !hasPlainLines(notation)) return record;
  return { ...record, fields: fields.filter(({ name }) => name !== 'heading') };
}

/** Returns a writer for `solve --json`. */
export function jsonWriter(files: readonly string[]): Writer {
  const answers = new JsonAnswers({ names: SOLVE_RESULTS, files });
  return {
    solution: (puzzle, solution, results, context) =>
      answers.write({ ...puzzle, solution }, results, context),
    noSolution: (puzzle, _, results, context) => {
      const { solution: _solution, ...unsolved } = puzzle;
      const fields = withSolution(puzzle.fields);
      answers.write({ ...unsolved, fields }, results, context);
    },
    badRecord: (bad, context) => answers.bad(bad, context),
    skip: () => {},
    end: () => '',
  };
}

const SOLVE_RESULTS: readonly string[] = ['count', 'complete', 'index', 'conflicts', 'search'];
