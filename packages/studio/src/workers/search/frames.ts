import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';

interface FrameRequest {
  readonly recordingId: number;
  readonly event: number;
}

/**
 * Steps through the calls of a recursive search, as a debugger does. The answer is undefined if the
 * run ends before the event.
 */
export const frames = {
  stepOver: ({ recordingId, event }: FrameRequest) => stepOver(recorderOf(recordingId), event),
  stepOut: ({ recordingId, event }: FrameRequest) => stepOut(recorderOf(recordingId), event),
};

/**
 * The event that ends the subtree of the placement at `event` by removing the digit. If `event` is
 * a back, the subtree of the next placement is used instead. If no placement follows in this call,
 * the answer is the next event.
 */
export function* stepOver(
  { recording, index }: Recorder,
  event: number,
): Generator<undefined, number | undefined> {
  const { last, index: depth } = recording.at(event);
  return yield* index.firstAtMost(last?.kind === 'placement' ? depth - 1 : depth, event + 1);
}

/**
 * The event at which the call that made `event` returns. At this event, the search removes the digit
 * that it placed just before this call.
 */
export function* stepOut(
  { recording, index }: Recorder,
  event: number,
): Generator<undefined, number | undefined> {
  const { last, path } = recording.at(event);
  const made = last?.kind === 'placement' ? path.slice(0, -1) : path;
  const chosen = made.findLastIndex(({ forced }) => !forced);
  return chosen < 0 ? undefined : yield* index.firstAtMost(chosen, event + 1);
}
