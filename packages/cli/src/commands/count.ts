import { MAX_LIMIT } from '@nonet/engine/bulk';
import { counted } from '@nonet/engine/explain';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { ClassicSolving, Counting, ExactCounting, type Outcome } from '@nonet/engine/solve';
import { finishAsync } from '../core/event-loop.ts';
import { flag, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import { limitFor, notKnownText, timeLimit } from '../core/time-limit.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { classicAnswers } from '../pipeline/classic-answers.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import { JsonAnswers } from '../pipeline/json-answers.ts';
import { TableAnswers } from '../pipeline/table-answers.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { type AnswerKind, conflictsOf } from '../report/json-results.ts';
import { threadsOption } from '../threads/threads-option.ts';

const options = {
  ...option.reading(),
  strategy: option.strategy(),
  limit: option.limit('count at most n solutions; 100+ means more than 100').defaultsTo(1_000_000),
  exact: flag('--exact', 'count all solutions, even trillions, without finding each one').conflicts(
    ['limit', 'strategy'],
  ),
  timeout: option.largeTimeout(' without --exact'),
  threads: threadsOption(),
  json: option.json(),
  ...jobOptions(),
};

type CountFlags = Values<typeof options>;

export const command = puzzleCommand({
  summary: 'Count the solutions of every puzzle.',
  examples: [
    'nonet count puzzles.txt',
    'nonet count --limit 2 puzzles.txt',
    "printf '%081d' 0 | nonet count --exact",
  ],
  options,

  /** Writes one line per puzzle, with the number of its solutions. */
  run(files, flags, streams) {
    const { exact, json, limit, strategy, timeout } = flags;
    // The search looks for one solution beyond the limit, to find out whether there are more.
    const most = exact ? MAX_LIMIT : Math.min(limit + 1, MAX_LIMIT);
    const batchLimit = timeout && !exact ? most : Math.min(most, BATCH_LIMIT);
    const countOf = async (
      puzzle: PuzzleRecord,
      outcome: Outcome | 'stopped' | undefined,
      context: RecordContext,
    ): Promise<Counted> => {
      if (outcome === 'stopped') return { solutions: undefined, complete: false, timedOut: true };
      if (!outcome || (outcome.end === 'limit' && batchLimit < most)) {
        return exact ? countExactly(puzzle, flags, context) : countOne(puzzle, flags, context);
      }
      return { ...capped(outcome.count, limit), timedOut: false };
    };
    const answers = json && new JsonAnswers({ names: ['count', 'complete', 'conflicts'], files });
    const table = new TableAnswers(['count']);
    const write = (
      puzzle: PuzzleRecord,
      { solutions, complete, timedOut }: Counted,
      context: RecordContext,
    ): void => {
      const { report, file } = context;
      const { line } = puzzle;
      const found = solutions ? `: at least ${counted(Number(solutions), 'solution')}` : '';
      const unknown = notKnownText(timeout, found);
      if (timedOut) report.failed(file, line, unknown);
      else if (solutions === 0n) report.failed(file, line, noSolutionText(puzzle.givens));
      const text = timedOut ? undefined : `${solutions}${complete ? '' : '+'}`;
      if (!answers && !table.takes(context)) {
        if (text === undefined) context.output.writeMessage(`# ${unknown}\n`);
        else context.output.write(`${text}\n`);
        return;
      }
      const number = solutions === undefined ? null : `${solutions}`;
      const conflicts = solutions === 0n ? conflictsOf(puzzle.givens) : undefined;
      const known = conflicts ? 'conflict' : kindOf(puzzle, solutions, complete);
      const kind = timedOut ? 'stopped' : known;
      if (answers) answers.write(puzzle, { kind, count: number, complete, conflicts }, context);
      else table.write(puzzle, { kind, count: text }, context);
    };
    const isPlain = !strategy && !exact && !timeout && !json;
    const handler: Handler = {
      variants: true,
      answers: classicAnswers({
        begin: strategy
          ? undefined
          : (solver, puzzles) => new ClassicSolving(solver, puzzles, { limit: batchLimit }),
        timeout,
        write: async (puzzle, outcome, context) =>
          write(puzzle, await countOf(puzzle, outcome, context), context),
      }),
      ...(answers || table).ends,
      lineTask: isPlain ? { name: 'count', limit: most, blockBytes: 15_000 } : undefined,
    };
    return answerFiles(files, flags, handler, streams);
  },
});

interface Counted {
  /** Undefined if the search was stopped too early to know the count. */
  readonly solutions: bigint | undefined;
  /** Whether all solutions were counted. */
  readonly complete: boolean;
  readonly timedOut: boolean;
}

/**
 * A batch of puzzles is first counted up to this limit, in one call. Puzzles that reach the limit
 * are then counted one by one.
 */
const BATCH_LIMIT = 1_000;

/**
 * With `--exact`, a warning is printed if the count of a puzzle larger than 9×9 takes this many
 * milliseconds and there is no time limit.
 */
const PATIENCE = 10_000;

function kindOf(
  { givens }: PuzzleRecord,
  solutions: bigint | undefined,
  complete: boolean,
): AnswerKind {
  if (solutions === 0n) return 'none';
  if (solutions !== 1n || !complete) return 'several';
  return givens.digits.includes(0) ? 'proper' : 'full';
}

async function countOne(
  puzzle: PuzzleRecord,
  { limit, strategy, timeout }: CountFlags,
  { progress }: RecordContext,
): Promise<Counted> {
  const counting = new Counting(puzzle, { limit: limit + 1, strategy });
  const signal = timeLimit(limitFor(timeout, puzzle));
  const found = await finishAsync(counting, signal, () =>
    progress.still(`${counted(counting.soFar.count, 'solution')} so far`),
  );
  const { count } = found ?? counting.soFar;
  const timedOut = found === undefined;
  return { ...capped(count, limit), ...(timedOut && { complete: false }), timedOut };
}

/** The answer to print. `count` is from a search that stops at one solution beyond the limit. */
function capped(count: number, limit: number): Pick<Counted, 'solutions' | 'complete'> {
  return { solutions: BigInt(Math.min(count, limit)), complete: count <= limit };
}

async function countExactly(
  puzzle: PuzzleRecord,
  { timeout }: CountFlags,
  { report, file, progress }: RecordContext,
): Promise<Counted> {
  const { size } = puzzle.givens.geometry;
  const counting = new ExactCounting(puzzle);
  const start = performance.now();
  let warned = size <= 9 || timeout !== undefined;
  const found = await finishAsync(counting, timeLimit(timeout), () => {
    progress.during(counting.progress);
    if (warned || performance.now() - start < PATIENCE) return;
    warned = true;
    const known = counted(counting.atLeast, 'solution');
    const text = `still counting: at least ${known}; the time left is unknown (--timeout limits the time)`;
    report.note(file, puzzle.line, text);
  });
  return { solutions: found, complete: found !== undefined, timedOut: found === undefined };
}
