import { Judging, type Verdict } from '@nonet/engine/solve';
import type { Judgement } from '../picture/judgement.ts';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { SOLUTION_CAP } from './enumerate.ts';
import type { Exchange, Handlers } from './work.ts';

export interface JudgingApi {
  judge: Exchange<PuzzleText, Judgement, Judgement>;
}

export const judging: Handlers<JudgingApi> = { judge: judged };

/** Steps between two yields. */
const STEPS = 2_048;

/**
 * Finds the verdict on a puzzle. Yields the verdict so far while the solutions are being counted.
 */
function* judged(text: PuzzleText): Generator<Judgement | undefined, Judgement> {
  const work = new Judging(puzzleOf(text), { limit: SOLUTION_CAP + 1 });
  let isEarly = false;
  for (;;) {
    const verdict = work.advance(STEPS);
    if (verdict) return judgementOf(verdict);
    const { early } = work;
    yield isEarly || early.kind === 'unknown' ? undefined : judgementOf(early);
    isEarly = early.kind !== 'unknown';
  }
}

function judgementOf(verdict: Verdict): Judgement {
  switch (verdict.kind) {
    case 'conflict':
      return {
        kind: 'conflict',
        cells: [...new Set(verdict.conflicts.flatMap(({ cells }) => cells))],
      };
    case 'no-solution':
      return { kind: 'none' };
    case 'several-solutions':
      return verdict.count > SOLUTION_CAP
        ? { kind: 'more', cap: SOLUTION_CAP }
        : { kind: 'several', solutions: verdict.count };
    case 'proper':
      return { kind: 'unique', minimal: verdict.redundant && verdict.redundant.length === 0 };
    default:
      return verdict;
  }
}
