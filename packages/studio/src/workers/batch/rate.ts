import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { producersOf, Rating, type RatingTools, techniqueRows } from '@nonet/engine/rating';
import { slicesOf, workOf } from '@nonet/engine/work';
import type { Difficulty } from '../../picture/collected.ts';
import { digitsIn } from '../../picture/puzzle-text.ts';
import type { BatchApi, Timed } from './batch-api.ts';
import { timed } from './timed.ts';

interface Tools {
  readonly se: RatingTools<'se'>;
  readonly hodoku: RatingTools<'hodoku'>;
}

/** Rates puzzles on both scales. */
export function* rate(
  puzzles: BatchApi['rate']['request'],
): Generator<undefined, Timed<readonly Difficulty[]>> {
  const tools = {
    se: { producers: producersOf('se') },
    hodoku: { producers: producersOf('hodoku') },
  };
  return yield* timed(workOf(difficulties(puzzles, tools)));
}

function* difficulties(
  puzzles: readonly string[],
  tools: Tools,
): Generator<undefined, readonly Difficulty[]> {
  const found: Difficulty[] = [];
  for (const cells of puzzles) found.push(yield* difficulty(cells, tools));
  return found;
}

function* difficulty(cells: string, tools: Tools): Generator<undefined, Difficulty> {
  const puzzle = { givens: gridOf(CLASSIC, digitsIn(cells)) };
  const hodoku = yield* slicesOf(new Rating(puzzle, { scale: 'hodoku', ...tools.hodoku }));
  const se = yield* slicesOf(new Rating(puzzle, { scale: 'se', ...tools.se }));
  if (hodoku.kind !== 'rated' || se.kind !== 'rated') {
    throw new Error(`expected ratings of ${cells}, got ${hodoku.kind} and ${se.kind}`);
  }
  const { level, score, steps } = hodoku;
  const used = new Set(steps.map(({ technique }) => technique));
  const techniques = techniqueRows
    .filter((row) => row.techniques.some((technique) => used.has(technique)))
    .map(({ id }) => id);
  return { level, score, techniques, er: se.er };
}
