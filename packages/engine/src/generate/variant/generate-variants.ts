import { isObject, wrongKind } from '../../grid/wrong-kind.ts';
import type { SignalOption } from '../../work/signal.ts';
import { finish, workOf } from '../../work/work.ts';
import { drawSeed } from '../draw-seed.ts';
import { Seed } from '../random.ts';
import { VariantMaker } from './variant-maker.ts';
import type { MadeVariant, VariantWishes } from './variant-wishes.ts';

export interface VariantOptions extends VariantWishes, SignalOption {
  /** Any text. The same seed always makes the same puzzles. By default a seed is drawn. */
  readonly seed?: string;
  /** The number of the first puzzle, counted from 0. Default 0. */
  readonly first?: number;
  /** Default 1. */
  readonly count?: number;
}

/** `ok` says whether all puzzles were made. If not, there may be some before the one that was not. */
export type GeneratedVariants = {
  readonly seed: string;
  readonly puzzles: readonly MadeVariant[];
} & (
  | { readonly ok: true; readonly error?: undefined }
  /** Why the next puzzle could not be made. */
  | { readonly ok: false; readonly error: string }
);

/**
 * Makes proper variants. Puzzle i depends only on the seed, the wishes and i, not on `first` and
 * `count`.
 *
 *     generateVariants({ kinds: ['killer'], seed: 'monday', count: 10 }).puzzles
 *     generateVariants({ kinds: ['jigsaw', 'thermo'], size: 7 }).puzzles
 *
 * @throws RangeError if no puzzle can meet the wishes.
 */
export function generateVariants(options: VariantOptions): GeneratedVariants {
  if (!isObject(options)) throw wrongKind('options', 'an object', options);
  const { seed = drawSeed(), first = 0, count = 1, signal, ...wishes } = options;
  if (typeof seed !== 'string') throw wrongKind('seed', 'text', seed);
  for (const [name, value] of Object.entries({ first, count })) {
    if (Number.isInteger(value) && value >= 0) continue;
    throw new RangeError(`expected ${name} to be a whole number of at least 0, got ${value}`);
  }
  const maker = new VariantMaker(wishes, new Seed(seed));
  const puzzles: MadeVariant[] = [];
  for (let index = first; index < first + count; index++) {
    const result = finish(workOf(maker.makeOne(index)), signal);
    if (!result) return { ok: false, seed, puzzles, error: 'stopped by the signal' };
    if (!result.ok) return { ok: false, seed, puzzles, error: result.error };
    puzzles.push(result.made);
  }
  return { ok: true, seed, puzzles };
}
