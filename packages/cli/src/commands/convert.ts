import type { Notation } from '@nonet/engine/notation';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import type { Handler } from '../pipeline/handler.ts';
import { notationWriter, writeRecord } from '../pipeline/writer.ts';
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
    ...notationWriter(to),
    record: (puzzle, context) => {
      writeRecord(to, puzzle, context);
      return undefined;
    },
  };
  return answerFiles(files, flags, handler, streams);
}
