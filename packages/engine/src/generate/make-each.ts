import { type Work, workOf } from '../work/work.ts';
import type { MakeResult } from './maker.ts';

/** The work of making the puzzles `first` to `first + count − 1`, one after another. */
export function makeEach(
  first: number,
  count: number,
  makeOne: (index: number) => Generator<undefined, MakeResult>,
): Work<readonly MakeResult[]> {
  return workOf(made(first, count, makeOne));
}

function* made(
  first: number,
  count: number,
  makeOne: (index: number) => Generator<undefined, MakeResult>,
): Generator<undefined, MakeResult[]> {
  const results: MakeResult[] = [];
  for (let i = 0; i < count; i++) results.push(yield* makeOne(first + i));
  return results;
}
