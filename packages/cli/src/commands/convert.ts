import type { Notation } from '@nonet/engine/notation';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { placeholder, writeRecord } from '../pipeline/writer.ts';
import type { Status } from '../report/report.ts';

export interface ConvertFlags extends InputFlags {
  readonly to: Notation;
}

/** Writes every puzzle in another notation. */
export function convert(files: readonly string[], { to, ...flags }: ConvertFlags): Promise<Status> {
  return answerFiles(files, flags, {
    head: () => to.head,
    tail: () => to.tail ?? '',
    record: (puzzle, context) => {
      writeRecord(to, puzzle, context);
      return undefined;
    },
    badRecord: (message, { output }) => output.write(placeholder(message, to)),
  });
}
