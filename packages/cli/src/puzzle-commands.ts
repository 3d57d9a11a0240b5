import { notationById } from '@nonet/engine/notation';
import { Option } from 'commander';
import type { CommandBuilder } from './command-builder.ts';
import * as option from './options.ts';

/** Adds the commands that read puzzles. */
export function addPuzzleCommands(to: CommandBuilder): void {
  to.puzzleCommand(
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
    .addOption(
      new Option(
        '--json',
        'print one JSON object per solution (--strategy adds search counters)',
      ).conflicts('to'),
    )
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/solve.ts')).solve));

  to.puzzleCommand('count', 'Count the solutions of every puzzle.', [
    'nonet count puzzles.txt',
    'nonet count --limit 2 puzzles.txt',
    "printf '%081d' 0 | nonet count --exact",
  ])
    .addOption(option.size())
    .addOption(option.strategyOrKernel())
    .addOption(
      option.limit('count at most n solutions; 100+ means more than 100').default(1_000_000),
    )
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
    .action(to.onFiles(async () => (await import('./commands/count.ts')).count));

  to.puzzleCommand(
    'check',
    'Check whether each puzzle is proper (has exactly one solution) or already solved.',
    ['nonet check puzzles.txt', 'nonet check --minimal --json puzzles.txt'],
  )
    .addOption(option.size())
    .option('--minimal', 'test every given; the check fails if a given is not needed')
    .addOption(option.timeout())
    .addOption(option.threads())
    .option('--json', 'print one JSON object per puzzle')
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/check.ts')).check));

  to.puzzleCommand(
    'rate',
    'Rate how hard puzzles are for people: print each puzzle with its ratings ER, EP and ED (Sudoku Explainer), or its level and score (HoDoKu).',
    [
      'nonet rate puzzles.txt',
      'nonet rate --steps --max 9.0 puzzles.txt',
      'nonet rate --scale hodoku puzzles.txt',
      'nonet rate --json --timeout 60 puzzles.txt',
    ],
  )
    .addOption(option.size())
    .addOption(option.scale())
    .addOption(
      option.rating('--max <rating>', 'stop rating a puzzle if its next step is harder than this'),
    )
    .option('--steps', 'print the steps of the solution after every puzzle')
    .addOption(option.timeout())
    .addOption(option.threads('threads for 9×9 puzzles'))
    .option('--json', 'print one JSON object per puzzle')
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/rate.ts')).rate));

  to.puzzleCommand(
    'hint',
    'Say what to do next: print what is already wrong in a puzzle, or else the easiest step. The pencilmarks of a puzzle are the candidates that the player has not yet ruled out.',
    [
      'nonet hint puzzle.txt',
      'nonet hint --level 1 puzzle.txt',
      'nonet hint --language ko puzzle.txt',
    ],
  )
    .addOption(option.size())
    .addOption(option.hintLevel())
    .addOption(option.language('hint'))
    .addOption(option.stepNotation('the whole reason'))
    .addOption(option.timeout())
    .option('--json', 'print one JSON object per puzzle')
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/hint.ts')).hint));

  to.puzzleCommand(
    'explain',
    'Explain the whole way to the solution with the techniques of HoDoKu: print each step of every puzzle, and its reason.',
    [
      'nonet explain puzzle.txt',
      'nonet explain --svg steps puzzle.txt',
      'nonet explain --notation hodoku puzzle.txt',
      'nonet explain --language ko --json puzzles.txt',
    ],
  )
    .addOption(option.size())
    .addOption(option.language('explanation'))
    .addOption(option.stepNotation('the steps'))
    .option('--svg <folder>', 'draw each step into a file in this folder')
    .addOption(option.timeout())
    .option('--json', 'print one JSON object per puzzle')
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/explain.ts')).explain));

  to.puzzleCommand(
    'euler',
    'Project Euler 96: add up the 3-digit numbers in the top left corners of the solutions.',
    ['nonet euler p096_sudoku.txt', 'nonet euler --strategy dlx p096_sudoku.txt'],
  )
    .addOption(option.strategyOrKernel())
    .addOption(option.threads())
    .option('--json', 'print the sum as a JSON object')
    .addOption(option.output())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/euler.ts')).euler));

  to.puzzleCommand('race', 'Compare all strategies on the first puzzle.', [
    'nonet race puzzle.txt',
    'nonet race --limit 2 --timeout 60 --json puzzle.txt',
  ])
    .addOption(option.size())
    .addOption(option.limit('stop after n solutions').default(1))
    .addOption(option.timeout('a strategy').default(10))
    .option('--json', 'print one JSON object with the results of all strategies')
    .addOption(option.output())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/race.ts')).race));

  to.puzzleCommand(
    'trace',
    'Show the search of the first puzzle, or of a trace: animated in a terminal, otherwise one JSON event per line.',
    [
      'nonet trace puzzle.txt',
      'nonet trace --strategy propagation --speed 5 puzzle.txt',
      'nonet trace --json puzzle.txt | head',
      'nonet trace --to scan.trace.gz --strategy scan puzzle.txt',
      'nonet trace scan.trace.gz',
      'nonet trace --studio scan.trace.gz',
    ],
  )
    .addOption(option.size())
    .addOption(option.strategy())
    .addOption(option.limit('stop after n solutions (default: 1; for a trace: all)'))
    .addOption(
      option.whole('--events <n>', 'stop after n events (an event places or removes a digit)'),
    )
    .addOption(option.whole('--at <event>', 'start at the event with this number'))
    .addOption(option.whole('--speed <n>', 'play n events per second').default(10))
    .option('--json', 'print JSON events even in a terminal')
    .addOption(
      new Option(
        '-t, --to <file>',
        'write the trace to this file, compressed if the name ends in .gz',
      ).conflicts(['json', 'at', 'output']),
    )
    .addOption(option.studio('the search').conflicts(['json', 'to', 'output', 'limit', 'events']))
    .addOption(option.studioPort())
    .addOption(option.noOpen())
    .addOption(option.output())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/trace.ts')).trace));

  to.puzzleCommand(
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
    .option('--automorphisms', 'append the number of symmetries that leave the puzzle unchanged')
    .addOption(option.threads())
    .addOption(
      new Option(
        '--json',
        'print one JSON object per puzzle: canonical form, automorphisms and transform',
      ).conflicts('to'),
    )
    .addOption(option.output())
    .addOption(option.part('of the file'))
    .addOption(option.resume())
    .addOption(option.quiet())
    .action(to.onFiles(async () => (await import('./commands/canonical.ts')).canonical));

  to.puzzleCommand('convert', 'Convert every puzzle to another notation.', [
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
    .action(to.onFiles(async () => (await import('./commands/convert.ts')).convert));
}
