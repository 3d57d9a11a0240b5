import {
  lexicographicPropagation,
  type Notation,
  type PuzzleRecord,
  propagation,
  Run,
  refusal,
  Solving,
  type Strategy,
} from '@nonet/engine';
import { answerAll, type Place } from '../answer.ts';
import { breathe, finish } from '../breathe.ts';
import { noSolution } from '../conflict-text.ts';
import { KernelBatch } from '../kernel-batch.ts';
import type { InputFlags } from '../options.ts';
import type { Status } from '../report.ts';
import { gaveUp, timeLimit } from '../time-limit.ts';
import { jsonWriter, notationWriter, type Writer } from '../writer.ts';

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
export function solve(files: readonly string[], flags: SolveFlags): Promise<Status> {
  const writer = flags.json ? jsonWriter : notationWriter(flags.to);
  const listing = flags.all ? Number.POSITIVE_INFINITY : (flags.limit ?? 1);
  // The kernel does not count its work, cannot be stopped between two puzzles and lists nothing.
  const plain = !flags.strategy && !flags.json && !flags.timeout && listing === 1;
  const kernel = plain ? new KernelBatch() : undefined;
  const record = async (puzzle: PuzzleRecord, place: Place): Promise<void> => {
    const known = kernel?.get(puzzle);
    if (known?.solution) {
      writer.solution(puzzle, known.solution, {}, place);
      return;
    }
    if (known?.solutions === 0) {
      writeNone(puzzle, place, writer);
      return;
    }
    const { strategy = propagation } = flags;
    const { size } = puzzle.givens.geometry;
    if (size > strategy.limits.largestSize && !flags.timeout) {
      const { id, limits } = strategy;
      const reason = `${id} may never end on ${size}×${size}: ${limits.sizeReason}`;
      place.report.note(place.file, puzzle.line, `${reason} (--timeout sets a bound)`);
    }
    const refused = refusal(puzzle, strategy);
    if (refused) {
      const reason = `${strategy.id} ${refused}`;
      writer.none(puzzle, place.report.refused(place.file, puzzle.line, reason), place);
    } else if (listing > 1) {
      await list(puzzle, place, { ...flags, strategy }, writer, listing);
    } else {
      await solveOne(puzzle, place, { ...flags, strategy }, writer);
    }
  };
  return answerAll(files, flags, {
    head: (notation) => writer.head(notation),
    prepare: (results) => kernel?.prepare(results),
    record,
    bad: (message, place) => writer.bad(message, place),
  });
}

type Chosen = SolveFlags & { readonly strategy: Strategy };

function writeNone(puzzle: PuzzleRecord, place: Place, writer: Writer): void {
  const reason = noSolution(puzzle.givens);
  writer.none(puzzle, place.report.failed(place.file, puzzle.line, reason), place);
}

/** The smallest solution. */
async function solveOne(
  puzzle: PuzzleRecord,
  place: Place,
  flags: Chosen,
  writer: Writer,
): Promise<void> {
  const { report, file } = place;
  const { strategy } = flags;
  const solving = new Solving(puzzle, { strategy, ...timeLimit(flags.timeout) });
  const { solution, solutions, end, counters } = await finish(solving);
  if (end === 'stopped') {
    writer.none(puzzle, report.failed(file, puzzle.line, gaveUp(flags.timeout)), place);
  } else if (!solution) {
    writeNone(puzzle, place, writer);
  } else {
    if (solutions > 1) report.note(file, puzzle.line, 'several solutions; this is the smallest');
    writer.solution(puzzle, solution, { end, ...counters }, place);
  }
}

/** The smallest solutions, in lexicographic order, each as it is found. */
async function list(
  puzzle: PuzzleRecord,
  place: Place,
  flags: Chosen,
  writer: Writer,
  limit: number,
): Promise<void> {
  const { report, file, output } = place;
  const strategy = flags.strategy.lexicographic ? flags.strategy : lexicographicPropagation;
  const run = new Run(puzzle, strategy, { limit, ...timeLimit(flags.timeout) });
  while (!run.end) {
    const solution = run.next();
    if (solution) writer.solution(puzzle, solution, { index: run.counters.solutions }, place);
    if (output.isFull) await output.flush();
    await breathe();
  }
  if (run.end === 'stopped') report.failed(file, puzzle.line, gaveUp(flags.timeout));
  else if (run.counters.solutions === 0) writeNone(puzzle, place, writer);
}
