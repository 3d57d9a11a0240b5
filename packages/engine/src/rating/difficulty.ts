import type { Puzzle } from '../search/puzzle.ts';
import type { SolverOption } from '../solve/shared-solver.ts';
import type { TechniqueId } from '../technique/step.ts';
import { slicesOf, type Work, workOf } from '../work/work.ts';
import type { PuzzleRatings } from './explainer-summary.ts';
import { type Level, type SearchId, techniqueRows } from './hodoku/hodoku-scale.ts';
import type { Unrated } from './proper-check.ts';
import { Rating, type RatingTools } from './rating.ts';
import { producersOf } from './scales.ts';

/** How hard a puzzle is, by Sudoku Explainer 1.2.1 and by HoDoKu 2.2.0. */
export interface Difficulty {
  /** Undefined if no technique of Sudoku Explainer goes on before the solution. */
  readonly se: PuzzleRatings | undefined;
  readonly level: Level;
  readonly score: number;
  /** The rows of HoDoKu's table that its path uses, in the order of the table. The last one is the hardest. */
  readonly techniques: readonly SearchId[];
}

export type DifficultyResult = ({ readonly kind: 'rated' } & Difficulty) | Unrated;

/** Tools that the ratings of several puzzles can share, one after another. */
export interface DifficultyTools extends SolverOption {
  readonly se: RatingTools<'se'>['producers'];
  readonly hodoku: RatingTools<'hodoku'>['producers'];
}

export function difficultyTools({ solver }: SolverOption = {}): DifficultyTools {
  return { se: producersOf('se'), hodoku: producersOf('hodoku'), solver };
}

/** Rates a puzzle on the scales of both programs. */
export function difficultyOf(puzzle: Puzzle, tools: DifficultyTools): Work<DifficultyResult> {
  return workOf(difficulty(puzzle, tools));
}

function* difficulty(
  puzzle: Puzzle,
  { hodoku, se, solver }: DifficultyTools,
): Generator<undefined, DifficultyResult> {
  const byHodoku = yield* slicesOf(
    new Rating(puzzle, { scale: 'hodoku', producers: hodoku, solver }),
  );
  if (byHodoku.kind === 'stopped') throw new Error('expected a rating that is not stopped');
  if (byHodoku.kind !== 'rated') return byHodoku;
  const bySe = yield* slicesOf(new Rating(puzzle, { producers: se, solver }));
  const { level, score, steps } = byHodoku;
  const used = new Set<TechniqueId>(steps.map(({ technique }) => technique));
  const techniques = techniqueRows
    .filter((row) => row.techniques.some((technique) => used.has(technique)))
    .map(({ id }) => id);
  return {
    kind: 'rated',
    se: bySe.kind === 'rated' ? ratingsOf(bySe) : undefined,
    level,
    score,
    techniques,
  };
}

function ratingsOf({ ed, ep, er, hardest }: PuzzleRatings): PuzzleRatings {
  return { er, ep, ed, hardest };
}
