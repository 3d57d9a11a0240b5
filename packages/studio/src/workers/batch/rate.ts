import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { type DifficultyTools, difficultyOf, difficultyTools } from '@nonet/engine/rating';
import { slicesOf, workOf } from '@nonet/engine/work';
import type { Difficulty } from '../../picture/collected.ts';
import { type Timed, timed } from './timed.ts';

/** The version of Nonet. The build sets it. */
declare const NONET_VERSION: string;

/** Rates proper 9×9 puzzles, given by their cells, on both scales. */
export function* rate(
  puzzles: readonly string[],
): Generator<undefined, Timed<readonly Difficulty[]>> {
  return yield* timed(workOf(difficulties(puzzles, difficultyTools())));
}

function* difficulties(
  puzzles: readonly string[],
  tools: DifficultyTools,
): Generator<undefined, readonly Difficulty[]> {
  const found: Difficulty[] = [];
  for (const cells of puzzles) found.push(yield* difficulty(cells, tools));
  return found;
}

function* difficulty(cells: string, tools: DifficultyTools): Generator<undefined, Difficulty> {
  const puzzle = { givens: gridOf(CLASSIC, digitsIn(cells)) };
  const rated = yield* slicesOf(difficultyOf(puzzle, tools));
  if (rated.kind !== 'rated') {
    throw new Error(`expected ratings of ${cells}, got ${rated.kind}`);
  }
  const { level, score, se, techniques } = rated;
  return { level, score, techniques, ...se, version: NONET_VERSION };
}
