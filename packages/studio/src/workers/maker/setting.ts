import { techniqueNames } from '@nonet/engine/explain';
import { Completing, Minimizing, ProperGivens } from '@nonet/engine/making';
import { Rating } from '@nonet/engine/rating';
import { slicesOf } from '@nonet/engine/work';
import { type PuzzleText, puzzleOf, puzzleTextOf } from '../../picture/puzzle-text.ts';
import type { ProperGivensText, RatingText, Setting, SettingScale } from '../../picture/setting.ts';
import type { Exchange, Handlers } from '../work.ts';

/** What someone asks who sets a puzzle by hand. */
export interface SettingApi {
  /** Finds the givens of which a single one makes a puzzle with several solutions proper. */
  'proper-givens': Exchange<PuzzleText, ProperGivensText>;
  /** Removes redundant givens of a proper puzzle. */
  minimize: Exchange<Setting, PuzzleText>;
  /** Adds givens until the puzzle is proper. Undefined if it has no solution. */
  complete: Exchange<Setting, PuzzleText | undefined>;
  /** Rates a puzzle. Undefined if it has no rating. */
  rate: Exchange<{ puzzle: PuzzleText; scale: SettingScale }, RatingText | undefined>;
}

export const setting: Handlers<SettingApi> = {
  'proper-givens': properGivens,
  minimize,
  complete,
  rate,
};

function* properGivens(puzzle: PuzzleText): Generator<undefined, ProperGivensText> {
  const { complete, givens } = yield* slicesOf(new ProperGivens(puzzleOf(puzzle).givens));
  return { masks: [...givens.candidates], complete };
}

function* minimize({ puzzle, seed, symmetry }: Setting): Generator<undefined, PuzzleText> {
  const work = new Minimizing(puzzleOf(puzzle).givens, { seed, symmetry });
  return puzzleTextOf({ givens: yield* slicesOf(work) });
}

function* complete({
  puzzle,
  seed,
  symmetry,
}: Setting): Generator<undefined, PuzzleText | undefined> {
  const completed = yield* slicesOf(new Completing(puzzleOf(puzzle).givens, { seed, symmetry }));
  return completed.kind === 'proper' ? puzzleTextOf({ givens: completed.puzzle }) : undefined;
}

function* rate({
  puzzle,
  scale,
}: SettingApi['rate']['request']): Generator<undefined, RatingText | undefined> {
  const result = yield* slicesOf(new Rating(puzzleOf(puzzle), { scale }));
  if (result.kind === 'stuck') return { kind: 'stuck' };
  if (result.kind !== 'rated') return undefined;
  const hardest = techniqueNames[result.hardest];
  return 'er' in result
    ? { kind: 'se', er: result.er, hardest }
    : { kind: 'hodoku', level: result.level, score: result.score, hardest };
}
