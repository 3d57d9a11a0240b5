import type { Symmetry, Wishes } from '@nonet/engine/generate';
import { type Geometry, type Grid, geometry, gridOf } from '@nonet/engine/grid';

/** What is to be made, as plain data: it can be handed to a thread. */
export interface MakingTask {
  readonly what: 'grids' | 'diagonal grids' | 'puzzles';
  readonly seed: string;
  readonly shape: readonly [boxRows: number, boxColumns: number];
  readonly wishes: PlainWishes;
  /** Whether the canonical form of every puzzle is told. */
  readonly forms: boolean;
}

interface PlainWishes {
  readonly givens?: readonly [least: number, most: number];
  readonly minimal?: boolean;
  readonly symmetry?: Symmetry;
  readonly tries?: number;
  /** A digit a cell, 0 for a blank. */
  readonly pattern?: Uint8Array;
  readonly solution?: Uint8Array;
}

/** Puzzles or grids from number `first` on. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

export interface BatchAnswer {
  /** Those before the first that could not be made: their cells one after another, 0 for a blank. */
  readonly puzzles: Uint8Array;
  readonly solutions: Uint8Array;
  /** Their canonical forms, where they are wanted. */
  readonly forms: readonly string[];
  /** What was tried for the next one, which could not be made; undefined when all were made. */
  readonly failed?: string;
}

export function taskOf(
  what: MakingTask['what'],
  seed: string,
  wishes: Wishes & { readonly geometry: Geometry },
  forms = false,
): MakingTask {
  const { geometry, pattern, solution, ...rest } = wishes;
  const plain = {
    ...rest,
    ...(pattern && { pattern: pattern.digits }),
    ...(solution && { solution: solution.digits }),
  };
  return { what, seed, shape: [geometry.boxRows, geometry.boxColumns], wishes: plain, forms };
}

export function geometryOfTask({ shape: [boxRows, boxColumns] }: MakingTask): Geometry {
  return geometry(boxRows, boxColumns);
}

export function wishesOf(task: MakingTask): Wishes {
  const shape = geometryOfTask(task);
  const { pattern, solution, ...rest } = task.wishes;
  const gridOfCells = (digits: Uint8Array): Grid => gridOf(shape, digits);
  return {
    ...rest,
    geometry: shape,
    ...(pattern && { pattern: gridOfCells(pattern) }),
    ...(solution && { solution: gridOfCells(solution) }),
  };
}
