import { Checking } from '../solve/checking.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import type { Verdict } from '../solve/verdict.ts';
import type { SignalOption } from '../work/signal.ts';
import { type Answer, answer } from './answer.ts';
import { checkedOptions, type PuzzleInput } from './puzzle-input.ts';

export interface CheckOptions extends SignalOption {
  /** Stop counting after this many solutions. At least 2. Default 2. */
  readonly limit?: number;
}

export type Checked = Answer<Verdict>;

/**
 * Returns the verdict on a puzzle: `proper`, `full`, `several`, `none` or `conflict`. For a proper
 * puzzle, the verdict also lists the redundant givens. If the signal is aborted first, the verdict
 * may be `stopped`, or the redundant givens may be missing.
 */
export function check(puzzle: PuzzleInput, options: CheckOptions = {}): Checked {
  const { limit = 2, signal } = checkedOptions(options);
  return answer(puzzle, {
    variants: true,
    signal,
    begin: (read) => new Checking(read, { limit, solver: sharedSolver() }),
    result: (verdict, checking) => verdict ?? checking.early,
  });
}
