import { stateOf } from '../draw/grid-state.ts';
import { fillIn } from '../rating/fill-in.ts';
import { Path } from '../rating/path.ts';
import type { Producer, RatedStep } from '../rating/producer.ts';
import { SE_SCALE } from '../rating/se-scale.ts';
import { positionOf } from '../technique/position.ts';
import type { Slices } from '../work/work.ts';
import type { PlayerPosition } from './player-check.ts';
import type { FoundStep } from './step-search.ts';

/** From aligned exclusions on, up to nested chains of level 3. Those of levels 4 and 5 take minutes. */
const [LEAST, MOST] = [6.2, 10.0];

/** The searches of Sudoku Explainer for what is beyond the techniques of HoDoKu, in its order. */
export function chainProducers(): readonly Producer[] {
  return SE_SCALE.filter(({ least }) => least >= LEAST && least <= MOST).map(({ make }) => make());
}

let shared: readonly Producer[] | undefined;

/** Those that all calls of `hint` share, because they have large arrays. */
export function sharedChains(): readonly Producer[] {
  shared ??= chainProducers();
  return shared;
}

/** The first step that they find in the position of a player of a 9×9 puzzle, and the grid before it. */
export function* chainStep(
  player: PlayerPosition,
  producers: readonly Producer[],
): Slices<FoundStep | undefined> {
  const { givens } = player;
  const position = fillIn(positionOf(givens), player);
  let found: RatedStep | undefined;
  const path = new Path(position, producers, (step) => {
    found = step;
    return false;
  });
  // A single search can take as long as a slice.
  while (!path.advance(1)) yield;
  return found && { step: found, before: stateOf(givens, position) };
}
