import {
  BulkSolver,
  CLASSIC,
  candidateMasks,
  Judging,
  type Puzzle,
  type Verdict,
} from '@nonet/engine';
import type { Judgement } from '../picture/judgement.ts';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import type { Answers } from './work.ts';

export interface JudgingDesk {
  judge: { asked: PuzzleText; answer: Judgement; told: Judgement };
}

export const judging: Answers<JudgingDesk> = { judge: judged };

/** Solutions up to which they are counted. */
const CAP = 10_000;
/** Nodes of the kernel, and slices of the judging, between two looks at the clock. */
const NODES = 2_048;

/** The verdict on a puzzle; what is known sooner is given on the way. */
function* judged(text: PuzzleText): Generator<Judgement | undefined, Judgement> {
  const puzzle = puzzleOf(text);
  const judging = new Judging(puzzle);
  let verdict = judging.advance();
  if (!verdict && puzzle.givens.geometry === CLASSIC) {
    const counted = yield* count(puzzle);
    if (counted.kind !== 'unique') return counted;
    yield counted;
  }
  while (!verdict) {
    yield undefined;
    verdict = judging.advance();
  }
  return judgementOf(verdict);
}

function judgementOf(verdict: Verdict): Judgement {
  switch (verdict.kind) {
    case 'conflict':
      return { kind: 'conflict', cells: [...new Set(verdict.conflicts.flatMap((c) => c.cells))] };
    case 'no-solution':
      return { kind: 'none' };
    case 'several-solutions':
      return { kind: 'several', solutions: undefined };
    case 'proper':
      return { kind: 'unique', minimal: verdict.redundant.length === 0 };
    case 'solved':
    case 'unknown':
      return { kind: verdict.kind };
  }
}

/** The exact number of solutions of a classic puzzle, up to the cap. */
function* count(puzzle: Puzzle): Generator<undefined, Judgement> {
  const cells = puzzle.pencilmarks ? candidateMasks(puzzle) : puzzle.givens.digits;
  const counts = new Uint32Array(1);
  const run = new BulkSolver().begin(cells, new Uint8Array(81), counts, { limit: CAP + 1 });
  while (!run.advance(NODES)) yield undefined;
  const [solutions] = counts;
  if (solutions === 0) return { kind: 'none' };
  if (solutions === 1) return { kind: 'unique', minimal: undefined };
  return solutions > CAP ? { kind: 'more', cap: CAP } : { kind: 'several', solutions };
}
