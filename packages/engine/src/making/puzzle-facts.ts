import { type Symmetry, symmetryOf } from '../generate/symmetry.ts';
import { canonical, LARGEST_MINLEX } from '../grid/canonical.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import {
  type Difficulty,
  type DifficultyTools,
  difficultyOf,
  difficultyTools,
} from '../rating/difficulty.ts';
import { isRatable } from '../rating/ratable.ts';
import { Checking } from '../solve/checking.ts';
import type { Verdict } from '../solve/verdict.ts';
import { slicesOf, type Work, workOf } from '../work/work.ts';

/** What a collection of puzzles knows of each. */
export interface PuzzleFacts {
  /** The canonical form. Undefined if the grid is too large for one. */
  readonly form: string | undefined;
  /** Whether every given is needed. */
  readonly minimal: boolean;
  readonly symmetry: Symmetry;
  /** Undefined if the puzzle is not 9×9. */
  readonly difficulty: Difficulty | undefined;
}

/** The facts of a proper puzzle, or why a puzzle is not proper. */
export type FactsResult =
  | ({ readonly kind: 'proper' } & PuzzleFacts)
  | Exclude<Verdict, { readonly kind: 'proper' | 'stopped' }>;

interface FactsOptions {
  /** For many puzzles. By default new tools are made. */
  readonly tools?: DifficultyTools;
  /** If it is known already. */
  readonly difficulty?: Difficulty | undefined;
  /** The canonical form, if it is known already. */
  readonly form?: string | undefined;
}

export function puzzleFacts(givens: Grid, options: FactsOptions = {}): Work<FactsResult> {
  return workOf(facts(internGrid(givens, 'givens'), options));
}

function* facts(
  givens: Grid,
  { difficulty: known, form, tools = difficultyTools() }: FactsOptions,
): Generator<undefined, FactsResult> {
  const { solver } = tools;
  const verdict = yield* slicesOf(new Checking({ givens }, { ...(solver && { solver }) }));
  if (verdict.kind === 'stopped') throw new Error('expected a verdict');
  if (verdict.kind !== 'proper') return verdict;
  const difficulty = known ?? (yield* ratingOf(givens, tools));
  const isSmall = givens.geometry.size <= LARGEST_MINLEX;
  return {
    kind: 'proper',
    form: form ?? (isSmall ? packedCells(canonical(givens).grid) : undefined),
    minimal: verdict.redundant?.length === 0,
    symmetry: symmetryOf(givens),
    difficulty,
  };
}

function* ratingOf(
  givens: Grid,
  tools: DifficultyTools,
): Generator<undefined, Difficulty | undefined> {
  if (!isRatable({ givens })) return undefined;
  const rated = yield* slicesOf(difficultyOf({ givens }, tools));
  if (rated.kind !== 'rated') throw new Error(`expected a rating, got ${rated.kind}`);
  const { kind: _, ...difficulty } = rated;
  return difficulty;
}
