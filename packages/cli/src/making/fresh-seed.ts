import { drawSeed } from '@nonet/engine/generate';
import type { Streams } from '../core/streams.ts';

/** Draws a random seed. Prints it to stderr, so that `--seed` can repeat the run. */
export function freshSeed(notes: Streams['notes']): string {
  const seed = drawSeed();
  notes.write(`seed ${seed}\n`);
  return seed;
}
