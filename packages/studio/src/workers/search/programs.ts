import { type RunOptions, type Strategy, strategyById } from '@nonet/engine/search';
import { replay, replayOptions, type Trace } from '@nonet/engine/trace';
import { SOLUTION_CAP } from './enumerate.ts';

let kept: { readonly programId: number; readonly trace: Trace } | undefined;

/** Keeps the trace of a program until another one is kept. */
export function keepProgram(programId: number, trace: Trace): void {
  kept = { programId, trace };
}

/**
 * A strategy with its options. If the strategy replays a program, it also has the trace of the
 * program.
 */
export interface Searching {
  readonly strategy: Strategy;
  readonly options: RunOptions;
  readonly trace: Trace | undefined;
}

/**
 * Returns the strategy with the id `strategyId`, or the search of the program with the id
 * `programId`. A strategy stops at its first solution unless it `findsAll`.
 *
 * @throws RangeError if the strategy is unknown, or if the worker does not have the program.
 */
export function searchingOf(strategyId: string, programId?: number, findsAll = false): Searching {
  if (programId === undefined) {
    const strategy = strategyById(strategyId);
    if (!strategy) throw new RangeError(`expected the id of a strategy, got ${strategyId}`);
    const limit = findsAll ? SOLUTION_CAP : 1;
    return { strategy, options: { limit }, trace: undefined };
  }
  if (kept?.programId !== programId) {
    throw new RangeError(`expected the id of a program, got ${programId}`);
  }
  const { trace } = kept;
  return { strategy: replay(trace), options: replayOptions(trace), trace };
}
