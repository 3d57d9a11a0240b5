import { Argument } from 'commander';
import { type AddCommand, anyCommand, type Declaration } from '../core/command.ts';
import type { Status } from '../core/exit-status.ts';
import type { Options, Values } from '../core/option.ts';
import type { Streams } from '../core/streams.ts';
import type { JobFlags } from './job-options.ts';
import type { SeedFlags } from './run-from-seed.ts';
import type { FileFlags } from './run-on-files.ts';

type FileCommand<F> = (files: readonly string[], flags: F, streams: Streams) => Promise<Status>;

/** Declares a command that reads puzzle files. */
export function puzzleCommand<O extends Options>({
  run,
  ...declaration
}: Declaration<O, FileCommand<Values<O>>>): AddCommand {
  return anyCommand({
    ...declaration,
    arguments: [new Argument('[files...]', 'files or puzzles; - is standard input (default: -)')],
    run: async (flags: Values<O> & FileFlags & JobFlags, streams, added) => {
      if (!isJob(flags)) return run(added.args, flags, streams);
      const { runOnFiles } = await import('./run-on-files.ts');
      return runOnFiles(added.name(), added.args, flags, streams, run);
    },
  });
}

/** Declares a command that makes grids or puzzles from a seed. */
export function seedCommand<O extends Options>({
  run,
  ...declaration
}: Declaration<O, (flags: Values<O>, streams: Streams) => Promise<Status>>): AddCommand {
  return anyCommand({
    ...declaration,
    run: async (values, streams, added) => {
      const flags = values as Values<O> & SeedFlags & JobFlags;
      if (!isJob(flags)) return run(flags, streams);
      const { runFromSeed } = await import('./run-from-seed.ts');
      return runFromSeed(added.name(), flags, streams, run);
    },
  });
}

function isJob({ output, part, resume }: JobFlags): boolean {
  return output !== undefined || part !== undefined || resume === true;
}
