import { strategyOf } from '../search/all.ts';
import { bitmask } from '../search/bitmask.ts';
import { Recording, type RecordingOptions } from '../search/recording.ts';
import type { Strategy } from '../search/strategy.ts';
import type { SignalOption } from '../work/signal.ts';
import { type Answer, answer } from './answer.ts';
import { checkedOptions, type PuzzleInput } from './puzzle-input.ts';

export interface RecordOptions extends RecordingOptions, SignalOption {
  /** A strategy or its id. Default `bitmask`. */
  readonly strategy?: Strategy | string;
}

export type Recorded = Answer<{ readonly recording: Recording }>;

/**
 * Runs a search and records it. Afterwards `recording.at(event)` returns the state of the search
 * after any event. If the signal was aborted first, `recording.advance()` can continue it.
 *
 * @throws RangeError if an option is out of range, if the strategy is unknown, or if the strategy
 *   does not support pencilmarks.
 */
export function record(puzzle: PuzzleInput, options: RecordOptions = {}): Recorded {
  const { strategy = bitmask, signal, ...rest } = checkedOptions(options);
  return answer(puzzle, {
    signal,
    begin: (read) => new Recording(read, strategyOf(strategy), rest),
    result: (_, recording) => ({ recording }),
  });
}
