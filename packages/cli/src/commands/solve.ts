import {
  type Grid,
  type Notation,
  type PuzzleRecord,
  propagation,
  refusal,
  Solving,
  type Strategy,
} from '@nonet/engine';
import { finish } from '../breathe.ts';
import { ClassicKernel } from '../kernel/classic-kernel.ts';
import type { InputFlags } from '../options.ts';
import { answerAll } from '../pipeline/answer-files.ts';
import { KernelBatch } from '../pipeline/classic-batch.ts';
import type { Answers, Place } from '../pipeline/handler.ts';
import { isByLine } from '../pipeline/line-block.ts';
import { byKernel, byStrategy, list } from '../pipeline/list-solutions.ts';
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
  const answers = {
    head: (notation: Notation) => writer.head(notation),
    tail: (notation: Notation) => writer.tail(notation),
    ...record,
    bad: (message: string, place: Place) => writer.bad(message, place),
    lines: lineTask(flags, limit),
  };
  return answerAll(files, flags, answers, streams);
}

/** What plain lines are asked, if they are not to be answered in some other way. */
function lineTask({ strategy, timeout, json, to }: SolveFlags, limit: number): Answers['lines'] {
  if (strategy || timeout || json || limit > 1 || (to && !isByLine(to))) return undefined;
  return { name: 'solve', limit: 2 };
}

/** What can be told of a puzzle that was searched for its smallest solution. */
interface Solved {
  readonly solution: Grid | undefined;
  /** 2 for two and more. */
  readonly solutions: number;
  readonly figures: object;
}

type Answering = Pick<Answers, 'prepare' | 'record'>;

/** Gives the smallest solution. */
function solver(flags: SolveFlags, writer: Writer): Answering {
  const batch = flags.strategy
    ? undefined
    : new KernelBatch(
        (kernel, puzzles, signal) => kernel.solve(puzzles, { order: 'lexicographic', signal }),
        flags,
      );
  return {
    prepare: (results) => batch?.prepare(results),
    async record(puzzle, place) {
      const answer = batch?.answer(puzzle);
      const known = answer instanceof Promise ? await answer : answer;
      if (known === 'stopped') return writeStopped(puzzle, place, flags, writer);
      if (known) {
        const { solutions } = known;
        return writeSolved(puzzle, place, { ...known, figures: { solutions } }, writer);
      }
      const strategy = strategyFor(puzzle, place, flags, writer);
      if (!strategy) return;
      const solving = new Solving(puzzle, { strategy, ...timeLimit(flags.timeout) });
      const { end, counters, ...solved } = await finish(solving);
      if (end === 'stopped') return writeStopped(puzzle, place, flags, writer);
      writeSolved(puzzle, place, { ...solved, figures: { end, ...counters } }, writer);
    },
  };
}

/** Gives the smallest solutions, in lexicographic order, each as it is found. */
function lister(flags: SolveFlags, writer: Writer, limit: number): Answering {
  const kernel = flags.strategy ? undefined : new ClassicKernel();
  return {
    async record(puzzle, place) {
      const isForKernel = kernel && ClassicKernel.takes(puzzle);
      const strategy = isForKernel ? undefined : strategyFor(puzzle, place, flags, writer);
      if (!isForKernel && !strategy) return;
      const bounds = { limit, ...timeLimit(flags.timeout) };
      const slices = strategy
        ? byStrategy(strategy, puzzle, bounds)
        : byKernel(kernel!, puzzle, bounds);
      const { solutions, stopped } = await list(slices, puzzle, writer, place);
      if (stopped) place.report.failed(place.file, puzzle.line, gaveUp(flags.timeout));
      else if (solutions === 0) writeNone(puzzle, place, writer);
    },
  };
}

/** The strategy for a puzzle that the kernel does not take; undefined when it refuses the puzzle. */
function strategyFor(
  puzzle: PuzzleRecord,
  place: Place,
  { strategy = propagation, timeout }: SolveFlags,
  writer: Writer,
): Strategy | undefined {
  const { file, report } = place;
  const { size } = puzzle.givens.geometry;
  const { id, limits } = strategy;
  if (size > limits.largestSize && !timeout) {
    const reason = `${id} may never end on ${size}×${size}: ${limits.sizeReason}`;
    report.note(file, puzzle.line, `${reason} (--timeout sets a bound)`);
  }
  const refused = refusal(puzzle, strategy);
  if (!refused) return strategy;
  const message = report.refused(file, puzzle.line, `${id} ${refused}`);
  writer.none(puzzle, message, place);
  return undefined;
}

function writeSolved(
  puzzle: PuzzleRecord,
  place: Place,
  { solution, solutions, figures }: Solved,
  writer: Writer,
): void {
  if (!solution) {
    writeNone(puzzle, place, writer);
    return;
  }
  if (solutions > 1) place.report.note(place.file, puzzle.line, SEVERAL);
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
