import type { Command } from 'commander';
import type { FileFlags, JobFlags, SeedFlags } from './options.ts';
import * as option from './options.ts';
import type { Status } from './report/exit-status.ts';
import { type Streams, withoutNotes } from './streams.ts';

// Each command is imported only when it is called, because start-up takes most of the time of a
// short run.

export interface QuietFlag {
  /** Whether to silence notes, progress, seeds and times. */
  readonly quiet?: boolean;
}

type FileCommand<F> = (files: readonly string[], flags: F, streams: Streams) => Promise<Status>;
type Plain<F> = (flags: F, streams: Streams) => Promise<Status>;

/** Adds commands to the program, and connects their options to the functions that run them. */
export class CommandBuilder {
  private readonly program: Command;
  private readonly streams: Streams;
  readonly done: (status: number) => void;

  /** @param done Called with the exit status of the command. */
  constructor(program: Command, streams: Streams, done: (status: number) => void) {
    this.program = program;
    this.streams = streams;
    this.done = done;
  }

  /** @param more A text of the help between the options and the examples. */
  command(name: string, description: string, examples: readonly string[], more = ''): Command {
    return this.program
      .command(name)
      .description(description)
      .showHelpAfterError(`(see nonet ${name} --help)`)
      .addHelpText(
        'after',
        `${more}\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`,
      );
  }

  /** Adds a command that reads puzzle files. */
  puzzleCommand(name: string, description: string, examples: readonly string[]): Command {
    return this.command(name, description, examples)
      .argument('[files...]', 'puzzle files; - is standard input (default: -)')
      .addOption(option.from());
  }

  streamsFor({ quiet }: QuietFlag): Streams {
    return quiet ? withoutNotes(this.streams) : this.streams;
  }

  /** Returns the action of a command that reads files. */
  onFiles<F>(load: () => Promise<FileCommand<F>>) {
    return async (
      files: string[],
      flags: F & FileFlags & JobFlags & QuietFlag,
      command: Command,
    ): Promise<void> => {
      const run = await load();
      const streams = this.streamsFor(flags);
      if (!isJob(flags)) {
        this.done(await run(files, flags, streams));
        return;
      }
      const { runOnFiles } = await import('./job/run-on-files.ts');
      this.done(await runOnFiles(command.name(), files, flags, streams, run));
    };
  }

  /** Returns the action of a command that makes grids or puzzles from a seed. */
  fromSeed<F>(load: () => Promise<Plain<F>>) {
    return async (flags: F & SeedFlags & JobFlags & QuietFlag, command: Command): Promise<void> => {
      const run = await load();
      const streams = this.streamsFor(flags);
      if (!isJob(flags)) {
        this.done(await run(flags, streams));
        return;
      }
      const { runFromSeed } = await import('./job/run-from-seed.ts');
      this.done(await runFromSeed(command.name(), flags, streams, run));
    };
  }

  /** Returns the action of any other command. */
  plain<F>(load: () => Promise<Plain<F>>) {
    return async (flags: F & QuietFlag): Promise<void> =>
      this.done(await (await load())(flags, this.streamsFor(flags)));
  }
}

function isJob({ output, part, resume }: JobFlags): boolean {
  return output !== undefined || part !== undefined || resume === true;
}
