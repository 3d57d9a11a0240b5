import { Checking } from '../solve/checking.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Verdict } from '../solve/verdict.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer } from './answer.ts';
import { checkOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface CheckOptions {
  /** Stop counting after this many solutions. At least 2. Default 2. */
  readonly limit?: number;
  /** The check stops when this signal is aborted. */
  readonly signal?: Signal | undefined;
}

export type Checked = Answer<Verdict>;

/**
 * Returns the verdict on a puzzle: `proper`, `full`, `several`, `none` or `conflict`. For a proper
 * puzzle, the verdict also lists the redundant givens. If the signal is aborted first, the verdict
 * may be `stopped`, or the redundant givens may be missing.
 */
export function check(puzzle: PuzzleInput, options: CheckOptions = {}): Checked {
  checkOptions(options);
  const { limit = 2, signal } = options;
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const checking = new Checking(read.puzzle, { limit, solver: sharedSolver() });
  return { ok: true, ...(finish(checking, signal) ?? checking.early) };
}
