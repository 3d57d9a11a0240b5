import { notationById, notations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { Argument, Command, CommanderError, Option } from 'commander';
import manifest from 'nonet/package.json' with { type: 'json' };
import type { FileFlags, JobFlags, SeedFlags } from './options.ts';
import * as option from './options.ts';
import { type Status, statusMeanings } from './report/exit-status.ts';
import { type Streams, withoutNotes } from './streams.ts';

// Each command is imported only when it is called, because start-up takes most of a short run.

interface QuietFlag {
  /** Whether to silence notes, progress, seeds and times. */
  readonly quiet?: boolean;
}

type FileCommand<F> = (files: readonly string[], flags: F, streams: Streams) => Promise<Status>;
type MakingCommand<F> = (flags: F, streams: Streams) => Promise<Status>;

function isJob({ output, part, resume }: JobFlags): boolean {
  return output !== undefined || part !== undefined || resume === true;
}

/** `--out` is short for `--output`. */
function inFull(argument: string): string {
  return argument.replace(/^--out(?==|$)/, '--output');
}

/** Runs a command line. `args` does not include the name of the program. Returns the exit status. */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  let status: Status = 0;
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
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

/** Returns all commands with their options and help. `done` gets the exit status of the command. */
export function createProgram(streams: Streams, done: (status: Status) => void): Command {
  const program = new Command('nonet')
    .description('Solve, count, check, generate, convert and trace Sudoku puzzles.')
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
  const command = (name: string, description: string, examples: readonly string[]): Command =>
    program
      .command(name)
      .description(description)
      .showHelpAfterError(`(see nonet ${name} --help)`)
      .addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  const streamsFor = ({ quiet }: QuietFlag): Streams => (quiet ? withoutNotes(streams) : streams);
  const calls =
    <F>(load: () => Promise<FileCommand<F>>) =>
    async (names: string[], flags: F & FileFlags & JobFlags & QuietFlag, of: Command) => {
      const run = await load();
      const own = streamsFor(flags);
      done(
        isJob(flags)
          ? await (await import('./job/run-on-files.ts')).runOnFiles(
              of.name(),
              names,
              flags,
              own,
              run,
            )
          : await run(names, flags, own),
      );
    };
  const makes =
    <F>(load: () => Promise<MakingCommand<F>>) =>
    async (flags: F & SeedFlags & JobFlags & QuietFlag, of: Command) => {
      const run = await load();
      const own = streamsFor(flags);
      done(
        isJob(flags)
          ? await (await import('./job/run-from-seed.ts')).runFromSeed(of.name(), flags, own, run)
          : await run(flags, own),
      );
    };
  const plain =
    <F>(load: () => Promise<MakingCommand<F>>) =>
    async (flags: F & QuietFlag) =>
      done(await (await load())(flags, streamsFor(flags)));
  const puzzleCommand: typeof command = (...texts) =>
    command(...texts)
      .argument('[files...]', 'puzzle files; - is standard input (default: -)')
      .addOption(option.from());

  puzzleCommand(
    'solve',
    'Solve puzzles. If a puzzle has several solutions, print the first in numerical order.',
    [
      'nonet solve puzzles.txt > solutions.txt',
      "echo '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' | nonet solve --to block",
      'nonet solve --limit 10 --strategy scan several.txt',
      'nonet solve --json puzzles.sdk',
    ],
  )
    .addOption(option.to())
    .addOption(option.size())
    .addOption(option.strategyOrKernel())
    .addOption(option.limit('print the first n solutions in numerical order').conflicts('all'))
    .option('--all', 'print all solutions in numerical order')
    .addOption(
      new Option('--any', 'print any solution, and do not look for others').conflicts([
        'limit',
        'all',
      ]),
    )
    .addOption(option.timeout())
    .addOption(option.threads())
    .option(
      '--json',
      'print one JSON object per solution (with search counters if --strategy is given)',
    )
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/solve.ts')).solve));

  puzzleCommand('count', 'Count the solutions of every puzzle.', [
    'nonet count puzzles.txt',
    'nonet count --limit 2 puzzles.txt',
    "printf '%081d' 0 | nonet count --exact",
  ])
    .addOption(option.size())
    .addOption(option.strategyOrKernel())
    .addOption(option.limit('stop at n solutions and print n+, such as 100+').default(1_000_000))
    .addOption(
      new Option(
        '--exact',
        'count all solutions, even trillions, without finding each one',
      ).conflicts(['limit', 'strategy']),
    )
    .addOption(option.timeout())
    .addOption(option.threads())
    .option('--json', 'print one JSON object per puzzle')
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/count.ts')).count));

  puzzleCommand('check', 'Check whether each puzzle is solved or proper (has one solution).', [
    'nonet check puzzles.txt',
    'nonet check --minimal --json puzzles.txt',
  ])
    .addOption(option.size())
    .option('--minimal', 'test every given, and fail puzzles with a given that is not needed')
    .addOption(option.timeout())
    .addOption(option.threads())
    .option('--json', 'print one JSON object per puzzle')
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/check.ts')).check));

  puzzleCommand(
    'euler',
    'Project Euler 96: add up the 3-digit numbers in the top left corners of the solutions.',
    ['nonet euler p096_sudoku.txt', 'nonet euler --strategy dlx p096_sudoku.txt'],
  )
    .addOption(option.strategyOrKernel())
    .addOption(option.threads())
    .option('--json', 'print the sum as a JSON object')
    .addOption(option.output())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/euler.ts')).euler));

  puzzleCommand('race', 'Compare all strategies on the first puzzle.', [
    'nonet race puzzle.txt',
    'nonet race --limit 2 --timeout 60 --json puzzle.txt',
  ])
    .addOption(option.size())
    .addOption(option.limit('stop after n solutions').default(1))
    .addOption(option.timeout('a strategy').default(10))
    .option('--json', 'print one JSON object with the results of all strategies')
    .addOption(option.output())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/race.ts')).race));

  puzzleCommand(
    'trace',
    'Show the search of the first puzzle: animated in a terminal, otherwise one JSON event per line.',
    [
      'nonet trace puzzle.txt',
      'nonet trace --strategy propagation --speed 5 puzzle.txt',
      'nonet trace --json puzzle.txt | head',
    ],
  )
    .addOption(option.size())
    .addOption(option.strategy())
    .addOption(option.limit('stop after n solutions').default(1))
    .addOption(
      option.whole('--events <n>', 'stop after n events (an event places or removes a digit)'),
    )
    .addOption(option.whole('--at <event>', 'start at the event with this number'))
    .addOption(option.whole('--speed <n>', 'play n events per second').default(10))
    .option('--json', 'print JSON events even in a terminal')
    .addOption(option.output())
    .action(calls(async () => (await import('./commands/trace.ts')).trace));

  command('grid', 'Generate random full grids.', [
    'nonet grid --seed monday',
    'nonet grid --size 4x4 --count 3 --to spaced',
  ])
    .addOption(option.count('grids'))
    .addOption(option.seed('grids'))
    .option(
      '--diagonal',
      'fill the diagonal boxes at random, then solve the rest (always used for sizes other than 9×9)',
    )
    .addOption(option.skip('grids'))
    .addOption(option.size('ROWSxCOLUMNS of a box; 2x2 makes a 4×4 grid (default: 3x3)'))
    .addOption(option.threads('threads to use'))
    .addOption(option.to('output notation').default(notationById('lists'), 'lists'))
    .option('--json', 'print one JSON object per grid, with its seed and number')
    .addOption(option.output())
    .addOption(option.part('of the grids'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(makes(async () => (await import('./commands/grid.ts')).grid));

  command('generate', 'Generate puzzles, each proven to have exactly one solution.', [
    'nonet generate --seed monday --count 1000 > puzzles.txt',
    'nonet generate --symmetry rotate180 --givens 28..32 --to block',
    'nonet generate --pattern heart.txt --count 10 --solutions --to csv',
  ])
    .addOption(option.count('puzzles'))
    .addOption(option.seed('puzzles'))
    .addOption(option.skip('puzzles'))
    .addOption(
      option.size(
        'ROWSxCOLUMNS of a box; 2x2 makes 4×4 puzzles (default: as --from, --pattern or 3x3)',
      ),
    )
    .addOption(option.givens())
    .option(
      '--minimal',
      'make minimal puzzles: no given can be removed (with --symmetry, no set of symmetric givens)',
    )
    .addOption(option.symmetry())
    .option('--pattern <file>', 'put givens exactly where the first grid of the file has digits')
    .option(
      '-f, --from <grid>',
      'make puzzles with this solution: the cells of a grid, or a file (its first grid)',
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
        'attempts per puzzle (default: 10000; 20 with a pattern; 10 above 9×9)',
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
    .action(makes(async () => (await import('./commands/generate.ts')).generate));

  puzzleCommand(
    'canonical',
    'Print the canonical form of every puzzle or grid. Equivalent puzzles have the same canonical form.',
    [
      'nonet canonical puzzles.txt | sort -u | wc -l',
      'nonet canonical --automorphisms grids.txt',
      'nonet canonical --json puzzle.sdk',
    ],
  )
    .addOption(option.to())
    .addOption(option.size())
    .option('--automorphisms', 'append the number of symmetries that map the puzzle to itself')
    .addOption(option.threads())
    .option(
      '--json',
      'print one JSON object per puzzle: canonical form, automorphisms and transform',
    )
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/canonical.ts')).canonical));

  puzzleCommand('convert', 'Convert every puzzle to another notation.', [
    'nonet convert --to sdk puzzles.txt',
    'nonet convert --to pencilmarks puzzle.sdk',
  ])
    .addOption(option.to('output notation').makeOptionMandatory())
    .addOption(option.size())
    .addOption(
      new Option('--json', 'print one JSON object per puzzle, as --to json does').implies({
        to: notationById('json'),
      }),
    )
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(calls(async () => (await import('./commands/convert.ts')).convert));

  command('join', 'Put the parts of an array job together. Checks that all parts are complete.', [
    'nonet join parts > solutions.txt',
  ])
    .argument('<folder>', 'the folder with the outputs of --part and their manifests')
    .addOption(option.output())
    .addOption(option.quiet())
    .action(async (folder: string, flags: JobFlags & QuietFlag) =>
      done(await (await import('./commands/join.ts')).join(folder, flags, streamsFor(flags))),
    );

  command(
    'studio',
    'Serve the web studio on this machine and open it in the browser. Stop with Ctrl-C.',
    ['nonet studio', 'nonet studio --port 8080 --no-open'],
  )
    .addOption(option.port().default(2239))
    .option('--no-open', 'print the address, but do not open a browser')
    .option('--json', 'print the address as a JSON object')
    .addOption(option.quiet())
    .action(plain(async () => (await import('./commands/studio.ts')).studio));

  command('bench', 'Measure how fast Nonet solves on this machine.', ['nonet bench'])
    .option('--json', 'print the figures as a JSON object')
    .addOption(option.quiet())
    .action(plain(async () => (await import('./commands/bench.ts')).bench));

  command(
    'complete',
    'Print the script that turns on completion in a shell, for nonet and npx nonet.',
    ['source <(nonet complete bash)', 'npx nonet complete fish | source'],
  )
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .action(async (shell) => (await import('./commands/complete.ts')).complete(shell, streams));

  return program;
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
