import {
  type Canonical,
  canonical as canonicalOf,
  hasConflict,
  transformed,
} from '@nonet/engine/grid';
import { type Notation, type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import { yieldToEventLoop } from '../event-loop.ts';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import { hasPlainLines } from '../pipeline/line-block.ts';
import {
  holdsComment,
  jsonOf,
  jsonWriter,
  notationWriter,
  placeholder,
  writeJson,
  writeRecord,
} from '../pipeline/writer.ts';
import { noFormText, tooLargeText } from '../report/conflict-text.ts';
import type { Status } from '../report/exit-status.ts';
import type { Streams } from '../streams.ts';

export interface CanonicalFlags extends InputFlags {
  readonly to?: Notation;
  /** Write the number of automorphisms after the cells of every canonical form. */
  readonly automorphisms?: boolean;
  readonly json?: boolean;
}

/** Writes the canonical form of every puzzle or grid, in the order of the input. */
export function canonical(
  files: readonly string[],
  flags: CanonicalFlags,
  streams: Streams,
): Promise<Status> {
  const { automorphisms = false, json, to } = flags;
  const isPlain = !json && (!to || hasPlainLines(to));
  const handler: Handler = {
    ...(json ? jsonWriter : notationWriter(to)),
    record: async (record, context) => {
      const message = refusal(record, context, flags);
      if (message !== undefined) writeNone(record, message, context, flags);
      else writeForm(record, canonicalOf(record.givens), context, flags);
      await yieldToEventLoop();
    },
    lineTask: isPlain ? { name: 'canonical', automorphisms } : undefined,
  };
  return answerFiles(files, flags, handler, streams);
}

/**
 * Returns undefined if the record has a canonical form and the output notation can hold the answer.
 * Otherwise reports the reason and returns the message.
 */
function refusal(
  { givens, line, pencilmarks }: PuzzleRecord,
  { file, notation, report }: RecordContext,
  { automorphisms, json, to = notation }: CanonicalFlags,
): string | undefined {
  const tooLarge = tooLargeText(givens);
  if (tooLarge) return report.unsupported(file, line, tooLarge);
  if (pencilmarks) return report.unsupported(file, line, 'expected givens, found pencilmarks');
  if (hasConflict(givens)) return report.failed(file, line, noFormText(givens));
  if (automorphisms && !json && !holdsComment(to)) {
    const reason = `${to.id} cannot hold automorphisms (--to line and --json can)`;
    return report.unsupported(file, line, reason);
  }
  return undefined;
}

function writeNone(
  record: PuzzleRecord,
  message: string,
  context: RecordContext,
  { json, to }: CanonicalFlags,
): void {
  if (json) writeJson(context, { ...jsonOf(record), canonical: null, error: message });
  else context.output.writeMessage(placeholder(message, to ?? context.notation));
}

function writeForm(
  record: PuzzleRecord,
  { automorphisms, grid, transform }: Canonical,
  context: RecordContext,
  { automorphisms: isCounted, json, to }: CanonicalFlags,
): void {
  if (json) {
    const form = { canonical: packedCells(grid), automorphisms: String(automorphisms), transform };
    writeJson(context, { ...jsonOf(record), ...form });
    return;
  }
  const { comment, solution } = record;
  const counted = [...(isCounted ? [automorphisms] : []), ...(comment ? [comment] : [])].join(' ');
  const moved = {
    ...record,
    givens: grid,
    ...(solution && { solution: transformed(solution, transform) }),
    ...(counted && { comment: counted }),
  };
  writeRecord(to ?? context.notation, moved, context);
}
