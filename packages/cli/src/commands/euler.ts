import { type Grid, type PuzzleRecord, propagation, Solving, type Strategy } from '@nonet/engine';
import { finish } from '../breathe.ts';
import type { InputFlags } from '../options.ts';
import { answerAll } from '../pipeline/answer-files.ts';
import { KernelBatch } from '../pipeline/classic-batch.ts';
import type { Answers, Place } from '../pipeline/handler.ts';
import { noSolution } from '../report/conflict-text.ts';
import type { Status } from '../report/report.ts';
import { PROCESS, type Streams } from '../streams.ts';

export interface EulerFlags extends InputFlags {
  /** Default: the kernel for 9×9, propagation for the rest. */
  readonly strategy?: Strategy;
}

/** Project Euler 96: the sum of the numbers in the first three cells of every solution. */
export async function euler(
  files: readonly string[],
  flags: EulerFlags,
  streams: Streams = PROCESS,
): Promise<Status> {
  const started = performance.now();
  let sum = 0;
  let puzzles = 0;
  /** What solved: the kernel, strategies. */
  const solvers = new Set<string>();
  const batch = flags.strategy
    ? undefined
    : new KernelBatch((kernel, puzzles) =>
        kernel.solve(puzzles, { limit: 1, order: 'lexicographic' }),
      );
  const solutionOf = async (puzzle: PuzzleRecord): Promise<Grid | undefined> => {
    const known = await batch?.answer(puzzle);
    if (known && known !== 'stopped') {
      solvers.add('kernel');
      return known.solution;
    }
    const { strategy = propagation } = flags;
    solvers.add(strategy.id);
    return (await finish(new Solving(puzzle, { strategy, limit: 1 }))).solution;
  };
  const record = async (puzzle: PuzzleRecord, { report, file }: Place): Promise<void> => {
    puzzles++;
    const solution = await solutionOf(puzzle);
    if (solution) sum += cornerNumber(solution);
    else report.failed(file, puzzle.line, noSolution(puzzle.givens));
  };
  const answers: Answers = {
    prepare: (results) => batch?.prepare(results),
    record,
    bad: () => {},
    lines: flags.strategy ? undefined : { name: 'euler', limit: 1 },
    sum: (lines, corners) => {
      puzzles += lines;
      sum += corners;
      solvers.add('kernel');
    },
  };
  const status = await answerAll(files, flags, answers, streams);
  const milliseconds = (performance.now() - started).toFixed(1);
  const names = solvers.size > 0 ? [...solvers].join(', ') : (flags.strategy?.id ?? 'kernel');
  streams.answers.write(`Ans = ${sum}\n`);
  streams.messages.write(
    `${puzzles} ${puzzles === 1 ? 'puzzle' : 'puzzles'} in ${milliseconds} ms (${names})\n`,
  );
  return status;
}

/** The digits of the first three cells, read as one number. */
function cornerNumber({ digits }: Grid): number {
  return 100 * digits[0] + 10 * digits[1] + digits[2];
}
