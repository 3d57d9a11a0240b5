import { Judging } from '../solve/judging.ts';
import { sharedSolver } from '../solve/solver.ts';
import type { Verdict } from '../solve/verdict.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import { type BadInput, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface CheckOptions {
  /** Solutions that are counted; at least 2. Default 2. */
  readonly limit?: number;
  /** Stops the check when it is aborted. */
  readonly signal?: Signal | undefined;
}

export type Checked = ({ readonly ok: true } & Verdict) | BadInput;

/**
 * Says what kind of puzzle it is: in conflict, without a solution, with several, solved, or proper,
 * and then which givens are redundant. If the signal comes first it says what is known by then.
 */
export function check(puzzle: PuzzleInput, { limit, signal }: CheckOptions = {}): Checked {
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const judging = new Judging(read.puzzle, { solver: sharedSolver(), ...(limit && { limit }) });
  return { ok: true, ...(finish(judging, signal) ?? judging.early) };
}
