import {
  BulkSolver,
  CLASSIC,
  conflicts,
  isSolution,
  Judging,
  type Puzzle,
  propagation,
  Run,
} from '@nonet/engine';
import type { Judgement } from '../picture/judgement.ts';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import { CAP, kernelInput } from './enumerate.ts';
import type { Answers } from './work.ts';

export interface JudgingDesk {
  judge: { asked: PuzzleText; answer: Judgement; told: Judgement };
}

export const judging: Answers<JudgingDesk> = { judge: judged };

/** Nodes of the kernel between two looks at the clock. */
const NODES = 2_048;

/** The verdict on a puzzle; what is known sooner is given on the way. */
function* judged(text: PuzzleText): Generator<Judgement | undefined, Judgement> {
  const puzzle = puzzleOf(text);
  const { givens } = puzzle;
  const found = conflicts(givens);
  if (found.length > 0) {
    return { kind: 'conflict', cells: [...new Set(found.flatMap(({ cells }) => cells))] };
  }
  if (isSolution(givens)) return { kind: 'solved' };

  const solutions = yield* givens.geometry === CLASSIC ? countInBulk(puzzle) : count(puzzle);
  if (solutions === 0) return { kind: 'none' };
  if (solutions > CAP) return { kind: 'more', cap: CAP };
  if (solutions > 1) return { kind: 'several', solutions };
  yield { kind: 'unique', minimal: undefined };
  return { kind: 'unique', minimal: yield* isMinimal(puzzle) };
}

/** The number of solutions of a classic puzzle, as far as one past the cap. */
function* countInBulk(puzzle: Puzzle): Generator<undefined, number> {
  const counts = new Uint32Array(1);
  const input = kernelInput(puzzle);
  const run = new BulkSolver().begin(input, new Uint8Array(81), counts, { limit: CAP + 1 });
  while (!run.advance(NODES)) yield undefined;
  return counts[0];
}

function* count(puzzle: Puzzle): Generator<undefined, number> {
  const run = new Run(puzzle, propagation, { limit: CAP + 1 });
  while (!run.end) {
    run.next();
    yield undefined;
  }
  return run.counters.solutions;
}

/** Whether no given of a proper puzzle is redundant. */
function* isMinimal(puzzle: Puzzle): Generator<undefined, boolean | undefined> {
  const judging = new Judging(puzzle);
  let verdict = judging.advance();
  while (!verdict) {
    yield undefined;
    verdict = judging.advance();
  }
  return verdict.kind === 'proper' ? verdict.redundant.length === 0 : undefined;
}
