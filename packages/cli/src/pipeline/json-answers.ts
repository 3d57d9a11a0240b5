import { jsonMembers, type PuzzleRecord } from '@nonet/engine/notation';
import { answerText, plainError, type Results } from '../report/json-results.ts';
import { FieldClashes } from './field-clashes.ts';
import type { Handler, RecordContext, UnansweredRecord } from './handler.ts';

interface JsonAnswerOptions {
  /** The names of the results that the command can add. */
  readonly names: readonly string[];
  /** The input files. Answers name their file if there are several. */
  readonly files: readonly string[];
}

/** Writes one JSON object per answer, with the fields of the input and the results. */
export class JsonAnswers {
  private readonly clashes: FieldClashes;
  private readonly hasFiles: boolean;

  constructor({ names, files }: JsonAnswerOptions) {
    this.hasFiles = files.length > 1;
    this.clashes = new FieldClashes(['line', 'file', 'kind', 'error', ...names]);
  }

  write(record: PuzzleRecord, results: Results, context: RecordContext): void {
    const { fields, line } = record;
    const kept = fields
      ? { ...record, fields: this.clashes.renamed(fields, line, context) }
      : record;
    this.put(line, jsonMembers(kept), results, context);
  }

  /** Writes the answer to a record that could not be read. */
  bad({ error, fields = [] }: UnansweredRecord, context: RecordContext): void {
    const kept = this.clashes.renamed(fields, error.line, context).filter(({ json }) => json);
    const members = kept.map(({ name, json, role }) => [role ?? name, json] as const);
    this.put(error.line, members, { kind: 'invalid', error }, context);
  }

  get ends(): Pick<Handler, 'badRecord'> {
    return { badRecord: (bad, context) => this.bad(bad, context) };
  }

  private put(
    line: number,
    members: readonly (readonly [string, string])[],
    { kind, error, ...results }: Results,
    { file, output }: RecordContext,
  ): void {
    const head = {
      line,
      ...(this.hasFiles && { file }),
      kind,
      error: error && plainError(error),
    };
    output.write(answerText(head, members, results));
  }
}
