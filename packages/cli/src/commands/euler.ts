import { type Grid, type PuzzleRecord, Solving, type Strategy } from '@nonet/engine';
import { answerAll, type Place } from '../answer.ts';
import { finish } from '../breathe.ts';
import { noSolution } from '../conflict-text.ts';
import type { InputFlags } from '../options.ts';
import type { Status } from '../report.ts';

export interface EulerFlags extends InputFlags {
  readonly strategy: Strategy;
}

/** Project Euler 96: the sum of the numbers in the first three cells of every solution. */
export async function euler(files: readonly string[], flags: EulerFlags): Promise<Status> {
  const started = performance.now();
  let sum = 0;
  let puzzles = 0;
  const record = async (puzzle: PuzzleRecord, { report, file }: Place): Promise<void> => {
    puzzles++;
    const { solution } = await finish(new Solving(puzzle, { strategy: flags.strategy, limit: 1 }));
    if (solution) sum += cornerNumber(solution);
    else report.failed(file, puzzle.line, noSolution(puzzle.givens));
  };
  const status = await answerAll(files, flags, { record, bad: () => {} });
  const milliseconds = (performance.now() - started).toFixed(1);
  process.stdout.write(`Ans = ${sum}\n`);
  process.stderr.write(
    `${puzzles} ${puzzles === 1 ? 'puzzle' : 'puzzles'} in ${milliseconds} ms (${flags.strategy.id})\n`,
  );
  return status;
}

/** The digits of the first three cells, read as one number. */
function cornerNumber({ digits }: Grid): number {
  return 100 * digits[0] + 10 * digits[1] + digits[2];
}
