import type { Notation } from '@nonet/engine/notation';
import type { Status } from '../core/exit-status.ts';
import type { FilePart, PartSource } from '../core/part-source.ts';
import { type Streams, withStreams } from '../core/streams.ts';
import { FILES } from '../pipeline/file-part.ts';
import type { InputFlags } from '../pipeline/input-flags.ts';
import { fileReason } from '../pipeline/read-files.ts';
import { ContentMeter, contentOf } from './content.ts';
import type { JobFlags } from './job-options.ts';
import { fileInput, jobSource } from './job-source.ts';
import { type JobPart, runJob } from './run-job.ts';

/** The options that determine which lines `--part` reads, and what it writes. */
export interface FileFlags extends InputFlags {
  readonly to?: Notation;
  readonly json?: boolean;
}

type Flags = FileFlags & JobFlags;

type Command<F> = (files: readonly string[], flags: F, streams: Streams) => Promise<Status>;

/** Runs a command that reads files, with `--output`, `--part` or `--resume`. */
export async function runOnFiles<F extends Flags>(
  name: string,
  files: readonly string[],
  flags: F,
  streams: Streams,
  command: Command<F>,
): Promise<Status> {
  const { part, resume } = flags;
  if (!part && !resume) {
    return runJob(flags, undefined, streams, (own) => command(files, flags, own));
  }
  const { parts = FILES } = streams;
  const piece = await pieceOf(files, flags, parts);
  if (typeof piece === 'string') {
    streams.messages.write(`error: ${piece}\n`);
    return 2;
  }
  const [file] = files;
  const meter = new ContentMeter();
  const jobPart: JobPart = {
    source: jobSource(name, flags, fileInput(file, piece)),
    number: part?.number ?? 1,
    from: piece.from,
    to: piece.to,
    headLines: piece.from === 0 && outputOf(flags, piece) === 'csv' ? 1 : 0,
    measured: () => meter.content(),
    measure: () => contentOf(parts.bytes(file, piece)),
  };
  const partFlags = { ...flags, from: piece.start.notation, filePart: piece };
  return runJob(flags, jobPart, streams, (own) => {
    const open: Streams['open'] = (_, signal) => meter.metered(parts.bytes(file, piece, signal));
    return command(files, partFlags, withStreams(own, { open }));
  });
}

/**
 * Finds the part of the file that the options ask for. Returns a message if there is no such part.
 */
async function pieceOf(
  files: readonly string[],
  flags: Flags,
  parts: PartSource,
): Promise<FilePart | string> {
  const { part, resume, output } = flags;
  if (resume && output === undefined) return '--resume needs --output';
  const [file = '-'] = files;
  if (files.length > 1 || file === '-') {
    const found = files.length > 1 ? `${files.length} files` : 'standard input';
    return `expected one file for --${part ? 'part' : 'resume'}, found ${found}`;
  }
  try {
    const { from, size: geometry } = flags;
    const piece = await parts.find(file, part ?? { number: 1, of: 1 }, {
      notation: from,
      geometry,
    });
    if (typeof piece === 'string' || !part) return piece;
    const { notation } = piece.start;
    const to = flags.json || !flags.to ? notation : flags.to;
    if (to.onePerLine) return piece;
    return `expected an output with one puzzle per line for --part, found ${to.id}`;
  } catch (error) {
    return `${file}: ${fileReason(error)}`;
  }
}

function outputOf({ json, to }: Flags, { start }: FilePart): string {
  return json ? 'json' : (to ?? start.notation).id;
}
