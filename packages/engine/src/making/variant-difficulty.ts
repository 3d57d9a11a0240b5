import { Explanation } from '../explain/explanation.ts';
import { type Level, levels, type SearchId } from '../rating/hodoku/hodoku-scale.ts';
import { variantRows } from '../rating/variant-searches.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { TechniqueId } from '../technique/step.ts';
import { slicesOf, type Work, workOf } from '../work/work.ts';

/** How hard a variant is. No scale rates it, so this is what its path to the solution needs. */
export interface VariantDifficulty {
  /** The highest level of its techniques. */
  readonly level: Level;
  readonly stepCount: number;
  /** The rows of `variantRows` that the path uses, in their order. The last one is the hardest. */
  readonly techniques: readonly SearchId[];
}

/** Solves a variant step by step, and says what this needs. */
export function variantDifficulty(puzzle: Puzzle): Work<VariantDifficulty> {
  return workOf(difficulty(puzzle));
}

function* difficulty(puzzle: Puzzle): Generator<undefined, VariantDifficulty> {
  const explained = yield* slicesOf(new Explanation(puzzle));
  if (explained.kind !== 'explained') {
    throw new Error(`expected a proper variant, got ${explained.kind}`);
  }
  const { steps } = explained;
  const used = new Set<TechniqueId>(steps.map(({ technique }) => technique));
  const rows = variantRows.filter((row) => row.techniques.some((it) => used.has(it)));
  const highest = Math.max(...rows.map(({ level }) => levels.indexOf(level)));
  return {
    level: levels[highest],
    stepCount: steps.length,
    techniques: rows.map(({ id }) => id),
  };
}
