import { Judging, type Verdict } from '@nonet/engine/solve';
import type { Judgement } from '../picture/judgement.ts';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { CAP } from './enumerate.ts';
import type { Answers } from './work.ts';

export interface JudgingDesk {
  judge: { asked: PuzzleText; answer: Judgement; told: Judgement };
}

export const judging: Answers<JudgingDesk> = { judge: judged };

/** Steps between two looks at the clock. */
const STEPS = 2_048;

/** The verdict on a puzzle; what is known earlier is given on the way. */
function* judged(text: PuzzleText): Generator<Judgement | undefined, Judgement> {
  const work = new Judging(puzzleOf(text), { limit: CAP + 1 });
  let isEarly = false;
  for (;;) {
    const verdict = work.advance(STEPS);
    if (verdict) return judgementOf(verdict);
    const { early } = work;
    yield isEarly || early.kind === 'unknown' ? undefined : judgementOf(early);
    isEarly = early.kind !== 'unknown';
  }
}

/** The engine's verdict as the page shows it. */
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
      return verdict.count > CAP
        ? { kind: 'more', cap: CAP }
        : { kind: 'several', solutions: verdict.count };
    case 'proper':
      return { kind: 'unique', minimal: verdict.redundant && verdict.redundant.length === 0 };
    default:
      return verdict;
  }
}
