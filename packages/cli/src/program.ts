import { createRequire } from 'node:module';
import { notationById, notations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { Command, CommanderError, Option } from 'commander';
import {
  from,
  givens,
  port,
  size,
  sizeMade,
  skip,
  strategy,
  strategyOr,
  symmetry,
  threads,
  timeout,
  to,
  whole,
} from './options.ts';
import type { Status } from './report/report.ts';

// What a command needs is loaded when it is called: starting up is most of the time of a short run.

const { version } = createRequire(import.meta.url)('nonet/package.json') as { version: string };

const KERNEL = 'the kernel for 9×9, else propagation';

/** Runs a command line, `argv` as Node gives it, and gives the exit status. */
export async function run(argv: readonly string[]): Promise<number> {
  // Who reads us may stop at any time, as `head` does. Nothing is wrong then, and nothing left to do.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`standard output cannot be written: ${error.message}\n`);
    process.exit(2);
  });
  // Nobody listens to what is said; the answers go on.
  process.stderr.on('error', () => {});
  process.once('SIGINT', () => {
    process.stderr.write('interrupted\n');
    process.exit(130);
  });
  let status: Status = 0;
  const program = build((result) => {
    status = result;
  });
  if (argv[2] === 'complete') (await import('./completion.ts')).addCompletion(program);
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

function build(done: (status: Status) => void): Command {
  const program = new Command('nonet')
    .description('Sudoku solved, counted, checked, raced, traced and watched.')
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help')
    .exitOverride()
    .showHelpAfterError('(nonet --help tells more)')
    .addHelpText('after', GENERAL_HELP);
  const command = (name: string, description: string, examples: readonly string[]): Command =>
    program
      .command(name)
      .description(description)
      .addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  const calls =
    <F>(load: () => Promise<(files: string[], flags: F) => Promise<Status>>) =>
    async (names: string[], flags: F): Promise<void> =>
      done(await (await load())(names, flags));
  const files = ['[files...]', 'puzzles; none, or -, is standard input'] as const;

  command('solve', 'Solve every puzzle; of several solutions give the smallest.', [
    'nonet solve puzzles.txt > solutions.txt',
    "echo '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' | nonet solve --to block",
    'nonet solve --limit 10 --strategy scan several.txt',
    'nonet solve --json puzzles.sdk',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(to())
    .addOption(size())
    .addOption(strategyOr(KERNEL))
    .addOption(whole('--limit <n>', 'list the n smallest solutions, in order').conflicts('all'))
    .option('--all', 'list all solutions, in order')
    .addOption(timeout())
    .addOption(threads())
    .option('--json', 'one object a solution; with --strategy, the figures of the search')
    .action(calls(async () => (await import('./commands/solve.ts')).solve));

  command('count', 'Count the solutions of every puzzle.', [
    'nonet count puzzles.txt',
    'nonet count --limit 2 puzzles.txt',
    `echo '${'.'.repeat(36)}' | nonet count --exact`,
  ])
    .argument(...files)
    .addOption(from())
    .addOption(size())
    .addOption(strategyOr(KERNEL))
    .addOption(
      whole('--limit <n>', 'stop there; a number that reached it ends in +').default(1_000_000),
    )
    .addOption(
      new Option(
        '--exact',
        'the true number, however large, without meeting every solution',
      ).conflicts(['limit', 'strategy']),
    )
    .addOption(timeout())
    .addOption(threads())
    .option('--json', 'one object a puzzle')
    .action(calls(async () => (await import('./commands/count.ts')).count));

  command('check', 'Say of every puzzle whether it is solved, proper, minimal.', [
    'nonet check puzzles.txt',
    'nonet check --minimal --json puzzles.txt',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(size())
    .option('--minimal', 'a proper puzzle that is not minimal fails')
    .addOption(timeout())
    .addOption(threads())
    .option('--json', 'one object a puzzle')
    .action(calls(async () => (await import('./commands/check.ts')).check));

  command('euler', 'Project Euler 96: the sum of the numbers in the top left corners.', [
    'nonet euler p096_sudoku.txt',
    'nonet euler --strategy dlx p096_sudoku.txt',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(strategyOr(KERNEL))
    .addOption(threads())
    .action(calls(async () => (await import('./commands/euler.ts')).euler));

  command('race', 'Run the first puzzle through every strategy, side by side.', [
    'nonet race puzzle.txt',
    'nonet race --limit 2 --timeout 60 --json puzzle.txt',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(size())
    .addOption(whole('--limit <n>', 'stop at so many solutions').default(1))
    .addOption(timeout().default(10))
    .option('--json', 'one object with every figure')
    .action(calls(async () => (await import('./commands/race.ts')).race));

  command(
    'trace',
    'Watch the search of the first puzzle: an animation in a terminal, else a JSON event a line.',
    [
      'nonet trace puzzle.txt',
      'nonet trace --strategy propagation --speed 5 puzzle.txt',
      'nonet trace --json puzzle.txt | head',
    ],
  )
    .argument(...files)
    .addOption(from())
    .addOption(size())
    .addOption(strategy('bitmask'))
    .addOption(whole('--limit <n>', 'stop at so many solutions').default(1))
    .addOption(whole('--events <n>', 'stop at so many events'))
    .addOption(whole('--at <event>', 'start there'))
    .addOption(whole('--speed <n>', 'events a second').default(10))
    .option('--json', 'events, even in a terminal')
    .action(calls(async () => (await import('./commands/trace.ts')).trace));

  command('grid', 'Make random full grids.', [
    'nonet grid --seed monday',
    'nonet grid --size 4x4 --count 3 --to spaced',
  ])
    .addOption(whole('--count <n>', 'how many').default(1))
    .option('--seed <text>', 'the same text gives the same grids (default: a random one, told)')
    .option('--diagonal', 'by diagonal boxes and backtracking, as other sizes than 9×9 always are')
    .addOption(skip())
    .addOption(sizeMade('3x3'))
    .addOption(threads('threads that make them'))
    .addOption(to('notation of the output').default(notationById('lists'), 'lists'))
    .action(async (flags) => done(await (await import('./commands/grid.ts')).grid(flags)));

  command('generate', 'Make puzzles, each proven to have one solution.', [
    'nonet generate --seed monday --count 1000 > puzzles.txt',
    'nonet generate --symmetry rotate180 --givens 28..32 --to block',
    'nonet generate --pattern heart.txt --count 10 --solutions --to csv',
  ])
    .addOption(whole('--count <n>', 'how many').default(1))
    .option('--seed <text>', 'the same text gives the same puzzles (default: a random one, told)')
    .addOption(skip())
    .addOption(sizeMade('3x3, or that of the grid'))
    .addOption(givens())
    .option('--minimal', 'no given can go; with a symmetry, none with all that go with it')
    .addOption(symmetry())
    .option('--pattern <file>', 'givens stand where its first grid has digits, whichever')
    .option('--from <grid>', 'of this solution: the first grid of a file, or its cells')
    .option('--distinct', 'no two that are equal up to symmetry')
    .option('--against <file>', 'and none that is equal to a puzzle in there')
    .addOption(
      whole(
        '--tries <n>',
        'how often to try for a puzzle (default: 10000; of a pattern 20, past 9×9 10)',
      ),
    )
    .addOption(threads('threads that make them'))
    .addOption(to('notation of the output').default(notationById('line'), 'line'))
    .option('--solutions', 'write the solution of each beside it')
    .action(async (flags) => done(await (await import('./commands/generate.ts')).generate(flags)));

  command(
    'canonical',
    'Give the canonical form of every puzzle and grid: equal up to symmetry, equal form.',
    [
      'nonet canonical puzzles.txt | sort -u | wc -l',
      'nonet canonical --automorphisms grids.txt',
      'nonet canonical --json puzzle.sdk',
    ],
  )
    .argument(...files)
    .addOption(from())
    .addOption(to())
    .addOption(size())
    .option('--automorphisms', 'write behind each how many symmetries keep it')
    .addOption(threads())
    .option('--json', 'one object a puzzle: the form, the automorphisms, the transform to it')
    .action(calls(async () => (await import('./commands/canonical.ts')).canonical));

  command('convert', 'Write every puzzle in another notation.', [
    'nonet convert --to sdk puzzles.txt',
    'nonet convert --to pencilmarks puzzle.sdk',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(to('notation of the output').makeOptionMandatory())
    .addOption(size())
    .action(calls(async () => (await import('./commands/convert.ts')).convert));

  command('studio', 'Serve the studio, a web page, on this machine and open it; Ctrl-C ends it.', [
    'nonet studio',
    'nonet studio --port 8080 --no-open',
  ])
    .addOption(port().default(2239))
    .option('--no-open', 'only print the address')
    .action(async (flags) => done(await (await import('./commands/studio.ts')).studio(flags)));

  command('bench', "This machine's figures: solving, one puzzle a call, file to file, threads.", [
    'nonet bench',
  ]).action(async () => done(await (await import('./commands/bench.ts')).bench()));

  return program;
}

const table = (rows: readonly { id: string; summary: string }[]): string =>
  rows.map(({ id, summary }) => `  ${id.padEnd(17)}${summary}`).join('\n');

const GENERAL_HELP = `
Strategies:
${table(strategies)}

Notations:
${table(notations)}

Exit status: 0 every record was answered; 1 a puzzle had no solution or failed the check;
2 the input or the command line was wrong; 130 interrupted.
Completion: source <(nonet complete bash), or zsh, fish, powershell.`;
