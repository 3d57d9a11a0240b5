import { BulkSolver, type KernelForm } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { AnyMaker } from './any-maker.ts';
import { ClassicMaker } from './classic-maker.ts';
import type { Made, Maker } from './maker.ts';
import { PatternMaker } from './pattern-maker.ts';
import { Seed } from './random.ts';
import { geometryOf, objection, type Wishes } from './wishes.ts';

export interface GenerateOptions {
  /** The same text gives the same puzzles. */
  readonly seed: string;
  /** The number of the first puzzle, from 0. Default 0. */
  readonly first?: number;
  /** Default 1. */
  readonly count?: number;
}

/**
 * Makes puzzles, each proven proper. Puzzle i of a seed is the same whichever others are made with it,
 * here or elsewhere.
 *
 *     generate({ symmetry: 'rotate180' }, { seed: 'monday', count: 10 })
 *
 * @throws RangeError when no puzzle can have what is wished.
 */
export function generate(wishes: Wishes, { seed, first = 0, count = 1 }: GenerateOptions): Made[] {
  const making = makerOf(wishes, seed).make(first, count);
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

/**
 * What makes puzzles of a seed. It keeps its buffers from call to call.
 *
 * @param kernel Default: SIMD where it can be had. The puzzles are the same with either.
 * @throws RangeError when no puzzle can have what is wished.
 */
export function makerOf(wishes: Wishes, seed: string, kernel?: KernelForm): Maker {
  const against = objection(wishes);
  if (against) throw new RangeError(against);
  if (geometryOf(wishes) !== CLASSIC) return new AnyMaker(wishes, new Seed(seed));
  const solver = new BulkSolver(kernel);
  const { pattern } = wishes;
  if (pattern) return new PatternMaker(wishes, pattern, new Seed(seed), solver);
  return new ClassicMaker(wishes, new Seed(seed), solver);
}
