import { drawSeed } from '@nonet/engine/generate';
import type { Streams } from '../streams.ts';

/** Draws a random seed. Prints it to stderr, so that `--seed` can repeat the run. */
export function freshSeed(messages: Streams['messages']): string {
  const seed = drawSeed();
  messages.write(`seed ${seed}\n`);
  return seed;
}
