import { formatCell } from '@nonet/engine/grid';
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
  /** Whether to test if proper puzzles are minimal. Those that are not fail the check. */
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
  const testGivens = flags.minimal === true;
  const batch = new ClassicBatch(
    (solver, puzzles) => new ClassicJudging(solver, classicPuzzles(puzzles), { testGivens }),
    flags,
  );
  const judged = async (puzzle: PuzzleRecord): Promise<Verdict> => {
    const known = await batch.answer(puzzle);
    if (known === 'stopped') return { kind: 'unknown' };
    if (known) return known;
    const verdict = await finishAsync(
      new Judging(puzzle, { testGivens }),
      timeLimit(flags.timeout),
    );
    return verdict ?? { kind: 'unknown' };
  };
  const write = ({ output }: RecordContext, text: string, answer: object): void =>
    output.write(`${flags.json ? JSON.stringify(answer) : text}\n`);
  const isPlain = !flags.timeout && !flags.json;
  const handler: Handler = {
    prepare: (results) => batch.prepare(results),
    async record(puzzle, context) {
      const verdict = await judged(puzzle);
      const text = verdictText(verdict, puzzle.givens.geometry) ?? gaveUpText(flags.timeout);
      if (!passes(verdict, flags.minimal)) context.report.markFailed();
      write(context, text, jsonOf(verdict, puzzle));
    },
    badRecord(error, context) {
      if (flags.json) write(context, '', { error });
      else context.output.writeMessage(`# ${error}\n`);
    },
    lineTask: isPlain ? { name: 'check', minimal: testGivens } : undefined,
  };
  return answerFiles(files, flags, handler, streams);
}

function jsonOf(verdict: Verdict, { givens, line }: PuzzleRecord): object {
  const names = (cells: readonly number[]): string[] =>
    cells.map((cell) => formatCell(givens.geometry, cell));
  const answer = { line, verdict: verdict.kind };
  if (verdict.kind === 'proper') {
    if (!verdict.redundant) return answer;
    const redundant = names(verdict.redundant);
    return { ...answer, minimal: redundant.length === 0, redundant };
  }
  if (verdict.kind === 'conflict') {
    const named = verdict.conflicts.map(({ digit, cells }) => ({ digit, cells: names(cells) }));
    return { ...answer, conflicts: named };
  }
  return answer;
}
