import type { Notation, PuzzleRecord } from '@nonet/engine/notation';
import { type Strategy, unsupportedReason } from '@nonet/engine/search';
import { ClassicSolving, Listing, type Outcome, Solving } from '@nonet/engine/solve';
import { finishBreathing } from '../breathe.ts';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { ClassicBatch } from '../pipeline/classic-batch.ts';
import type { Handler, Place } from '../pipeline/handler.ts';
import { isByLine } from '../pipeline/line-block.ts';
import { listSolutions } from '../pipeline/list-solutions.ts';
import { jsonWriter, notationWriter, type Writer } from '../pipeline/write.ts';
import { noSolution } from '../report/conflict-text.ts';
import { SEVERAL, type Status } from '../report/report.ts';
import { gaveUp, timeLimit } from '../report/time-limit.ts';
import type { Streams } from '../streams.ts';

export interface SolveFlags extends InputFlags {
  readonly to?: Notation;
  /** Default: the kernel for 9×9, propagation for the rest. */
  readonly strategy?: Strategy;
  /** Solutions to list. Without it the smallest is given, and told whether it is the only one. */
  readonly limit?: number;
  readonly all?: boolean;
  /** Seconds a puzzle. */
  readonly timeout?: number;
  readonly json?: boolean;
}

/** Solves every puzzle of the files. */
export function solve(
  files: readonly string[],
  flags: SolveFlags,
  streams?: Streams,
): Promise<Status> {
  const writer = flags.json ? jsonWriter : notationWriter(flags.to);
  const limit = flags.all ? Number.POSITIVE_INFINITY : (flags.limit ?? 1);
  const record = limit > 1 ? lister(flags, writer, limit) : solver(flags, writer);
  const handler = {
    head: (notation: Notation) => writer.head(notation),
    tail: (notation: Notation) => writer.tail(notation),
    ...record,
    bad: (message: string, place: Place) => writer.bad(message, place),
    lines: lineTask(flags, limit),
  };
  return answerFiles(files, flags, handler, streams);
}

/** What plain lines are asked, if they are not to be answered in some other way. */
function lineTask({ strategy, timeout, json, to }: SolveFlags, limit: number): Handler['lines'] {
  if (strategy || timeout || json || limit > 1 || (to && !isByLine(to))) return undefined;
  return { name: 'solve', limit: 2 };
}

type Answering = Pick<Handler, 'prepare' | 'record'>;

/** Gives the smallest solution. */
function solver(flags: SolveFlags, writer: Writer): Answering {
  const { strategy, timeout } = flags;
  const batch = strategy
    ? undefined
    : new ClassicBatch(
        (kernel, puzzles) => new ClassicSolving(kernel, puzzles, { order: 'lexicographic' }),
        flags,
      );
  return {
    prepare: (results) => batch?.prepare(results),
    async record(puzzle, place) {
      const answer = batch?.answer(puzzle);
      const known = answer instanceof Promise ? await answer : answer;
      if (known === 'stopped') return writeStopped(puzzle, place, flags, writer);
      if (known) return writeSolved(puzzle, place, known, writer);
      if (isRefused(puzzle, place, flags, writer)) return;
      const solving = new Solving(puzzle, strategy && { strategy });
      const outcome = await finishBreathing(solving, timeLimit(timeout).signal);
      if (outcome) writeSolved(puzzle, place, outcome, writer);
      else writeStopped(puzzle, place, flags, writer);
    },
  };
}

/** Gives the smallest solutions, in lexicographic order, each as it is found. */
function lister(flags: SolveFlags, writer: Writer, limit: number): Answering {
  const { strategy, timeout } = flags;
  return {
    async record(puzzle, place) {
      if (isRefused(puzzle, place, flags, writer)) return;
      const listing = new Listing(puzzle, { limit, strategy });
      const { signal } = timeLimit(timeout);
      const count = await listSolutions(listing, puzzle, writer, place, signal);
      if (count === undefined) place.report.failed(place.file, puzzle.line, gaveUp(timeout));
      else if (count === 0) writeNone(puzzle, place, writer);
    },
  };
}

/** Whether the strategy does not support the puzzle; the answer is written then. */
function isRefused(
  puzzle: PuzzleRecord,
  place: Place,
  { strategy, timeout }: SolveFlags,
  writer: Writer,
): boolean {
  if (!strategy) return false;
  const { file, report } = place;
  const { size } = puzzle.givens.geometry;
  const { id, limits } = strategy;
  if (size > limits.largestSize && !timeout) {
    const reason = `${id} may never end on ${size}×${size}: ${limits.sizeReason}`;
    report.note(file, puzzle.line, `${reason} (--timeout sets a bound)`);
  }
  const unsupported = unsupportedReason(puzzle, strategy);
  if (!unsupported) return false;
  const message = report.refused(file, puzzle.line, `${id} ${unsupported}`);
  writer.none(puzzle, message, place);
  return true;
}

function writeSolved(
  puzzle: PuzzleRecord,
  place: Place,
  { solution, count, end, counters }: Outcome,
  writer: Writer,
): void {
  if (!solution) {
    writeNone(puzzle, place, writer);
    return;
  }
  if (count > 1) place.report.note(place.file, puzzle.line, SEVERAL);
  const figures = counters ? { end, ...counters } : { solutions: count };
  writer.solution(puzzle, solution, figures, place);
}

function writeNone(puzzle: PuzzleRecord, place: Place, writer: Writer): void {
  const reason = noSolution(puzzle.givens);
  writer.none(puzzle, place.report.failed(place.file, puzzle.line, reason), place);
}

function writeStopped(
  puzzle: PuzzleRecord,
  place: Place,
  { timeout }: SolveFlags,
  writer: Writer,
): void {
  writer.none(puzzle, place.report.failed(place.file, puzzle.line, gaveUp(timeout)), place);
}
