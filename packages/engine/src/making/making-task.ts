import type { HodokuScore } from '../generate/made-puzzle.ts';
import { internWishes, type Wishes } from '../generate/wishes.ts';
import { type Geometry, geometry } from '../grid/geometry.ts';
import { gridOf } from '../grid/grid.ts';
import type { PuzzleRatings } from '../rating/explainer-summary.ts';

/** What to make. It contains only data, so it can be sent to a worker. */
export interface MakingTask {
  readonly what: 'grids' | 'diagonal grids' | 'puzzles';
  readonly seed: string;
  readonly shape: readonly [boxRows: number, boxColumns: number];
  readonly wishes: PlainWishes;
  /** Whether to compute the canonical form of every puzzle. */
  readonly forms: boolean;
  /** Whether to return the ratings of the puzzles, if the wishes depend on them. */
  readonly ratings: boolean;
}

type PlainWishes = Omit<Wishes, 'geometry' | 'pattern' | 'solution'> & {
  /** One digit per cell. 0 is a blank. */
  readonly pattern?: Uint8Array;
  readonly solution?: Uint8Array;
};

/** A request for puzzles or grids of a seed: those from number `first` to `first` + `count` − 1. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

export interface BatchAnswer {
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

/** Makes a task of wishes. */
export function makingTask(
  what: MakingTask['what'],
  seed: string,
  wishes: Wishes & { readonly geometry: Geometry },
  { forms = false, ratings = false }: Partial<Pick<MakingTask, 'forms' | 'ratings'>> = {},
): MakingTask {
  const { geometry, pattern, solution, ...rest } = { ...wishes, ...internWishes(wishes) };
  const plain = {
    ...rest,
    ...(pattern && { pattern: pattern.digits }),
    ...(solution && { solution: solution.digits }),
  };
  const shape = [geometry.boxRows, geometry.boxColumns] as const;
  return { what, seed, shape, wishes: plain, forms, ratings };
}

export function geometryOfTask({ shape: [boxRows, boxColumns] }: MakingTask): Geometry {
  return geometry(boxRows, boxColumns);
}

export function wishesOf(task: MakingTask): Wishes {
  const shape = geometryOfTask(task);
  const { pattern, solution, ...rest } = task.wishes;
  return {
    ...rest,
    geometry: shape,
    ...(pattern && { pattern: gridOf(shape, pattern) }),
    ...(solution && { solution: gridOf(shape, solution) }),
  };
}
