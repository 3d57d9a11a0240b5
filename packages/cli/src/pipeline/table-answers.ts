import type { Field, NotationResult, PuzzleRecord } from '@nonet/engine/notation';
import type { Results } from '../report/json-results.ts';
import { FieldClashes } from './field-clashes.ts';
import type { Handler, RecordContext, UnansweredRecord } from './handler.ts';
import { RecordWriter } from './writer.ts';

type Fields = readonly Field[] | undefined;

const PUZZLE: readonly Field[] = [{ name: 'puzzle', json: '', role: 'puzzle' }];

/**
 * Answers in a notation, by default that of the file, if it can hold fields, as CSV and JSON can. A
 * record keeps its fields, and gets one for each result.
 */
export class TableAnswers {
  private readonly names: readonly string[];
  private readonly clashes: FieldClashes;
  private readonly writer: RecordWriter;
  private readonly columnsOf: (fields: Fields) => readonly Field[];

  /**
   * @param results The names of the results besides `kind`.
   * @param columnsOf The fields before those of the results.
   */
  constructor(
    results: readonly string[],
    { writer = new RecordWriter(undefined), columnsOf = (fields: Fields) => fields ?? PUZZLE } = {},
  ) {
    this.writer = writer;
    this.columnsOf = columnsOf;
    this.names = [...results, 'kind'];
    this.clashes = new FieldClashes([...this.names, 'error']);
  }

  /** Whether the answers to a file are records. If not, they are lines of text. */
  takes(context: RecordContext): boolean {
    return this.writer.notationOf(context).holds.includes('fields');
  }

  write(record: PuzzleRecord, results: Results, context: RecordContext): void {
    const fields = this.fieldsOf(record.fields, results, record.line, context);
    this.writer.write({ ...record, fields }, context);
  }

  /** The answers to records that could not be read, also as lines of text, and the ends of a file. */
  get ends(): Required<Pick<Handler, 'badRecord' | 'skip' | 'end'>> {
    return {
      badRecord: (bad, context) => this.bad(bad, context),
      skip: (first, context) => this.skip(first, context),
      end: this.writer.end,
    };
  }

  private bad(bad: UnansweredRecord, context: RecordContext): void {
    if (!this.takes(context)) {
      context.output.writeMessage(`# ${bad.message}\n`);
      return;
    }
    const fields = this.fieldsOf(bad.fields, { kind: 'invalid' }, bad.error.line, context);
    this.writer.writeMissing({ ...bad, fields }, context);
  }

  private skip(first: NotationResult, context: RecordContext): void {
    if (!this.takes(context)) return;
    if (first.ok) {
      const { record } = first;
      const fields = this.fieldsOf(record.fields, {}, record.line, context);
      this.writer.skip({ ok: true, record: { ...record, fields } }, context);
    } else {
      const fields = this.fieldsOf(first.fields, {}, first.error.line, context);
      this.writer.skip({ ...first, fields }, context);
    }
  }

  private fieldsOf(
    fields: Fields,
    results: Results,
    line: number,
    context: RecordContext,
  ): readonly Field[] {
    return [
      ...this.clashes.renamed(this.columnsOf(fields), line, context),
      ...this.names.map((name) => ({ name, json: cellOf(results[name]) })),
    ];
  }
}

/** A result as the value of a field. A list becomes a text, because CSV has no lists. */
function cellOf(result: unknown): string {
  return JSON.stringify(Array.isArray(result) ? result.join(' ') : (result ?? null));
}
