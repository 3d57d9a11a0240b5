import { drawSeed } from '@nonet/engine/generate';
import type { Streams } from '../streams.ts';

/** Draws a seed for a run without `--seed`. Prints it to stderr, so that the run can be repeated. */
export function freshSeed(messages: Streams['messages']): string {
  const seed = drawSeed();
  messages.write(`seed ${seed}\n`);
  return seed;
}
