import { notationById, notations } from '@nonet/engine/notation';
import { strategies } from '@nonet/engine/search';
import { Command, CommanderError, Option } from 'commander';
import manifest from 'nonet/package.json' with { type: 'json' };
import {
  from,
  givens,
  outputSize,
  port,
  size,
  skip,
  strategy,
  strategyOr,
  symmetry,
  threads,
  timeout,
  to,
  whole,
} from './options.ts';
import type { Status } from './report/exit-status.ts';
import type { Streams } from './streams.ts';

// A command is imported only when it is called, because a short run spends most of its time on startup.

const KERNEL = 'the kernel for 9×9, propagation for other sizes';

/** Runs a command line. `args` does not include the name of the program. Returns the exit status. */
export async function run(args: readonly string[], streams: Streams): Promise<number> {
  let status: Status = 0;
  const program = build(streams, (result) => {
    status = result;
  });
  if (args[0] === 'complete') (await import('./completion.ts')).addCompletion(program);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : 2;
  }
  return status;
}

function build(streams: Streams, done: (status: Status) => void): Command {
  const program = new Command('nonet')
    .description('Solve, count, check, generate, convert and trace Sudoku puzzles.')
    .version(manifest.version, '--version', 'print the version')
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
      .addHelpText('after', `\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`);
  const calls =
    <F>(load: () => Promise<(files: string[], flags: F, streams: Streams) => Promise<Status>>) =>
    async (names: string[], flags: F): Promise<void> =>
      done(await (await load())(names, flags, streams));
  const files = ['[files...]', 'puzzle files (default: -, which is standard input)'] as const;

  command('solve', 'Solve every puzzle. If a puzzle has several solutions, print the smallest.', [
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
    .option(
      '--json',
      'print one JSON object per solution (with --strategy, it includes the search counters)',
    )
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
    .addOption(whole('--limit <n>', 'stop counting at n solutions and print n+').default(1_000_000))
    .addOption(
      new Option('--exact', 'count all solutions, however many, without visiting each').conflicts([
        'limit',
        'strategy',
      ]),
    )
    .addOption(timeout())
    .addOption(threads())
    .option('--json', 'print one JSON object per puzzle')
    .action(calls(async () => (await import('./commands/count.ts')).count));

  command(
    'check',
    'Check whether each puzzle is solved or proper (has one solution), and whether it is minimal.',
    ['nonet check puzzles.txt', 'nonet check --minimal --json puzzles.txt'],
  )
    .argument(...files)
    .addOption(from())
    .addOption(size())
    .option('--minimal', 'proper puzzles that are not minimal fail the check')
    .addOption(timeout())
    .addOption(threads())
    .option('--json', 'print one JSON object per puzzle')
    .action(calls(async () => (await import('./commands/check.ts')).check));

  command('euler', 'Project Euler 96: sum the top left 3-digit numbers of the solutions.', [
    'nonet euler p096_sudoku.txt',
    'nonet euler --strategy dlx p096_sudoku.txt',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(strategyOr(KERNEL))
    .addOption(threads())
    .action(calls(async () => (await import('./commands/euler.ts')).euler));

  command('race', 'Compare all strategies on the first puzzle.', [
    'nonet race puzzle.txt',
    'nonet race --limit 2 --timeout 60 --json puzzle.txt',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(size())
    .addOption(whole('--limit <n>', 'stop after n solutions').default(1))
    .addOption(timeout('a strategy').default(10))
    .option('--json', 'print one JSON object with the results of all strategies')
    .action(calls(async () => (await import('./commands/race.ts')).race));

  command(
    'trace',
    'Show the search of the first puzzle: animated in a terminal, otherwise one JSON event per line.',
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
    .addOption(whole('--limit <n>', 'stop after n solutions').default(1))
    .addOption(whole('--events <n>', 'stop after n events'))
    .addOption(whole('--at <event>', 'start at this event'))
    .addOption(whole('--speed <n>', 'events per second').default(10))
    .option('--json', 'print JSON events even in a terminal')
    .action(calls(async () => (await import('./commands/trace.ts')).trace));

  command('grid', 'Generate random full grids.', [
    'nonet grid --seed monday',
    'nonet grid --size 4x4 --count 3 --to spaced',
  ])
    .addOption(whole('--count <n>', 'number of grids').default(1))
    .option(
      '--seed <text>',
      'the same seed makes the same grids (default: random, printed to stderr)',
    )
    .option(
      '--diagonal',
      'fill the boxes on the diagonal, then backtrack (sizes other than 9×9 always use this method)',
    )
    .addOption(skip('grids'))
    .addOption(outputSize('3x3'))
    .addOption(threads('threads to use'))
    .addOption(to('notation of the output').default(notationById('lists'), 'lists'))
    .action(async (flags) => done(await (await import('./commands/grid.ts')).grid(flags, streams)));

  command('generate', 'Generate puzzles, each proven to have exactly one solution.', [
    'nonet generate --seed monday --count 1000 > puzzles.txt',
    'nonet generate --symmetry rotate180 --givens 28..32 --to block',
    'nonet generate --pattern heart.txt --count 10 --solutions --to csv',
  ])
    .addOption(whole('--count <n>', 'number of puzzles').default(1))
    .option(
      '--seed <text>',
      'the same seed makes the same puzzles (default: random, printed to stderr)',
    )
    .addOption(skip('puzzles'))
    .addOption(outputSize('3x3, or the shape of --from or --pattern'))
    .addOption(givens())
    .option(
      '--minimal',
      'make minimal puzzles: every given is needed (with --symmetry, every set of symmetric givens)',
    )
    .addOption(symmetry())
    .option('--pattern <file>', 'put givens exactly where the first grid of the file has digits')
    .option(
      '--from <grid>',
      'the solution of all puzzles: a file, whose first grid is used, or the cells of a grid',
    )
    .option('--distinct', 'exclude puzzles equivalent (equal up to symmetry) to an earlier puzzle')
    .option(
      '--against <file>',
      'exclude puzzles equivalent to any puzzle in the file (implies --distinct)',
    )
    .addOption(
      whole('--tries <n>', 'attempts per puzzle (default: 10000; 20 with a pattern; 10 above 9×9)'),
    )
    .addOption(threads('threads to use'))
    .addOption(to('notation of the output').default(notationById('line'), 'line'))
    .option('--solutions', 'write the solution next to each puzzle')
    .action(async (flags) =>
      done(await (await import('./commands/generate.ts')).generate(flags, streams)),
    );

  command(
    'canonical',
    'Print the canonical form of every puzzle or grid. Equivalent puzzles have the same canonical form.',
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
    .option('--automorphisms', 'append the number of symmetries that map the puzzle to itself')
    .addOption(threads())
    .option(
      '--json',
      'print one JSON object per puzzle: canonical form, automorphisms and transform',
    )
    .action(calls(async () => (await import('./commands/canonical.ts')).canonical));

  command('convert', 'Convert every puzzle to another notation.', [
    'nonet convert --to sdk puzzles.txt',
    'nonet convert --to pencilmarks puzzle.sdk',
  ])
    .argument(...files)
    .addOption(from())
    .addOption(to('notation of the output').makeOptionMandatory())
    .addOption(size())
    .action(calls(async () => (await import('./commands/convert.ts')).convert));

  command(
    'studio',
    'Serve the web studio on this machine and open it in the browser. Stop with Ctrl-C.',
    ['nonet studio', 'nonet studio --port 8080 --no-open'],
  )
    .addOption(port().default(2239))
    .option('--no-open', 'print the address, but do not open a browser')
    .action(async (flags) =>
      done(await (await import('./commands/studio.ts')).studio(flags, streams)),
    );

  command(
    'bench',
    'Measure the solving speed on this machine: in bulk, one by one, and from file to file.',
    ['nonet bench'],
  ).action(async () => done(await (await import('./commands/bench.ts')).bench(streams)));

  return program;
}

const table = (rows: readonly { id: string; summary: string }[]): string =>
  rows.map(({ id, summary }) => `  ${id.padEnd(17)}${summary}`).join('\n');

const GENERAL_HELP = `
Strategies:
${table(strategies)}

Notations:
${table(notations)}

Exit status: 0 success; 1 a puzzle has no solution, fails the check, times out or cannot be made;
2 bad input or command line; 130 interrupted.
Shell completion: source <(nonet complete bash); also zsh, fish, powershell.`;
