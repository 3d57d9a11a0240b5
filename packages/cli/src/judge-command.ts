import { type Command, Option } from 'commander';
import type { CommandBuilder, QuietFlag } from './command-builder.ts';
import type { JudgeFlags } from './commands/judge.ts';
import * as option from './options.ts';

/** Adds the command that judges the user's program. */
export function addJudgeCommand(to: CommandBuilder): void {
  to.command(
    'judge',
    'Judge your own solver as an online judge does, and explain the verdict. A source file is built and run: .py, .c, .cc, .cpp, .java, .kt, .rs, .go, .js, .mjs or .ts. To judge any other solver, write its command after "--".',
    [
      'nonet judge solve.py',
      'nonet judge --problem 2580 --bonus Main.java',
      'nonet judge --cases puzzles.txt --keep outputs solve.cpp',
      'nonet judge --with pypy3 solve.py',
      'nonet judge --attack 60 solve.py',
      'nonet judge --studio solve.py',
    ],
  )
    .argument('<program...>', 'a source file; or "--", followed by a command and its arguments')
    .addOption(
      new Option('--problem <id>', 'the problem: input, output and limits')
        .choices(['2239', '2580', 'euler96', 'leetcode37', 'lines'])
        .default('2239'),
    )
    .option('--any', 'with --problem lines: accept any solution (default: only the smallest)')
    .option('--with <program>', 'the interpreter or compiler to use')
    .option('--cases <file>', 'use the puzzles of a file instead of the built-in cases')
    .addOption(option.from())
    .option('--keep <folder>', 'save the inputs, and the expected and actual outputs')
    .addOption(
      option.seconds('--time <seconds>', 'time limit per case (default: that of the problem)'),
    )
    .addOption(
      option.whole('--memory <mb>', 'memory limit per case in MB (default: that of the problem)'),
    )
    .addOption(
      option.seconds(
        '--attack <seconds>',
        'after judging, spend this time looking for the puzzle on which the program is slowest',
      ),
    )
    .option('--bonus', 'give slow languages more time: Java ×2 + 1 s, Python ×3 + 2 s')
    .addOption(
      new Option('-s, --seed <text>', 'the same seed makes the same cases').default('nonet'),
    )
    .addOption(option.language('report'))
    .addOption(option.studio('the first puzzle that fails'))
    .addOption(option.studioPort())
    .addOption(option.noOpen())
    .option('--json', 'print one JSON object per case, and one with the verdict')
    .addOption(option.quiet())
    .action(async (operands: string[], flags: JudgeFlags & QuietFlag, command: Command) => {
      const isCommand = rawArguments(command).includes('--');
      if (!isCommand && operands.length > 1) {
        command.error(
          `error: expected one source file, found ${operands.length} arguments (put a command after --)`,
        );
      }
      const { judge } = await import('./commands/judge.ts');
      to.done(await judge(operands, { ...flags, isCommand }, to.streamsFor(flags)));
    });
}

/** The arguments as the user wrote them. Commander leaves out `--`. */
function rawArguments({ parent }: Command): readonly string[] {
  return (parent as (Command & { readonly rawArgs: readonly string[] }) | null)?.rawArgs ?? [];
}
