import { Solving } from '@nonet/engine/solve';
import { type PuzzleText, puzzleOf } from '../../picture/puzzle-text.ts';
import { type Exchange, type Handlers, inSlices } from '../work.ts';

export interface SolutionApi {
  /** The digits of the solution. Undefined if there is not exactly one. */
  solution: Exchange<PuzzleText, readonly number[] | undefined>;
}

export const solution: Handlers<SolutionApi> = { solution: solutionOf };

/** Nodes of the search between two yields. */
const NODES = 2_048;

export function* solutionOf(text: PuzzleText): Generator<undefined, readonly number[] | undefined> {
  const { count, solution: grid } = yield* inSlices(
    new Solving(puzzleOf(text), { limit: 2 }),
    NODES,
  );
  return count === 1 && grid ? [...grid.digits] : undefined;
}
