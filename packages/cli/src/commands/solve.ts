import { BulkSolver } from '@nonet/engine/bulk';
import type { Grid } from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { type Counters, type Strategy, unsupportedReason } from '@nonet/engine/search';
import { ClassicSolving, Listing, type Outcome, Solving } from '@nonet/engine/solve';
import { finishAsync, yieldToEventLoop } from '../core/event-loop.ts';
import { flag, type Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import { gaveUpText, timeLimit } from '../core/time-limit.ts';
import { puzzleCommand } from '../job/job-command.ts';
import { jobOptions } from '../job/job-options.ts';
import { hasPlainLines } from '../lines/line-block.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { classicAnswers } from '../pipeline/classic-answers.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import { jsonWriter, notationWriter, type SolutionWriter } from '../pipeline/solution-writer.ts';
import { noSolutionText } from '../report/conflict-text.ts';
import { type AnswerKind, noneResults } from '../report/json-results.ts';
import { refusalError, unsupportedStrategy } from '../report/refusal.ts';
import { SEVERAL_OF_VARIANT, SEVERAL_SOLUTIONS } from '../report/report.ts';
import { threadsOption } from '../threads/threads-option.ts';

const options = {
  from: option.from(),
  digits: option.digits(),
  to: option.to(),
  size: option.size(),
  strategy: option.strategy(),
  limit: option.limit('print the first n solutions in numerical order').conflicts('all'),
  all: flag('--all', 'print all solutions in numerical order'),
  any: flag('--any', 'print any solution, and do not look for others').conflicts(['limit', 'all']),
  timeout: option.timeout(),
  threads: threadsOption(),
  json: option
    .json('print one JSON object per solution (--strategy adds search counters)')
    .conflicts('to'),
  ...jobOptions(),
};

type SolveFlags = Values<typeof options>;

export const command = puzzleCommand({
  summary: 'Solve puzzles. If a puzzle has several solutions, print the first in numerical order.',
  examples: [
    'nonet solve puzzles.txt > solutions.txt',
    'nonet solve .2....1..3....4.',
    "echo '.2....1..3....4.' | nonet solve --to block",
    'nonet solve --limit 10 --strategy scan several.txt',
    'nonet solve --json puzzles.sdk',
  ],
  options,

  /** Solves every puzzle of the files. */
  run(files, flags, streams) {
    const writer = flags.json ? jsonWriter(files) : notationWriter(flags.to);
    const limit = flags.all ? Number.POSITIVE_INFINITY : (flags.limit ?? 1);
    const answers = limit > 1 ? lister(flags, writer, limit) : solver(flags, writer);
    const handler = { ...writer, variants: true, answers, lineTask: lineTask(files, flags, limit) };
    return answerFiles(files, flags, handler, streams);
  },
});

/**
 * Returns the task for files with one 9×9 puzzle per line. Undefined if the options do not allow
 * such a task.
 */
function lineTask(
  files: readonly string[],
  { strategy, timeout, json, to, any }: SolveFlags,
  limit: number,
): Handler['lineTask'] {
  if (strategy || timeout) return undefined;
  const task = { name: 'solve', limit: any ? 1 : 2, blockBytes: 250_000 } as const;
  if (json) {
    const isLines = limit === 1 && files.length <= 1;
    if (!isLines) return undefined;
    return { ...task, form: 'json', growth: 5, countsLines: true };
  }
  if (to && !hasPlainLines(to)) return undefined;
  const plain = { ...task, hasPlaceholders: true };
  return limit > 1 ? { ...plain, limit: 2, form: 'single' } : { ...plain, form: 'lines' };
}

/** Writes one solution of every record: the smallest, unless `any` is set. */
function solver(flags: SolveFlags, writer: SolutionWriter): Handler['answers'] {
  const { strategy, timeout, any } = flags;
  return classicAnswers({
    begin: strategy
      ? undefined
      : (kernel, puzzles) =>
          new ClassicSolving(kernel, puzzles, { order: 'lexicographic', ...(any && { limit: 1 }) }),
    timeout,
    async write(puzzle, known, context) {
      let outcome = known;
      if (!outcome) {
        if (isUnsupported(puzzle, context, flags, writer)) return;
        const solving = new Solving(puzzle, { strategy, ...(any && { limit: 1 }) });
        outcome = (await finishAsync(solving, timeLimit(timeout))) ?? solving.stopped;
      }
      const gaveUp = gaveUpText(timeout);
      if (outcome === 'stopped' || (outcome.end === 'stopped' && !outcome.solution)) {
        writeFailed(
          puzzle,
          gaveUp,
          { kind: 'stopped', count: '0', complete: false },
          context,
          writer,
        );
        return;
      }
      if (outcome.end === 'stopped') {
        context.report.note(
          context.file,
          puzzle.line,
          `${gaveUp}: the printed solution may not be the smallest`,
        );
      } else if (outcome.count > 1) {
        const text = puzzle.constraints ? SEVERAL_OF_VARIANT : SEVERAL_SOLUTIONS;
        context.report.note(context.file, puzzle.line, text);
      }
      writeSolved(puzzle, context, outcome, { writer, strategy });
    },
  });
}

/**
 * Writes the first `limit` solutions of every record, in lexicographic order, while the search
 * runs. Waits while stdout is full.
 */
function lister(flags: SolveFlags, writer: SolutionWriter, limit: number): Handler['answers'] {
  const { strategy, timeout } = flags;
  const solver = new BulkSolver();
  return classicAnswers({
    // Most puzzles have one solution, and a batch finds it much faster than a listing.
    begin:
      strategy || timeout ? undefined : (kernel, puzzles) => new ClassicSolving(kernel, puzzles),
    async write(puzzle, known, context) {
      if (known && known !== 'stopped' && known.solution && known.count === 1) {
        writer.solution(puzzle, known.solution, { kind: known.kind, index: 1 }, context);
        return;
      }
      if (isUnsupported(puzzle, context, flags, writer)) return;
      const { file, output, report } = context;
      const listing = new Listing(puzzle, { limit, strategy, solver });
      const signal = timeLimit(timeout);
      let index = 0;
      // The first solution is written only when it is known whether there is a second one. Its
      // kind is then `proper`, `full` or `several`.
      let first: Grid | undefined;
      const writeFirst = (kind: AnswerKind): void => {
        if (first) writer.solution(puzzle, first, { kind, index: 1 }, context);
        first = undefined;
      };
      while (!signal?.aborted) {
        const count = listing.advance();
        for (const solution of listing.solutions) {
          if (++index === 1) first = solution;
          else {
            writeFirst('several');
            writer.solution(puzzle, solution, { kind: 'several', index }, context);
          }
          if (output.isFull) await output.flush();
        }
        if (count !== undefined) writeFirst(puzzle.givens.digits.includes(0) ? 'proper' : 'full');
        if (count === 0) writeNone(puzzle, context, writer);
        if (count !== undefined) return;
        await yieldToEventLoop();
      }
      const message = report.failed(file, puzzle.line, gaveUpText(timeout));
      writeFirst('stopped');
      writer.noSolution(puzzle, message, { kind: 'stopped' }, context);
    },
  });
}

/**
 * Whether the strategy does not support the puzzle. If so, reports why and writes an answer without
 * a solution.
 */
function isUnsupported(
  puzzle: PuzzleRecord,
  context: RecordContext,
  { strategy, timeout }: SolveFlags,
  writer: SolutionWriter,
): boolean {
  if (!strategy) return false;
  const { file, report } = context;
  const { size } = puzzle.givens.geometry;
  const { id, limits } = strategy;
  if (size > limits.largestSize && !timeout) {
    const reason = `${id} may never finish on ${size}×${size}: ${limits.sizeReason}`;
    report.note(file, puzzle.line, `${reason} (--timeout limits the time)`);
  }
  const unsupported = unsupportedReason(puzzle, strategy);
  if (!unsupported) return false;
  const refusal = unsupportedStrategy(strategy, unsupported);
  const message = report.unsupported(file, puzzle.line, refusal);
  const error = refusalError(puzzle.line, refusal);
  writer.noSolution(puzzle, message, { kind: 'invalid', error }, context);
  return true;
}

function writeSolved(
  puzzle: PuzzleRecord,
  context: RecordContext,
  { kind, solution, count, end, counters }: Outcome,
  {
    writer,
    strategy,
  }: { readonly writer: SolutionWriter; readonly strategy: Strategy | undefined },
): void {
  const search = counters && searchOf(strategy, counters);
  const complete = end === 'exhausted';
  if (!solution) {
    writeNone(puzzle, context, writer, { complete, search });
    return;
  }
  writer.solution(puzzle, solution, { kind, count: `${count}`, complete, search }, context);
}

/** The counters of a strategy in JSON. */
function searchOf(
  strategy: Strategy | undefined,
  { placements, backs, tries, nodes }: Readonly<Counters>,
): object {
  return { ...(strategy && { strategy: strategy.id }), placements, backs, tries, nodes };
}

function writeNone(
  puzzle: PuzzleRecord,
  context: RecordContext,
  writer: SolutionWriter,
  results: object = {},
): void {
  const none = { ...noneResults(puzzle.givens), ...results };
  writeFailed(puzzle, noSolutionText(puzzle.givens), none, context, writer);
}

function writeFailed(
  puzzle: PuzzleRecord,
  reason: string,
  results: Parameters<SolutionWriter['noSolution']>[2],
  context: RecordContext,
  writer: SolutionWriter,
): void {
  const message = context.report.failed(context.file, puzzle.line, reason);
  writer.noSolution(puzzle, message, results, context);
}
