import type { Recording } from './recording.ts';

/**
 * A back is an event that takes a digit out. Returns the next back after `event`, or the last event
 * recorded so far if there is no back after it.
 */
export function nextBack(recording: Recording, event: number): number {
  const { events } = recording;
  const last = Math.min(events, event + blankCount(recording) + 1);
  return firstWith(recording, backsAt(recording, event) + 1, event, last) ?? events;
}

/** Returns the last back before `event`, or 0 if there is none. */
export function previousBack(recording: Recording, event: number): number {
  if (event < 2) return 0;
  const backs = backsAt(recording, event - 1);
  const first = Math.max(0, event - blankCount(recording) - 2);
  return backs === 0 ? 0 : (firstWith(recording, backs, first, event - 1) ?? 0);
}

/**
 * The number of blanks. A search cannot make more placements than this without a back between them.
 */
function blankCount(recording: Recording): number {
  return recording.at(0).blanks.length;
}

function backsAt(recording: Recording, event: number): number {
  return recording.at(event).counters.backs;
}

/**
 * Finds by binary search the first event in (low, high] at which the search has taken this many
 * digits back.
 */
function firstWith(
  recording: Recording,
  backs: number,
  low: number,
  high: number,
): number | undefined {
  if (backsAt(recording, high) < backs) return undefined;
  let [before, at] = [low, high];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (backsAt(recording, middle) < backs) before = middle;
    else at = middle;
  }
  return at;
}
