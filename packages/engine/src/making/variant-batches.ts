import { Seed } from '../generate/random.ts';
import { VariantMaker } from '../generate/variant/variant-maker.ts';
import type { MadeVariant } from '../generate/variant/variant-wishes.ts';
import { variantWishesOf } from '../generate/wish-table.ts';
import { shapeOf } from '../notation/plain-puzzle.ts';
import { slicesOf } from '../work/work.ts';
import { type MakingAnswer, type MakingRequest, type MakingTask, wishesOf } from './making-task.ts';
import { type VariantDifficulty, variantDifficulty } from './variant-difficulty.ts';
import { variantForm } from './variant-form.ts';

/** @throws RangeError if no puzzle can fulfil the wishes. */
export function variantBatches(
  task: MakingTask,
): (batch: MakingRequest) => Generator<undefined, MakingAnswer> {
  const maker = new VariantMaker(variantWishesOf(wishesOf(task)), new Seed(task.seed));
  return function* ({ count, first }) {
    const made: MadeVariant[] = [];
    const ratings: VariantDifficulty[] = [];
    for (let index = first; index < first + count; index++) {
      const result = yield* maker.makeOne(index);
      if (!result.ok) return answerOf(task, made, { ratings, failed: result.error });
      made.push(result.made);
      if (task.ratings) ratings.push(yield* slicesOf(variantDifficulty(result.made)));
      yield;
    }
    return answerOf(task, made, { ratings });
  };
}

function answerOf(
  task: MakingTask,
  made: readonly MadeVariant[],
  rest: Pick<MakingAnswer, 'ratings' | 'failed'>,
): MakingAnswer {
  const { cells } = shapeOf(task.shape);
  const puzzles = new Uint8Array(cells * made.length);
  const solutions = new Uint8Array(cells * made.length);
  for (const [i, { givens, solution }] of made.entries()) {
    puzzles.set(givens.digits, cells * i);
    solutions.set(solution.digits, cells * i);
  }
  const rules = made.map(({ constraints, givens, pencilmarks }) => ({
    regions: [...givens.geometry.box],
    ...(pencilmarks && { pencilmarks: [...pencilmarks.candidates] }),
    constraints,
  }));
  const forms = task.forms ? made.map(variantForm) : [];
  return { puzzles, solutions, forms, rules, ...rest };
}
