import { strategyOf } from '../search/all.ts';
import { bitmask } from '../search/bitmask.ts';
import { Recording, type RecordingOptions } from '../search/recording.ts';
import type { Strategy } from '../search/strategy.ts';
import type { Signal } from '../work/signal.ts';
import { finish } from '../work/work.ts';
import type { Answer } from './answer.ts';
import { checkOptions, type PuzzleInput, readInput } from './puzzle-input.ts';

export interface RecordOptions extends RecordingOptions {
  /** A strategy or its id. Default `bitmask`. */
  readonly strategy?: Strategy | string;
  /** Recording stops when this signal is aborted. `recording.advance()` can continue it. */
  readonly signal?: Signal | undefined;
}

export type Recorded = Answer<{ readonly recording: Recording }>;

/**
 * Runs a search and records it. Afterwards `recording.at(event)` returns the state of the search
 * after any event.
 *
 * @throws RangeError if an option is out of range, if the strategy is unknown, or if the strategy
 *   does not support pencilmarks.
 */
export function record(puzzle: PuzzleInput, options: RecordOptions = {}): Recorded {
  checkOptions(options);
  const { strategy = bitmask, signal, ...rest } = options;
  const read = readInput(puzzle);
  if (!read.ok) return read;
  const recording = new Recording(read.puzzle, strategyOf(strategy), rest);
  finish(recording, signal);
  return { ok: true, recording };
}
