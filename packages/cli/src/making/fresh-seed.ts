import { drawSeed } from '@nonet/engine/generate';
import type { Streams } from '../streams.ts';

/** A random seed for a run without `--seed`; printed to stderr, so that the run can be repeated. */
export function freshSeed(messages: Streams['messages']): string {
  const seed = drawSeed();
  messages.write(`seed ${seed}\n`);
  return seed;
}
