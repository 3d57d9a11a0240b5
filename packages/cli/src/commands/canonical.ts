import {
  type Canonical,
  canonical as canonicalOf,
  hasConflict,
  LARGEST_MINLEX,
  transformed,
} from '@nonet/engine/grid';
import { type Notation, type PuzzleRecord, packedCells } from '@nonet/engine/notation';
import { breathe } from '../breathe.ts';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import type { Handler, Place } from '../pipeline/handler.ts';
import { isByLine } from '../pipeline/line-block.ts';
import { holdsComment, inPlace, jsonOf, writeJson, writeRecord } from '../pipeline/write.ts';
import { noForm } from '../report/conflict-text.ts';
import type { Status } from '../report/report.ts';
import type { Streams } from '../streams.ts';

export interface CanonicalFlags extends InputFlags {
  readonly to?: Notation;
  /** Put their number before the comment of every record. */
  readonly automorphisms?: boolean;
  readonly json?: boolean;
}

/** The minlex form of every puzzle and grid, in its place. */
export function canonical(
  files: readonly string[],
  flags: CanonicalFlags,
  streams?: Streams,
): Promise<Status> {
  const { automorphisms = false, json, to } = flags;
  const isPlain = !json && (!to || isByLine(to));
  const handler: Handler = {
    head: (notation) => (json ? '' : (to ?? notation).head),
    tail: (notation) => (json ? '' : ((to ?? notation).tail ?? '')),
    record: async (record, place) => {
      const message = refusal(record, place, flags);
      if (message !== undefined) writeNone(record, message, place, flags);
      else writeForm(record, canonicalOf(record.givens), place, flags);
      await breathe();
    },
    bad: (error, place) => {
      if (json) writeJson(place, { error });
      else place.output.write(inPlace(error, to ?? place.notation));
    },
    lines: isPlain ? { name: 'canonical', automorphisms } : undefined,
  };
  return answerFiles(files, flags, handler, streams);
}

/** Reports what keeps a record from a form, or its form from being written; gives the message. */
function refusal(
  { givens, line, pencilmarks }: PuzzleRecord,
  { file, notation, report }: Place,
  { automorphisms, json, to = notation }: CanonicalFlags,
): string | undefined {
  const { size } = givens.geometry;
  if (size > LARGEST_MINLEX) {
    const most = `${LARGEST_MINLEX}×${LARGEST_MINLEX}`;
    return report.refused(file, line, `expected a grid of at most ${most}, found ${size}×${size}`);
  }
  if (pencilmarks) return report.refused(file, line, 'expected givens, found pencilmarks');
  if (hasConflict(givens)) return report.failed(file, line, noForm(givens));
  if (automorphisms && !json && !holdsComment(to)) {
    const reason = `${to.id} has no place for automorphisms (--to line and --json have)`;
    return report.refused(file, line, reason);
  }
  return undefined;
}

function writeNone(
  record: PuzzleRecord,
  message: string,
  place: Place,
  { json, to }: CanonicalFlags,
): void {
  if (json) writeJson(place, { ...jsonOf(record), canonical: null, error: message });
  else place.output.write(inPlace(message, to ?? place.notation));
}

function writeForm(
  record: PuzzleRecord,
  { automorphisms, grid, transform }: Canonical,
  place: Place,
  { automorphisms: isCounted, json, to }: CanonicalFlags,
): void {
  if (json) {
    const form = { canonical: packedCells(grid), automorphisms: String(automorphisms), transform };
    writeJson(place, { ...jsonOf(record), ...form });
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
  writeRecord(to ?? place.notation, moved, place);
}
