import type { PlainPuzzle } from '@nonet/engine/notation';
import { type Counters, type End, nextBack, previousBack } from '@nonet/engine/search';
import type { Picture } from '../../picture/picture.ts';
import type { Waveform } from '../../picture/waveform.ts';
import { type Exchange, type Handlers, immediate } from '../work.ts';
import { searchingOf } from './programs.ts';
import { Recorder } from './recorder.ts';

interface Recorded {
  readonly events: number;
  readonly end: End | undefined;
  readonly counters: Readonly<Counters>;
}

/** The worker can keep several recordings. The page chooses the id of each. */
export interface RecordingApi {
  /** Records a run. If the worker has a recording with this id, continues it. */
  record: Exchange<
    {
      recordingId: number;
      puzzle: PlainPuzzle;
      strategy: string;
      /** The program whose search is recorded. Undefined for a strategy of the engine. */
      programId?: number | undefined;
      /** Whether the search goes on after its first solution, up to SOLUTION_CAP solutions. */
      findsAll?: boolean;
    },
    Recorded,
    Recorded
  >;
  drop: Exchange<number, boolean>;
  at: Exchange<{ recordingId: number; event: number }, Picture>;
  /** The next event that removes a digit. If there is none, the last event. */
  nextBack: Exchange<{ recordingId: number; event: number }, number>;
  /** The previous event that removes a digit. If there is none, 0. */
  previousBack: Exchange<{ recordingId: number; event: number }, number>;
  /** The waveform, in at most `buckets` buckets. */
  waveform: Exchange<{ recordingId: number; buckets: number }, Waveform, Waveform>;
}

const recorders = new Map<number, Recorder>();

/** @throws RangeError if there is no recording with this id. */
export function recorderOf(recordingId: number): Recorder {
  const recorder = recorders.get(recordingId);
  if (!recorder) throw new RangeError(`expected the id of a recording, got ${recordingId}`);
  return recorder;
}

export const recordings: Handlers<RecordingApi> = {
  record: ({ recordingId, puzzle, strategy, programId, findsAll }) => {
    const recorder =
      recorders.get(recordingId) ??
      new Recorder(puzzle, searchingOf(strategy, programId, findsAll));
    recorders.set(recordingId, recorder);
    return recorded(recorder);
  },
  drop: (recordingId) => immediate(() => recorders.delete(recordingId)),
  at: ({ recordingId, event }) => immediate(() => recorderOf(recordingId).at(event)),
  nextBack: ({ recordingId, event }) =>
    immediate(() => nextBack(recorderOf(recordingId).recording, event)),
  previousBack: ({ recordingId, event }) =>
    immediate(() => previousBack(recorderOf(recordingId).recording, event)),
  waveform: ({ recordingId, buckets }) => recorderOf(recordingId).waveform(buckets),
};

function* recorded({ recording }: Recorder): Generator<Recorded, Recorded> {
  const soFar = (): Recorded => {
    const { events, end, counters } = recording;
    return { events, end, counters: { ...counters } };
  };
  while (!recording.end) {
    recording.advance();
    yield soFar();
  }
  return soFar();
}
