import type { Notation } from '@nonet/engine/notation';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { inPlace, writeRecord } from '../pipeline/write.ts';
import type { Status } from '../report/report.ts';

export interface ConvertFlags extends InputFlags {
  readonly to: Notation;
}

/** Writes every puzzle in another notation. */
export function convert(files: readonly string[], { to, ...flags }: ConvertFlags): Promise<Status> {
  return answerFiles(files, flags, {
    head: () => to.head,
    tail: () => to.tail ?? '',
    record: (puzzle, place) => {
      writeRecord(to, puzzle, place);
      return undefined;
    },
    bad: (message, { output }) => output.write(inPlace(message, to)),
  });
}
