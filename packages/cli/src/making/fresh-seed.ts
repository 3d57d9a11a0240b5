import { drawSeed } from '@nonet/engine/generate';

/** A random seed for a run without `--seed`; printed to stderr, so that the run can be repeated. */
export function freshSeed(): string {
  const seed = drawSeed();
  process.stderr.write(`seed ${seed}\n`);
  return seed;
}
