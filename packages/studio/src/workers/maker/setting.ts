import { techniqueNames } from '@nonet/engine/explain';
import { Completing, Minimizing, ProperGivens } from '@nonet/engine/making';
import { type PlainPuzzle, plainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { Rating } from '@nonet/engine/rating';
import {
  type Core,
  type FoundConstraints,
  RedundantConstraints,
  UnsatisfiableCore,
} from '@nonet/engine/solve';
import { slicesOf } from '@nonet/engine/work';
import type { ProperGivensText, RatingText, Setting, SettingScale } from '../../picture/setting.ts';

/** What someone asks who sets a puzzle by hand. */
export const setting = {
  'proper-givens': properGivens,
  'redundant-rules': redundantRules,
  core,
  minimize,
  complete,
  rate,
};

/** Finds the givens of which a single one makes a puzzle with several solutions proper. */
function* properGivens(puzzle: PlainPuzzle): Generator<undefined, ProperGivensText> {
  const { complete, givens } = yield* slicesOf(new ProperGivens(puzzleOf(puzzle).givens));
  return { masks: [...givens.candidates], complete };
}

/** Finds the rules that a proper puzzle does not need. */
function* redundantRules(puzzle: PlainPuzzle): Generator<undefined, FoundConstraints> {
  return yield* slicesOf(new RedundantConstraints(puzzleOf(puzzle)));
}

/** Finds the rules and givens that contradict each other in a puzzle without a solution. */
function* core(puzzle: PlainPuzzle): Generator<undefined, Core> {
  return yield* slicesOf(new UnsatisfiableCore(puzzleOf(puzzle)));
}

function* minimize({ puzzle, seed, symmetry }: Setting): Generator<undefined, PlainPuzzle> {
  const { givens, constraints = [] } = puzzleOf(puzzle);
  const work = new Minimizing(givens, { seed, symmetry, constraints });
  return plainPuzzle({ givens: yield* slicesOf(work), constraints });
}

/** Adds givens until the puzzle is proper. Undefined if it has no solution. */
function* complete({
  puzzle,
  seed,
  symmetry,
}: Setting): Generator<undefined, PlainPuzzle | undefined> {
  const { givens, constraints = [] } = puzzleOf(puzzle);
  const completed = yield* slicesOf(new Completing(givens, { seed, symmetry, constraints }));
  return completed.kind === 'proper'
    ? plainPuzzle({ givens: completed.puzzle, constraints })
    : undefined;
}

/** Rates a puzzle. Undefined if it has no rating. */
function* rate({
  puzzle,
  scale,
}: {
  puzzle: PlainPuzzle;
  scale: SettingScale;
}): Generator<undefined, RatingText | undefined> {
  const result = yield* slicesOf(new Rating(puzzleOf(puzzle), { scale }));
  if (result.kind === 'stuck') return { kind: 'stuck' };
  if (result.kind !== 'rated') return undefined;
  const hardest = techniqueNames[result.hardest];
  return 'er' in result
    ? { kind: 'se', er: result.er, hardest }
    : { kind: 'hodoku', level: result.level, score: result.score, hardest };
}
