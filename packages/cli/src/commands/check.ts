import {
  type Conflict,
  formatCell,
  type Geometry,
  Judging,
  type PuzzleRecord,
  type Verdict,
} from '@nonet/engine';
import { answerAll, type Place } from '../answer.ts';
import { finish } from '../breathe.ts';
import { conflictText } from '../conflict-text.ts';
import { judge } from '../kernel/judge.ts';
import { KernelBatch } from '../kernel/kernel-batch.ts';
import type { InputFlags } from '../options.ts';
import type { Status } from '../report.ts';
import { gaveUp, timeLimit } from '../time-limit.ts';

export interface CheckFlags extends InputFlags {
  /** Fail a proper puzzle that is not minimal. */
  readonly minimal?: boolean;
  /** Seconds a puzzle. */
  readonly timeout?: number;
  readonly json?: boolean;
}

/** A verdict on every puzzle, a line each. */
export function check(files: readonly string[], flags: CheckFlags): Promise<Status> {
  const batch = new KernelBatch(judge, flags);
  const judged = async (puzzle: PuzzleRecord): Promise<Verdict> => {
    const known = await batch.answer(puzzle);
    if (known === 'stopped') return { kind: 'unknown' };
    return known ?? finish(new Judging(puzzle, timeLimit(flags.timeout).signal));
  };
  const record = async (puzzle: PuzzleRecord, place: Place): Promise<void> => {
    const verdict = await judged(puzzle);
    const text = verdictText(verdict, puzzle, flags);
    const passed =
      verdict.kind === 'solved' ||
      (verdict.kind === 'proper' && !(flags.minimal && verdict.redundant.length > 0));
    if (!passed) place.report.fail();
    const line = flags.json ? JSON.stringify(jsonOf(verdict, puzzle)) : text;
    place.output.write(`${line}\n`);
  };
  return answerAll(files, flags, {
    prepare: (results) => batch.prepare(results),
    record,
    bad: (error, { output }) =>
      output.write(`${flags.json ? JSON.stringify({ error }) : `# ${error}`}\n`),
  });
}

function verdictText(verdict: Verdict, { givens }: PuzzleRecord, flags: CheckFlags): string {
  switch (verdict.kind) {
    case 'conflict':
      return `conflict: ${conflictText(givens)}`;
    case 'no-solution':
      return 'no solution';
    case 'several-solutions':
      return 'several solutions';
    case 'solved':
      return 'solved';
    case 'proper':
      if (verdict.redundant.length === 0) return 'proper, minimal';
      return `proper, not minimal: ${cellNames(givens.geometry, verdict.redundant)} can go`;
    case 'unknown':
      return gaveUp(flags.timeout);
  }
}

function jsonOf(verdict: Verdict, { givens, line }: PuzzleRecord): object {
  const { geometry } = givens;
  const { kind } = verdict;
  if (verdict.kind === 'proper') {
    const redundant = verdict.redundant.map((cell) => formatCell(geometry, cell));
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

const NAMED = 3;

/** "r1c1 or r2c5", "r1c1, r2c5, r3c4 or one of 7 others". */
function cellNames(geometry: Geometry, cells: readonly number[]): string {
  const names = cells.slice(0, NAMED).map((cell) => formatCell(geometry, cell));
  const others = cells.length - names.length;
  if (others > 0) names.push(others === 1 ? 'one other' : `one of ${others} others`);
  const last = names.pop();
  return names.length === 0 ? `${last}` : `${names.join(', ')} or ${last}`;
}
