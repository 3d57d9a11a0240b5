// Runs once an event. Integers.
import type { Recording } from '@nonet/engine/search';
import { Pace } from './pace.ts';
import { recorderOf } from './recordings.ts';
import type { Answers } from './work.ts';

/** A digit and a blank cell, at an event. */
export interface Trial {
  readonly event: number;
  readonly cell: number;
  readonly digit: number;
}

export interface TryingDesk {
  /**
   * The latest event that placed the digit in the cell below the digits that stand at the event;
   * undefined when none did.
   */
  tried: { asked: Trial & { take: number }; answer: number | undefined; told: never };
}

export const trying: Answers<TryingDesk> = {
  tried: ({ take, ...trial }) => tried(recorderOf(take).recording, trial),
};

/** Events in one stretch: the stretches are gone through from the latest to the earliest. */
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
    const pace = new Pace(recording, from);
    const { search } = pace;
    let found: number | undefined;
    // A call shallower than the one at the event has other digits standing: what came before is not meant.
    let isLeft = search.depth < index;
    for (let steps = 1; pace.event < until; steps++) {
      pace.go(1);
      const { kind, cell: at, digit: put } = search.event;
      if (search.depth < index) {
        isLeft = true;
        found = undefined;
      } else if (kind === 'placement' && at === cell && put === digit && search.depth > index) {
        found = pace.event;
      }
      if (steps % STEPS === 0) yield undefined;
    }
    if (found !== undefined || isLeft) return found;
    until = from;
  }
  return undefined;
}
