import { counted } from '@nonet/engine/explain';
import type { Grid } from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { ClassicSolving, type Outcome, Solving } from '@nonet/engine/solve';
import { finishAsync } from '../core/event-loop.ts';
import * as option from '../core/options.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { classicAnswers } from '../pipeline/classic-answers.ts';
import type { Handler } from '../pipeline/handler.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { threadsOption } from '../threads/threads-option.ts';

export const command = puzzleCommand({
  summary:
    'Print the answer of Project Euler 96. Add up the 3-digit numbers in the top left corners of the solutions.',
  examples: ['nonet euler p096_sudoku.txt', 'nonet euler --strategy dlx p096_sudoku.txt'],
  options: {
    from: option.from(),
    strategy: option.strategy(),
    threads: threadsOption(),
    json: option.json('print the sum as a JSON object'),
    output: option.output(),
    quiet: option.quiet(),
  },

  /** Project Euler 96: adds up the 3-digit numbers in the top left corners of the solutions. */
  async run(files, flags, streams) {
    const started = performance.now();
    let sum = 0;
    let puzzles = 0;
    let unsolved = 0;
    /** The solvers used: `kernel` or ids of strategies. */
    const solvers = new Set<string>();
    const { strategy } = flags;
    const solutionOf = async (
      puzzle: PuzzleRecord,
      known: Outcome | 'stopped' | undefined,
    ): Promise<Grid | undefined> => {
      if (known && known !== 'stopped') {
        solvers.add('kernel');
        return known.solution;
      }
      solvers.add(strategy?.id ?? 'propagation');
      const solving = new Solving(puzzle, { limit: 1, strategy });
      return (await finishAsync(solving)).solution;
    };
    const handler: Handler = {
      answers: classicAnswers({
        begin: strategy
          ? undefined
          : (solver, grids) =>
              new ClassicSolving(solver, grids, { limit: 1, order: 'lexicographic' }),
        async write(puzzle, known, { report, file }) {
          puzzles++;
          const solution = await solutionOf(puzzle, known);
          if (solution) sum += cornerNumber(solution);
          else {
            unsolved++;
            report.failed(file, puzzle.line, noSolutionText(puzzle.givens));
          }
        },
      }),
      badRecord: () => {
        unsolved++;
      },
      lineTask: strategy ? undefined : { name: 'euler', limit: 1, blockBytes: 250_000 },
      addBlock: ({ lines, failures = [], sum: corners = 0 }) => {
        puzzles += lines;
        unsolved += failures.length;
        sum += corners;
        solvers.add('kernel');
      },
    };
    const status = await answerFiles(files, flags, handler, streams);
    const milliseconds = (performance.now() - started).toFixed(1);
    if (flags.json) {
      const total = { sum, puzzles, unsolved, milliseconds: Number(milliseconds) };
      streams.answers.write(`${JSON.stringify(total)}\n`);
      return status;
    }
    const names = solvers.size > 0 ? [...solvers].join(', ') : (strategy?.id ?? 'kernel');
    if (puzzles > 0) streams.answers.write(`Ans = ${sum}\n`);
    streams.notes.write(`${counted(puzzles, 'puzzle')} in ${milliseconds} ms (${names})\n`);
    return status;
  },
});

/** Reads the first three cells as one number: 4, 8, 3 → 483. */
function cornerNumber({ digits }: Grid): number {
  return 100 * digits[0] + 10 * digits[1] + digits[2];
}
