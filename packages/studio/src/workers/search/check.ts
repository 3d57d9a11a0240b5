import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { Checking, type Verdict } from '@nonet/engine/solve';
import { SOLUTION_CAP } from './enumerate.ts';

/** Steps between two yields. */
const STEPS = 2_048;

/**
 * Finds the verdict on a puzzle. Yields the verdict so far while the solutions are being counted.
 */
export function* check(text: PlainPuzzle): Generator<Verdict | undefined, Verdict> {
  const work = new Checking(puzzleOf(text), { limit: SOLUTION_CAP + 1 });
  let isEarly = false;
  for (;;) {
    const verdict = work.advance(STEPS);
    if (verdict) return verdict;
    const { early } = work;
    yield isEarly || early.kind === 'stopped' ? undefined : early;
    isEarly = early.kind !== 'stopped';
  }
}
