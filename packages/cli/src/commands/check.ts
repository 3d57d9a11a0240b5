import { type Conflict, formatCell } from '@nonet/engine/grid';
import type { PuzzleRecord } from '@nonet/engine/notation';
import { ClassicJudging, classicPuzzles, Judging, type Verdict } from '@nonet/engine/solve';
import { finishAsync } from '../event-loop.ts';
import type { InputFlags } from '../options.ts';
import { answerFiles } from '../pipeline/answer-files.ts';
import { ClassicBatch } from '../pipeline/classic-batch.ts';
import type { Handler, RecordContext } from '../pipeline/handler.ts';
import type { Status } from '../report/exit-status.ts';
import { gaveUpText, timeLimit } from '../report/time-limit.ts';
import { passes, verdictText } from '../report/verdict-text.ts';
import type { Streams } from '../streams.ts';

export interface CheckFlags extends InputFlags {
  /** Whether a proper puzzle fails the check if it is not minimal. */
  readonly minimal?: boolean;
  /** Seconds per puzzle. */
  readonly timeout?: number;
  readonly json?: boolean;
}

/** Writes one line per puzzle, with the verdict on the puzzle. */
export function check(
  files: readonly string[],
  flags: CheckFlags,
  streams: Streams,
): Promise<Status> {
  const batch = new ClassicBatch(
    (solver, puzzles) => new ClassicJudging(solver, classicPuzzles(puzzles)),
    flags,
  );
  const judged = async (puzzle: PuzzleRecord): Promise<Verdict> => {
    const known = await batch.answer(puzzle);
    if (known === 'stopped') return { kind: 'unknown' };
    if (known) return known;
    const verdict = await finishAsync(new Judging(puzzle), timeLimit(flags.timeout).signal);
    return verdict ?? { kind: 'unknown' };
  };
  const record = async (puzzle: PuzzleRecord, context: RecordContext): Promise<void> => {
    const verdict = await judged(puzzle);
    const text = verdictText(verdict, puzzle.givens.geometry) ?? gaveUpText(flags.timeout);
    if (!passes(verdict, flags.minimal)) context.report.markFailed();
    const line = flags.json ? JSON.stringify(jsonOf(verdict, puzzle)) : text;
    context.output.write(`${line}\n`);
  };
  const isPlain = !flags.timeout && !flags.json;
  const handler: Handler = {
    prepare: (results) => batch.prepare(results),
    record,
    badRecord: (error, { output }) =>
      output.write(`${flags.json ? JSON.stringify({ error }) : `# ${error}`}\n`),
    lineTask: isPlain ? { name: 'check', minimal: flags.minimal === true } : undefined,
  };
  return answerFiles(files, flags, handler, streams);
}

function jsonOf(verdict: Verdict, { givens, line }: PuzzleRecord): object {
  const { geometry } = givens;
  const { kind } = verdict;
  if (verdict.kind === 'proper') {
    const redundant = (verdict.redundant ?? []).map((cell) => formatCell(geometry, cell));
    return { line, verdict: kind, minimal: redundant.length === 0, redundant };
  }
  if (verdict.kind === 'conflict') {
    const named = ({ digit, cells }: Conflict): object => ({
      digit,
      cells: cells.map((cell) => formatCell(geometry, cell)),
    });
    return { line, verdict: kind, conflicts: verdict.conflicts.map(named) };
  }
  return { line, verdict: kind };
}
