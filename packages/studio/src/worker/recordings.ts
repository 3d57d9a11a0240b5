import type { Counters, End } from '@nonet/engine/search';
import type { Picture } from '../picture/picture.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Waveform } from '../picture/waveform.ts';
import { Recorder } from './recorder.ts';
import { type Handlers, immediate } from './work.ts';

interface Recorded {
  readonly events: number;
  readonly end: End | undefined;
  readonly counters: Readonly<Counters>;
  /** Time spent on recording, without the time for the thread's other work. */
  readonly milliseconds: number;
}

/** The page chooses the `recordingId`. The worker keeps several recordings at once. */
export interface RecordingApi {
  record: {
    request: { recordingId: number; puzzle: PuzzleText; strategy: string };
    answer: Recorded;
    progress: Recorded;
  };
  /** How many milliseconds a short recording takes, measured by recording it again and again. */
  time: { request: { recordingId: number }; answer: number; progress: never };
  /** Forgets a recording. */
  drop: { request: number; answer: undefined; progress: never };
  at: { request: { recordingId: number; event: number }; answer: Picture; progress: never };
  /** The event of the next or previous back. If there is no such back, the end or start of the run. */
  nextBack: { request: { recordingId: number; event: number }; answer: number; progress: never };
  previousBack: {
    request: { recordingId: number; event: number };
    answer: number;
    progress: never;
  };
  /** At most `buckets` buckets. */
  waveform: {
    request: { recordingId: number; buckets: number };
    answer: Waveform;
    progress: Waveform;
  };
}

const recorders = new Map<number, Recorder>();

/** @throws RangeError if there is no recording with this id. */
export function recorderOf(recordingId: number): Recorder {
  const recorder = recorders.get(recordingId);
  if (!recorder) throw new RangeError(`expected the id of a recording, got ${recordingId}`);
  return recorder;
}

export const recordings: Handlers<RecordingApi> = {
  record: ({ recordingId, puzzle, strategy }) => {
    const recorder = new Recorder(puzzle, strategy);
    recorders.set(recordingId, recorder);
    return recorded(recorder);
  },
  drop: (recordingId) =>
    immediate(() => {
      recorders.delete(recordingId);
      return undefined;
    }),
  time: ({ recordingId }) => recorderOf(recordingId).time(),
  at: ({ recordingId, event }) => immediate(() => recorderOf(recordingId).at(event)),
  nextBack: ({ recordingId, event }) => immediate(() => recorderOf(recordingId).nextBack(event)),
  previousBack: ({ recordingId, event }) =>
    immediate(() => recorderOf(recordingId).previousBack(event)),
  waveform: ({ recordingId, buckets }) => recorderOf(recordingId).waveform(buckets),
};

function* recorded({ recording }: Recorder): Generator<Recorded, Recorded> {
  let milliseconds = 0;
  const soFar = (): Recorded => {
    const { events, end, counters } = recording;
    return { events, end, counters: { ...counters }, milliseconds };
  };
  while (!recording.end) {
    const started = performance.now();
    recording.advance();
    milliseconds += performance.now() - started;
    yield soFar();
  }
  return soFar();
}
