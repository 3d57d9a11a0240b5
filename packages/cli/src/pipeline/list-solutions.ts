import {
  type Grid,
  lexicographicPropagation,
  type PuzzleRecord,
  Run,
  type Signal,
  type Strategy,
} from '@nonet/engine';
import { breathe } from '../breathe.ts';
import { type ClassicKernel, gridsOf } from '../kernel/classic-kernel.ts';
import type { Place } from './handler.ts';
import type { Writer } from './write.ts';

/** Solutions in lexicographic order, slice of work by slice, and whether these are all of them. */
type Slices = Generator<readonly Grid[], 'listed' | 'stopped'>;

export interface Bounds {
  readonly limit: number;
  readonly signal?: Signal;
}

export function* byKernel(
  kernel: ClassicKernel,
  puzzle: PuzzleRecord,
  { limit, signal }: Bounds,
): Slices {
  const found = kernel.list(puzzle, limit);
  while (!found.finished) {
    if (signal?.aborted) return 'stopped';
    yield gridsOf(found.advance());
  }
  return 'listed';
}

export function* byStrategy(strategy: Strategy, puzzle: PuzzleRecord, bounds: Bounds): Slices {
  const run = new Run(puzzle, strategy.lexicographic ? strategy : lexicographicPropagation, bounds);
  while (!run.end) {
    const solution = run.next();
    yield solution ? [solution] : [];
  }
  return run.end === 'stopped' ? 'stopped' : 'listed';
}

export interface Listed {
  readonly solutions: number;
  readonly stopped: boolean;
}

/** Writes solutions as they are found, no faster than they are read. */
export async function list(
  slices: Slices,
  puzzle: PuzzleRecord,
  writer: Writer,
  place: Place,
): Promise<Listed> {
  let index = 0;
  for (;;) {
    const slice = slices.next();
    if (slice.done) return { solutions: index, stopped: slice.value === 'stopped' };
    for (const solution of slice.value) {
      writer.solution(puzzle, solution, { index: ++index }, place);
      if (place.output.isFull) await place.output.flush();
    }
    await breathe();
  }
}
