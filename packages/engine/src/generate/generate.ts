import { BulkSolver, type KernelForm } from '../bulk/bulk-solver.ts';
import { emptyGrid } from '../grid/grid.ts';
import { isObject, wrongKind } from '../grid/wrong-kind.ts';
import { usesKernel } from '../solve/dispatch.ts';
import type { SignalOption } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import { AnyMaker } from './any-maker.ts';
import { ClassicMaker } from './classic-maker.ts';
import { drawSeed } from './draw-seed.ts';
import { impossibleReason } from './impossible-wishes.ts';
import type { MadePuzzle } from './made-puzzle.ts';
import type { Maker } from './maker.ts';
import { oneByOne } from './one-by-one.ts';
import { PatternMaker } from './pattern-maker.ts';
import { Seed } from './random.ts';
import { RareMaker, stockFor } from './rare-maker.ts';
import { dependsOnRating } from './wish-table.ts';
import { geometryOf, internWishes, type MakerWishes, type Wishes } from './wishes.ts';

export interface GenerateOptions extends MakerWishes, SignalOption {
  /**
   * Any text. The same seed always makes the same puzzles. By default a seed is drawn, and the
   * result contains it.
   */
  readonly seed?: string;
  /** The number of the first puzzle, counted from 0. Default 0. */
  readonly first?: number;
  /** Default 1. */
  readonly count?: number;
}

/** `ok` says whether all puzzles were made. If not, there may be some before the one that was not. */
export type Generated = {
  readonly seed: string;
  readonly puzzles: readonly MadePuzzle[];
} & (
  | { readonly ok: true; readonly error?: undefined }
  /** Why the next puzzle could not be made. */
  | { readonly ok: false; readonly error: string }
);

/** The number of puzzles to make in one call of the maker. */
const BATCH = 4_096;
/** The number of puzzles in one call if they are rated. Rated puzzles take longer to make. */
const RATED_BATCH = 64;

/**
 * Makes proper puzzles. Puzzle i depends only on the seed, the wishes and i, not on `first` and
 * `count`.
 *
 *     generate({ symmetry: 'rotate180', seed: 'monday', count: 10 }).puzzles
 *     generate({ accepts: ({ givens }) => givens.digits[40] === 0 }).puzzles
 *
 * @throws RangeError if no puzzle can meet the wishes.
 */
export function generate(options: GenerateOptions = {}): Generated {
  if (!isObject(options)) throw wrongKind('options', 'an object', options);
  const { seed = drawSeed(), first = 0, count = 1, signal, ...rest } = options;
  const wishes = internWishes(rest);
  if (typeof seed !== 'string') throw wrongKind('seed', 'text', seed);
  const { accepts } = wishes;
  if (accepts !== undefined && typeof accepts !== 'function') {
    throw wrongKind('accepts', 'a function', accepts);
  }
  for (const [name, value] of Object.entries({ first, count })) {
    if (Number.isInteger(value) && value >= 0) continue;
    throw new RangeError(`expected ${name} to be a whole number of at least 0, got ${value}`);
  }
  const maker = puzzleMaker(wishes, seed);
  const puzzles: MadePuzzle[] = [];
  const size = batchSize(wishes);
  while (puzzles.length < count) {
    const next = Math.min(size, count - puzzles.length);
    const results = finish(maker.make(first + puzzles.length, next), signal);
    if (!results) return { ok: false, seed, puzzles, error: 'stopped by the signal' };
    for (const result of results) {
      if (!result.ok) return { ok: false, seed, puzzles, error: result.error };
      puzzles.push(result.made);
    }
  }
  return { ok: true, seed, puzzles };
}

function batchSize(wishes: Wishes): number {
  if (!usesKernel({ givens: emptyGrid(geometryOf(wishes)) }) || wishes.pattern || stockFor(wishes))
    return 1;
  return dependsOnRating(wishes) ? RATED_BATCH : BATCH;
}

/**
 * Returns a maker for the puzzles of a seed.
 *
 * @param kernel Default: SIMD if it is supported. Both kernels make the same puzzles.
 * @throws RangeError if no puzzle can meet the wishes.
 */
export function puzzleMaker(wishes: MakerWishes, seed: string, kernel?: KernelForm): Maker {
  wishes = internWishes(wishes);
  const reason = impossibleReason(wishes);
  if (reason) throw new RangeError(reason);
  if (!usesKernel({ givens: emptyGrid(geometryOf(wishes)) })) {
    return oneByOne(new AnyMaker(wishes, new Seed(seed)));
  }
  const solver = new BulkSolver(kernel);
  const { pattern } = wishes;
  if (pattern) return oneByOne(new PatternMaker(wishes, pattern, new Seed(seed), solver));
  const stock = stockFor(wishes);
  if (stock) return oneByOne(new RareMaker(wishes, stock, new Seed(seed), solver));
  return new ClassicMaker(wishes, new Seed(seed), solver);
}
