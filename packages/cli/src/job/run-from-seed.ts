import type { Notation } from '@nonet/engine/notation';
import type { Status } from '../core/exit-status.ts';
import type { Part } from '../core/part-source.ts';
import type { Streams } from '../core/streams.ts';
import { rangeOf } from '../pipeline/part.ts';
import type { JobFlags } from './job-options.ts';
import { jobSource } from './job-source.ts';
import { runJob } from './run-job.ts';

/** The options of commands that make grids or puzzles from a seed. */
export interface SeedFlags {
  readonly count: number;
  readonly skip: number;
  readonly seed?: string;
  readonly to?: Notation | undefined;
  readonly json?: boolean;
  readonly distinct?: boolean;
  readonly against?: string;
}

type Flags = SeedFlags & JobFlags;

/** Runs a command that makes grids or puzzles, with `--output`, `--part` or `--resume`. */
export async function runFromSeed<F extends Flags>(
  name: string,
  flags: F,
  streams: Streams,
  command: (flags: F, streams: Streams) => Promise<Status>,
): Promise<Status> {
  const { part, resume } = flags;
  if (!part && !resume) return runJob(flags, undefined, streams, (own) => command(flags, own));
  const refusal = refusalOf(flags);
  if (refusal || flags.seed === undefined) {
    streams.messages.write(`error: ${refusal}\n`);
    return 2;
  }
  const { count, json, seed, skip, to } = flags;
  const piece: Part = part ?? { number: 1, of: 1 };
  const { from, to: end } = rangeOf(piece, count);
  const input = { seed, first: skip + 1, count };
  const jobPart = {
    source: jobSource(name, flags, input),
    number: piece.number,
    from,
    to: end,
    headLines: from === 0 && !json && to?.id === 'csv' ? 1 : 0,
  };
  const edges = { isFirst: from === 0, isLast: end === count };
  const partFlags = { ...flags, skip: skip + from, count: end - from, edges };
  return runJob(flags, jobPart, streams, (own) => command(partFlags, own));
}

function refusalOf({
  against,
  distinct,
  output,
  part,
  resume,
  seed,
  json,
  to,
}: Flags): string | undefined {
  const option = part ? '--part' : '--resume';
  if (resume && output === undefined) return '--resume needs --output';
  if (seed === undefined) return `${option} needs --seed, so that all runs use the same seed`;
  if (distinct || against) return `${option} cannot be used with --distinct or --against`;
  if (part && !json && to && !to.onePerLine) {
    return `expected an output with one puzzle per line for --part, found ${to.id}`;
  }
  return undefined;
}
