import type { Notation } from '@nonet/engine/notation';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { placeholder, writeRecord } from '../pipeline/writer.ts';
import type { Status } from '../report/exit-status.ts';
import type { Streams } from '../streams.ts';

export interface ConvertFlags extends InputFlags {
  readonly to: Notation;
}

/** Writes every puzzle in another notation. */
export function convert(
  files: readonly string[],
  { to, ...flags }: ConvertFlags,
  streams: Streams,
): Promise<Status> {
  const handler: Handler = {
    head: () => to.head,
    tail: () => to.tail ?? '',
    record: (puzzle, context) => {
      writeRecord(to, puzzle, context);
      return undefined;
    },
    badRecord: (message, { output }) => output.write(placeholder(message, to)),
  };
  return answerFiles(files, flags, handler, streams);
}
