// Hot code: it runs once per event.
import type { Recording } from '@nonet/engine/search';
import { type DigitReason, type Reasons, reasonInGrid } from '../../picture/reason.ts';
import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';
import { Replay } from './replay.ts';

/** A digit and a blank cell at an event. */
interface Trial {
  readonly event: number;
  readonly cell: number;
  readonly digit: number;
}

export const trying = {
  tried: ({ recordingId, ...trial }: Trial & { recordingId: number }) =>
    tried(recorderOf(recordingId).recording, trial),
  reasons: ({ recordingId, event, cell }: Omit<Trial, 'digit'> & { recordingId: number }) =>
    reasons(recorderOf(recordingId), event, cell),
};

/** The run is searched backwards in stretches of this many events. */
const STRETCH = 65_536;
const STEPS = 2_048;

/**
 * The latest event before `event` that placed the digit in the cell. At that time, all digits of the
 * grid at `event` must already have been in the grid. Undefined if there is no such event.
 */
export function* tried(
  recording: Recording,
  { event, cell, digit }: Trial,
): Generator<undefined, number | undefined> {
  const events = yield* latestTries(recording, event, cell, 1 << (digit - 1));
  return events[digit - 1];
}

/** Why each digit is not in the blank cell at the event. */
export function* reasons(
  { recording }: Recorder,
  event: number,
  cell: number,
): Generator<undefined, Reasons> {
  const { grid, candidates } = recording.at(event);
  const { peers, size } = grid.geometry;
  const inGrid = Array.from({ length: size }, (_, i) =>
    reasonInGrid(grid.digits, candidates.candidates[cell], peers[cell], i + 1),
  );
  const fits = inGrid.reduce((mask, reason, i) => (reason ? mask : mask | (1 << i)), 0);
  const events = yield* latestTries(recording, event, cell, fits);
  const digits = inGrid.map((reason, i): DigitReason => {
    if (reason) return reason;
    const last = events[i];
    return last === undefined ? { kind: 'untried' } : { kind: 'tried', event: last };
  });
  return { event, cell, digits };
}

/** Digit − 1 → the latest event that tried it, for the digits in the mask. See `tried`. */
function* latestTries(
  recording: Recording,
  event: number,
  cell: number,
  wanted: number,
): Generator<undefined, (number | undefined)[]> {
  const { index } = recording.at(event);
  const events: (number | undefined)[] = [];
  let missing = wanted;
  for (let until = event; until > 0 && missing !== 0; ) {
    const from = Math.floor((until - 1) / STRETCH) * STRETCH;
    const replay = new Replay(recording, from);
    const { search } = replay;
    const found: (number | undefined)[] = [];
    // At a depth less than at `event`, some digits of the grid at `event` are not placed yet.
    // Earlier tries then do not count.
    let wasShallower = search.depth < index;
    for (let steps = 1; replay.event < until; steps++) {
      replay.advance(1);
      const { kind, cell: at, digit } = search.event;
      if (search.depth < index) {
        wasShallower = true;
        found.length = 0;
      } else if (kind === 'placement' && at === cell && search.depth > index) {
        found[digit - 1] = replay.event;
      }
      if (steps % STEPS === 0) yield undefined;
    }
    found.forEach((latest, i) => {
      if ((missing & (1 << i)) === 0) return;
      events[i] = latest;
      missing &= ~(1 << i);
    });
    if (wasShallower) break;
    until = from;
  }
  return events.map((found) =>
    found !== undefined && hasAllDigits(recording, found, event) ? found : undefined,
  );
}

/**
 * Whether all digits that are in the grid at `event` were already in it at the earlier event. This
 * is false only if the user's program has since taken out a digit that was not the last one.
 */
function hasAllDigits(recording: Recording, earlier: number, event: number): boolean {
  const { path } = recording.at(event);
  const { digits } = recording.at(earlier).grid;
  return path.every(({ cell, digit }) => digits[cell] === digit);
}
