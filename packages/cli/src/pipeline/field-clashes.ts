import { type Field, withoutClashes } from '@nonet/engine/notation';
import type { RecordContext } from './handler.ts';

/** Renames fields of the input that have the name of a result. Prints a note once for each name. */
export class FieldClashes {
  private readonly taken: ReadonlySet<string>;
  private readonly reported = new Set<string>();

  /** @param taken The names of the results. */
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  renamed(
    fields: readonly Field[],
    line: number,
    { file, report }: RecordContext,
  ): readonly Field[] {
    return withoutClashes(fields, this.taken, (name) => {
      if (this.reported.has(name)) return;
      this.reported.add(name);
      report.note(file, line, `the field "${name}" of the input becomes "input_${name}"`);
    });
  }
}
