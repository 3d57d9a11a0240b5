import { generate } from '@nonet/engine/generate';
import { Path, Position, positionOf, producersOf } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';

// The puzzles for the counts and times in docs/rating.md. They are the same on every machine.

/** The seed of all puzzles. `nonet generate --minimal --seed rating` makes the same puzzles. */
const SEED = 'rating';

/** The number of the puzzle whose path the essay shows, among the puzzles of the seed. */
export const EXAMPLE = 3_931;

/** The producers of the scale, for the paths of all puzzles. */
const producers = producersOf('se');

export function minimalPuzzles(count, first = 0) {
  const made = generate({ minimal: true, seed: SEED, first, count });
  return made.puzzles.map(({ givens }) => givens);
}

/**
 * Solves a puzzle on the scale. Returns its steps, each with the index of its producer. Steps of
 * the producers from `from` on also have the position before the step.
 */
export function pathOf(givens, { from = producers.length } = {}) {
  const steps = [];
  const path = new Path(positionOf(givens), producers, (step, producer) => {
    const position = producer >= from ? new Position(path.position) : undefined;
    steps.push({ step, producer, position });
    return true;
  });
  if (finish(path) !== 'solved') throw new Error(`not solved: ${givens.digits.join('')}`);
  return steps;
}

/** The first of the hardest steps of a path, with its producer. */
export function hardestOf(steps) {
  return steps.reduce((most, it) => (it.step.rating > most.step.rating ? it : most));
}

/** The positions of a path in which this producer is asked. */
export function askedPositions(steps, producer) {
  return steps.filter((it) => it.producer >= producer).map(({ position }) => position);
}
