import { notationById, notations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { Argument, Command, CommanderError } from 'commander';
import manifest from 'nonet/package.json' with { type: 'json' };
import { CommandBuilder, type QuietFlag } from './command-builder.ts';
import type { WatchFlags } from './commands/watch.ts';
import { addJudgeCommand } from './judge-command.ts';
import type { JobFlags } from './options.ts';
import * as option from './options.ts';
import { addPuzzleCommands } from './puzzle-commands.ts';
import { statusMeanings } from './report/exit-status.ts';
import { WriteError } from './report/write-error.ts';
import type { Streams } from './streams.ts';

/** Replaces `--out` with `--output`. Does not change other arguments. */
function inFull(argument: string): string {
  return argument.replace(/^--out(?==|$)/, '--output');
}

/**
 * Runs a command line. `args` does not include the name of the program. Returns the exit status.
 */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  let status = 0;
  const program = createProgram(streams, (result) => {
    status = result;
  });
  if (args[0] === 'complete' && args[1] === '--') {
    (await import('./commands/complete.ts')).writeCandidates(program, args.slice(2), streams);
    return 0;
  }
  try {
    await program.parseAsync(args.map(inFull), { from: 'user' });
  } catch (error) {
    if (error instanceof WriteError) {
      streams.messages.write(`${error.message}\n`);
      return 2;
    }
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

/**
 * Returns all commands with their options and help. `done` is called with the exit status of the
 * command.
 */
export function createProgram(streams: Streams, done: (status: number) => void): Command {
  const program = new Command('nonet')
    .description(
      'Solve, count, check, generate, convert and trace Sudoku puzzles, and judge solvers.',
    )
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => streams.answers.write(text),
      writeErr: (text) => streams.messages.write(text),
    })
    .showHelpAfterError('(see nonet --help)')
    .addHelpText('after', GENERAL_HELP);
  const builder = new CommandBuilder(program, streams, done);
  addPuzzleCommands(builder);
  addMakingCommands(builder);
  addJudgeCommand(builder);
  addOtherCommands(builder, streams);
  return program;
}

/** Adds the commands that make grids and puzzles. */
function addMakingCommands(to: CommandBuilder): void {
  to.command('grid', 'Generate random full grids.', [
    'nonet grid --seed monday',
    'nonet grid --size 4x4 --count 3 --to spaced',
  ])
    .addOption(option.count('grids'))
    .addOption(option.seed('grids'))
    .option(
      '--diagonal',
      'fill the diagonal boxes at random, then solve the grid (always done for sizes other than 9×9)',
    )
    .addOption(option.skip('grids'))
    .addOption(option.size('rows and columns of a box; 2x2 makes a 4×4 grid (default: 3x3)'))
    .addOption(option.threads('threads to use'))
    .addOption(option.to('output notation').default(notationById('lists'), 'lists'))
    .option('--json', 'print one JSON object per grid, with its seed and number')
    .addOption(option.output())
    .addOption(option.part('of the grids'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.fromSeed(async () => (await import('./commands/grid.ts')).grid));

  to.command(
    'generate',
    'Generate puzzles, each proven to have exactly one solution.',
    [
      'nonet generate --seed monday --count 1000 > puzzles.txt',
      'nonet generate --symmetry rotate180 --givens 28..32 --to block',
      'nonet generate --rating 7.0..7.3 --count 100 > hard.txt',
      'nonet generate --level hard --technique x-wing --count 3',
      'nonet generate --pattern heart.txt --count 10 --solutions --to csv',
    ],
    option.techniqueHelp(),
  )
    .addOption(option.count('puzzles'))
    .addOption(option.seed('puzzles'))
    .addOption(option.skip('puzzles'))
    .addOption(
      option.size(
        'rows and columns of a box; 2x2 makes 4×4 puzzles (default: the box of --from or --pattern, else 3x3)',
      ),
    )
    .addOption(option.givens())
    .option(
      '--minimal',
      'make minimal puzzles, in which every given is needed; with --symmetry, every group of symmetric givens is needed',
    )
    .addOption(option.ratings())
    .option(
      '--pearl',
      'make puzzles whose hardest step is the first placement or comes before it (EP equals ER)',
    )
    .option(
      '--diamond',
      'make puzzles in which no later step is harder than the first (ED equals ER)',
    )
    .addOption(option.level())
    .addOption(option.score())
    .addOption(option.technique())
    .addOption(option.madeScale())
    .addOption(option.symmetry())
    .option('--pattern <file>', 'put givens exactly where the first grid of the file has digits')
    .option(
      '-f, --from <grid>',
      'make puzzles with this solution: a grid as text, or a file with a grid',
    )
    .option(
      '--distinct',
      'exclude puzzles that are equivalent (equal up to symmetry) to an earlier puzzle',
    )
    .option(
      '--against <file>',
      'exclude puzzles that are equivalent to a puzzle in this file (implies --distinct)',
    )
    .addOption(
      option.whole(
        '--tries <n>',
        'attempts per puzzle (default: 10000; 1000000 with --pearl or --diamond; 20 with a pattern; 10 above 9×9)',
      ),
    )
    .addOption(option.threads('threads to use'))
    .addOption(option.to('output notation').default(notationById('line'), 'line'))
    .option('--solutions', 'write the solution next to each puzzle')
    .option('--json', 'print one JSON object per puzzle, with its solution, seed and number')
    .addOption(option.output())
    .addOption(option.part('of the puzzles'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.fromSeed(async () => (await import('./commands/generate.ts')).generate));
}

function addOtherCommands(to: CommandBuilder, streams: Streams): void {
  to.command(
    'watch',
    'Run a Python or JavaScript program as it is, and record how it changes its Sudoku grid. Its input, output and exit status are unchanged.',
    [
      'nonet watch solve.py < puzzle.txt',
      'nonet watch solve.py --studio < puzzle.txt',
      'nonet watch solve.js --to search.trace.gz < puzzle.txt',
    ],
  )
    .argument('<program>', 'the program, such as solve.py or solve.js')
    .argument('[arguments...]', 'the arguments of the program, after --')
    .option('-t, --to <file>', 'write the trace to a file (gzip if its name ends in .gz)')
    .addOption(option.whole('--events <n>', 'record the first n events').default(1_000_000))
    .option(
      '--with <interpreter>',
      'the Python or Node to run it with (default: python3, or the Node that runs nonet)',
    )
    .addOption(option.studio('the search'))
    .addOption(option.studioPort())
    .addOption(option.noOpen())
    .addOption(option.quiet())
    .action(async (program: string, args: string[], flags: WatchFlags & QuietFlag) => {
      const { watch } = await import('./commands/watch.ts');
      to.done(await watch(program, args, flags, to.streamsFor(flags)));
    });

  to.command('join', 'Join the parts of an array job. Checks that all parts are complete.', [
    'nonet join parts > solutions.txt',
  ])
    .argument('<folder>', 'the folder with the outputs of --part and their manifests')
    .addOption(option.output())
    .addOption(option.quiet())
    .action(async (folder: string, flags: JobFlags & QuietFlag) =>
      to.done(await (await import('./commands/join.ts')).join(folder, flags, to.streamsFor(flags))),
    );

  to.command(
    'studio',
    'Serve the web studio on this machine and open it in the browser. Ctrl-C stops it.',
    ['nonet studio', 'nonet studio --port 8080 --no-open'],
  )
    .addOption(option.port().default(option.STUDIO_PORT))
    .option('--no-open', 'print the address, but do not open a browser')
    .option('--json', 'print the address as a JSON object')
    .addOption(option.quiet())
    .action(to.plain(async () => (await import('./commands/studio.ts')).studio));

  to.command('bench', 'Measure how fast Nonet solves on this machine.', ['nonet bench'])
    .option('--json', 'print the figures as a JSON object')
    .addOption(option.quiet())
    .action(to.plain(async () => (await import('./commands/bench.ts')).bench));

  to.command(
    'complete',
    'Print the script that turns on completion in a shell, for nonet and npx nonet.',
    ['source <(nonet complete bash)', 'npx nonet complete fish | source'],
  )
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action(async (shell) => (await import('./commands/complete.ts')).complete(shell, streams));
}

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'];

const table = (rows: readonly { id: string; summary: string }[]): string =>
  rows.map(({ id, summary }) => `  ${id.padEnd(17)}${summary}`).join('\n');

const GENERAL_HELP = `
Strategies:
${table(strategies)}

Notations:
${table(notations)}

Exit status:
${table(Object.entries(statusMeanings).map(([id, summary]) => ({ id, summary })))}

Shell completion: source <(nonet complete bash); also zsh, fish, powershell.`;
