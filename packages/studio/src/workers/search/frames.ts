import type { Exchange, Handlers } from '../work.ts';
import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';

type FrameExchange = Exchange<{ recordingId: number; event: number }, number | undefined>;

/**
 * Steps through the calls of a recursive search, as a debugger does. The answer is undefined if the
 * run ends before the event.
 */
export interface FramesApi {
  /**
   * The event that ends the subtree of the placement at `event` by removing the digit. If `event`
   * is a back, the subtree of the next placement is used instead. If no placement follows in this
   * call, the answer is the next event.
   */
  stepOver: FrameExchange;
  /**
   * The event at which the call that made `event` returns. At this event, the search removes the
   * digit that it placed just before this call.
   */
  stepOut: FrameExchange;
}

export const frames: Handlers<FramesApi> = {
  stepOver: ({ recordingId, event }) => stepOver(recorderOf(recordingId), event),
  stepOut: ({ recordingId, event }) => stepOut(recorderOf(recordingId), event),
};

export function* stepOver(
  { recording, index }: Recorder,
  event: number,
): Generator<undefined, number | undefined> {
  const { last, index: depth } = recording.at(event);
  return yield* index.firstAtMost(last?.kind === 'placement' ? depth - 1 : depth, event + 1);
}

export function* stepOut(
  { recording, index }: Recorder,
  event: number,
): Generator<undefined, number | undefined> {
  const { last, path } = recording.at(event);
  const made = last?.kind === 'placement' ? path.slice(0, -1) : path;
  const chosen = made.findLastIndex(({ forced }) => !forced);
  return chosen < 0 ? undefined : yield* index.firstAtMost(chosen, event + 1);
}
