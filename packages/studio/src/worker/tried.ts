// Hot: this code runs once per event.
import type { Recording } from '@nonet/engine/search';
import { recorderOf } from './recordings.ts';
import { Replay } from './replay.ts';
import type { Exchange, Handlers } from './work.ts';

/** A digit and a blank cell at an event. */
export interface Trial {
  readonly event: number;
  readonly cell: number;
  readonly digit: number;
}

export interface TryingApi {
  /**
   * The latest event before `event` that placed the digit in the cell when all digits of the grid
   * at `event` were already placed. Undefined if there is none.
   */
  tried: Exchange<Trial & { recordingId: number }, number | undefined>;
}

export const trying: Handlers<TryingApi> = {
  tried: ({ recordingId, ...trial }) => tried(recorderOf(recordingId).recording, trial),
};

/** The run is searched backwards in stretches of this many events. */
const STRETCH = 65_536;
const STEPS = 2_048;

export function* tried(
  recording: Recording,
  { event, cell, digit }: Trial,
): Generator<undefined, number | undefined> {
  const { index } = recording.at(event);
  let until = event;
  while (until > 0) {
    const from = Math.floor((until - 1) / STRETCH) * STRETCH;
    const replay = new Replay(recording, from);
    const { search } = replay;
    let found: number | undefined;
    // At a depth less than at `event`, some digits of the grid at `event` are missing. Trials
    // before that do not count.
    let wasShallower = search.depth < index;
    for (let steps = 1; replay.event < until; steps++) {
      replay.advance(1);
      const { kind, cell: at, digit: put } = search.event;
      if (search.depth < index) {
        wasShallower = true;
        found = undefined;
      } else if (kind === 'placement' && at === cell && put === digit && search.depth > index) {
        found = replay.event;
      }
      if (steps % STEPS === 0) yield undefined;
    }
    if (found !== undefined || wasShallower) return found;
    until = from;
  }
  return undefined;
}
