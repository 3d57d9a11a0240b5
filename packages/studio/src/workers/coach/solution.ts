import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { Solving } from '@nonet/engine/solve';
import { slicesOf } from '@nonet/engine/work';

/** The digits of the solution. Undefined if there is not exactly one. */
export function* solutionOf(
  text: PlainPuzzle,
): Generator<undefined, readonly number[] | undefined> {
  const { count, solution: grid } = yield* slicesOf(new Solving(puzzleOf(text), { limit: 2 }));
  return count === 1 && grid ? [...grid.digits] : undefined;
}
