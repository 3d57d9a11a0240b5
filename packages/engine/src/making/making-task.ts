import type { HodokuScore } from '../generate/made-puzzle.ts';
import { internWishes, type Wishes } from '../generate/wishes.ts';
import type { Geometry } from '../grid/geometry.ts';
import { type Grid, gridOf } from '../grid/grid.ts';
import { packedCells } from '../notation/parts/packed.ts';
import { gridIn, type PlainPuzzle, shapeOf } from '../notation/plain-puzzle.ts';
import type { PuzzleRatings } from '../rating/explainer-summary.ts';

/** What to make. It contains only data, so it can be sent to a worker. */
export interface MakingTask {
  readonly what: 'grids' | 'diagonal grids' | 'puzzles';
  readonly seed: string;
  readonly shape: Pick<PlainPuzzle, 'boxRows' | 'boxColumns'>;
  readonly wishes: PlainWishes;
  /** Whether to compute the canonical form of every puzzle. */
  readonly forms: boolean;
  /** Whether to return the ratings of the puzzles, if the wishes depend on them. */
  readonly ratings: boolean;
}

type PlainWishes = Omit<Wishes, 'geometry' | 'pattern' | 'solution'> & {
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
  readonly ratings: readonly (PuzzleRatings | HodokuScore)[];
  /** Why the next puzzle could not be made. Undefined if all puzzles were made. */
  readonly failed?: string;
}

/** The puzzle of an answer at an index, and its solution. */
export function madeAt(
  { puzzles, solutions }: MakingAnswer,
  index: number,
  geometry: Geometry,
): { readonly givens: Grid; readonly solution: Grid } {
  const { cells: length } = geometry;
  const gridAt = (digits: Uint8Array): Grid =>
    gridOf(
      geometry,
      Uint8Array.from({ length }, (_, cell) => digits[length * index + cell]),
    );
  return { givens: gridAt(puzzles), solution: gridAt(solutions) };
}

export function makingTask(
  what: MakingTask['what'],
  seed: string,
  wishes: Wishes & { readonly geometry: Geometry },
  { forms = false, ratings = false }: Partial<Pick<MakingTask, 'forms' | 'ratings'>> = {},
): MakingTask {
  const { geometry, pattern, solution, ...rest } = { ...wishes, ...internWishes(wishes) };
  const plain = {
    ...rest,
    ...(pattern && { pattern: packedCells(pattern) }),
    ...(solution && { solution: packedCells(solution) }),
  };
  const { boxColumns, boxRows } = geometry;
  return { what, seed, shape: { boxRows, boxColumns }, wishes: plain, forms, ratings };
}

export function wishesOf(task: MakingTask): Wishes {
  const shape = shapeOf(task.shape);
  const { pattern, solution, ...rest } = task.wishes;
  return {
    ...rest,
    geometry: shape,
    ...(pattern && { pattern: gridIn(pattern, shape) }),
    ...(solution && { solution: gridIn(solution, shape) }),
  };
}
