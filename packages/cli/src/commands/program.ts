import { MissingWebAssembly } from '@nonet/engine/bulk';
import { notations, onlyReadNotations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { Command, CommanderError } from 'commander';
import manifest from 'nonet/package.json' with { type: 'json' };
import type { AddCommand } from '../core/command.ts';
import { statusMeanings } from '../core/exit-status.ts';
import { WriteError } from '../core/files/write-error.ts';
import { helpRows } from '../core/help-rows.ts';
import { MissingPackage } from '../core/missing-package.ts';
import type { Streams } from '../core/streams.ts';

/** Group → command → its module. */
// A command is imported only when it is called, because start-up takes most of the time of a short
// run.
const groups: Readonly<
  Record<string, Readonly<Record<string, () => Promise<{ readonly command: AddCommand }>>>>
> = {
  'Solve, check and convert': {
    solve: () => import('./solve.ts'),
    count: () => import('./count.ts'),
    check: () => import('./check.ts'),
    convert: () => import('./convert.ts'),
    scan: () => import('./scan.ts'),
    canonical: () => import('./canonical.ts'),
    euler: () => import('./euler.ts'),
  },
  'Rate and explain': {
    rate: () => import('./rate.ts'),
    hint: () => import('./hint.ts'),
    explain: () => import('./explain.ts'),
    review: () => import('./review.ts'),
  },
  'Make and print': {
    generate: () => import('./generate.ts'),
    grid: () => import('./grid.ts'),
    print: () => import('./print.ts'),
    book: () => import('./book.ts'),
  },
  'Show a search': {
    trace: () => import('./trace.ts'),
    race: () => import('./race.ts'),
  },
  'Test your own solver': {
    judge: () => import('./judge.ts'),
    watch: () => import('./watch.ts'),
  },
  'Work on many puzzles': {
    bank: () => import('./bank.ts'),
    batch: () => import('./batch.ts'),
    join: () => import('./join.ts'),
  },
  'Use Nonet': {
    studio: () => import('./studio.ts'),
    bench: () => import('./bench.ts'),
    complete: () => import('./complete.ts'),
  },
};

/** Replaces `--out` with `--output`. Does not change other arguments. */
function inFull(argument: string): string {
  return argument.replace(/^--out(?==|$)/, '--output');
}

/**
 * Runs a command line. `args` does not include the name of the program. Returns the exit status.
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  let status = 0;
  const done = (result: number): void => {
    status = result;
  };
  if (args[0] === 'complete' && args[1] === '--') {
    const words = args.slice(2);
    const program = await createProgram(streams, done, words.length > 1 ? words[0] : undefined);
    (await import('./complete.ts')).writeCandidates(program, words, streams);
    return 0;
  }
  const program = await createProgram(streams, done, args[0]);
  try {
    await program.parseAsync(args.map(inFull), { from: 'user' });
  } catch (error) {
    if ([WriteError, MissingPackage, MissingWebAssembly].some((kind) => error instanceof kind)) {
      streams.messages.write(`${(error as Error).message}\n`);
      return 2;
    }
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

/**
 * Returns the program with its options and help. `done` is called with the exit status of the
 * command.
 *
 * @param only The only command to add. If there is no such command, all commands are added.
 */
export async function createProgram(
  streams: Streams,
  done: (status: number) => void,
  only = '',
): Promise<Command> {
  const program = new Command('nonet')
    .description(
      'Solve, count, check, generate, convert and trace Sudoku puzzles, and judge solvers.',
    )
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.answers.write(text),
      writeErr: (text) => streams.messages.write(text),
    })
    .showHelpAfterError('(see nonet --help)')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .addHelpText('after', ({ command }) => generalHelp(command));
  const isKnown = Object.values(groups).some((group) => Object.hasOwn(group, only));
  for (const [heading, group] of Object.entries(groups)) {
    program.commandsGroup(`${heading}:`);
    for (const [name, load] of Object.entries(group)) {
      if (!isKnown || name === only) (await load()).command(program, name, streams, done);
    }
  }
  program.helpCommand('help [command]', 'Print help.');
  return program;
}

interface Listed {
  readonly id: string;
  readonly summary: string;
}

function generalHelp(program: Command): string {
  const table = (all: readonly Listed[]): string =>
    helpRows(
      program,
      all.map(({ id, summary }) => [id, summary]),
    );
  const statuses = Object.entries(statusMeanings).map(([id, summary]) => ({ id, summary }));
  return `
Strategies:
${table(strategies)}

Notations:
${table(notations)}

Notations that are only read:
${table(onlyReadNotations)}

Exit status:
${table(statuses)}

Shell completion: source <(nonet complete bash); also zsh, fish, powershell.`;
}
