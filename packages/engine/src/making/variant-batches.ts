import { Seed } from '../generate/random.ts';
import type { VariantKind } from '../generate/variant/variant-kinds.ts';
import { VariantMaker } from '../generate/variant/variant-maker.ts';
import type { MadeVariant } from '../generate/variant/variant-wishes.ts';
import { shapeOf } from '../notation/plain-puzzle.ts';
import type { MakingAnswer, MakingRequest, MakingTask } from './making-task.ts';

/** @throws RangeError if no puzzle can fulfil the wishes. */
export function variantBatches(
  task: MakingTask,
  kinds: readonly VariantKind[],
): (batch: MakingRequest) => Generator<undefined, MakingAnswer> {
  const { minimal = false, symmetry = 'none', technique, tries } = task.wishes;
  const geometry = shapeOf(task.shape);
  const wishes = {
    kinds,
    geometry,
    minimal,
    symmetry,
    ...(technique && { technique }),
    ...(tries !== undefined && { tries }),
  };
  const maker = new VariantMaker(wishes, new Seed(task.seed));
  return function* ({ count, first }) {
    const made: MadeVariant[] = [];
    for (let index = first; index < first + count; index++) {
      const result = yield* maker.makeOne(index);
      if (!result.ok) return answerOf(made, geometry.cells, result.error);
      made.push(result.made);
      yield;
    }
    return answerOf(made, geometry.cells);
  };
}

function answerOf(made: readonly MadeVariant[], cells: number, failed?: string): MakingAnswer {
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
  const failure = failed === undefined ? {} : { failed };
  return { puzzles, solutions, forms: [], ratings: [], rules, ...failure };
}
