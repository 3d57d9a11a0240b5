import type { Constraint } from '../constraint/constraint.ts';
import type { HodokuScore } from '../generate/made-puzzle.ts';
import { internWishes, type PuzzleWishes } from '../generate/wishes.ts';
import { candidateGridOf } from '../grid/candidate-grid.ts';
import { type Geometry, layoutGeometry } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { packedCells } from '../notation/parts/packed-cells.ts';
import { gridIn, type PlainPuzzle, shapeOf } from '../notation/plain-puzzle.ts';
import type { PuzzleRatings } from '../rating/explainer-summary.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { VariantDifficulty } from './variant-difficulty.ts';

/** What to make. It contains only data, so it can be sent to a worker. */
export interface MakingTask {
  readonly what: 'grids' | 'diagonal grids' | 'puzzles';
  readonly seed: string;
  readonly shape: Pick<PlainPuzzle, 'boxRows' | 'boxColumns'>;
  readonly wishes: PlainWishes;
  /** Whether to compute the canonical form of every puzzle, or what a variant has instead. */
  readonly forms: boolean;
  /** Whether to return the ratings of the puzzles, if the wishes depend on them, or they are variants. */
  readonly ratings: boolean;
}

type PlainWishes = Omit<PuzzleWishes, 'geometry' | 'pattern' | 'solution'> & {
  /** The cells, as in a `PlainPuzzle`. */
  readonly pattern?: string;
  readonly solution?: string;
};

/** A request for puzzles or grids of a seed: those from number `first` to `first` + `count` − 1. */
export interface MakingRequest {
  readonly first: number;
  readonly count: number;
}

export interface MakingAnswer {
  /** The puzzles before the first failure, one digit per cell. 0 is a blank. */
  readonly puzzles: Uint8Array;
  readonly solutions: Uint8Array;
  /** The canonical forms of the puzzles. Empty if the task does not ask for them. */
  readonly forms: readonly string[];
  /** The ratings of the puzzles. Empty if the task does not ask for them. */
  readonly ratings: readonly (PuzzleRatings | HodokuScore | VariantDifficulty)[];
  /** The rules of each puzzle, if they are variants. */
  readonly rules?: readonly PuzzleRules[];
  /** Why the next puzzle could not be made. Undefined if all puzzles were made. */
  readonly failed?: string;
}

/** What a variant has beside its givens, as plain data. */
export interface PuzzleRules {
  /** Cell → region. */
  readonly regions: readonly number[];
  /** Cell → candidates. */
  readonly pencilmarks?: readonly number[];
  readonly constraints: readonly Constraint[];
}

/** The puzzle of an answer at an index, and its solution. */
export function madeAt(
  { puzzles, rules, solutions }: MakingAnswer,
  index: number,
  geometry: Geometry,
): Puzzle & { readonly solution: Grid } {
  const { cells: length } = geometry;
  const { constraints, pencilmarks, regions } = rules?.[index] ?? {};
  const shape = regions ? layoutGeometry({ boxes: regions }) : geometry;
  const gridAt = (digits: Uint8Array): Grid =>
    gridOf(
      shape,
      Uint8Array.from({ length }, (_, cell) => digits[length * index + cell]),
    );
  return {
    givens: gridAt(puzzles),
    solution: gridAt(solutions),
    ...(pencilmarks && { pencilmarks: candidateGridOf(shape, pencilmarks) }),
    ...(constraints && constraints.length > 0 && { constraints }),
  };
}

export function makingTask(
  what: MakingTask['what'],
  seed: string,
  wishes: PuzzleWishes & { readonly geometry: Geometry },
  { forms = false, ratings = false }: Partial<Pick<MakingTask, 'forms' | 'ratings'>> = {},
): MakingTask {
  const { geometry, pattern, solution, ...rest } = { ...wishes, ...internWishes(wishes) };
  const plain = {
    ...rest,
    ...(pattern && { pattern: packedCells(pattern) }),
    ...(solution && { solution: packedCells(solution) }),
  };
  const { boxColumns, boxRows } = geometry;
  const shape = { boxRows, boxColumns };
  return { what, seed, shape, wishes: plain, forms, ratings };
}

export function wishesOf(task: MakingTask): PuzzleWishes {
  const shape = shapeOf(task.shape);
  const { pattern, solution, ...rest } = task.wishes;
  return {
    ...rest,
    geometry: shape,
    ...(pattern && { pattern: gridIn(pattern, shape) }),
    ...(solution && { solution: gridIn(solution, shape) }),
  };
}
