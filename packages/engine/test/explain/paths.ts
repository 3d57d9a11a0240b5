import { type ExplainedStep, explainSteps } from '../../src/explain/explained-steps.ts';
import { type GenerateOptions, generate } from '../../src/generate/generate.ts';
import type { MadePuzzle } from '../../src/generate/made-puzzle.ts';
import { Rating } from '../../src/rating/rating.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { finish } from '../../src/work/work.ts';

/** A random puzzle, and the steps to its solution. */
export interface TestPath extends MadePuzzle {
  readonly steps: readonly ExplainedStep[];
}

/** The paths of random puzzles. */
export function pathsOf(
  seed: string,
  count: number,
  wishes: GenerateOptions = { minimal: true },
): TestPath[] {
  const producers = producersOf('hodoku');
  return generate({ ...wishes, seed, count }).puzzles.map((made) => {
    const rated = finish(new Rating({ givens: made.givens }, { scale: 'hodoku', producers }));
    if (rated.kind !== 'rated') throw new Error('expected a rating');
    return {
      ...made,
      steps: explainSteps({ givens: made.givens }, rated.steps, { language: 'en' }),
    };
  });
}
