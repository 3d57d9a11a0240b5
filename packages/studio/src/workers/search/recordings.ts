import type { PlainPuzzle } from '@nonet/engine/notation';
import { nextBack, previousBack } from '@nonet/engine/search';
import { immediate } from '../work.ts';
import { searchingOf } from './programs.ts';
import { Recorder } from './recorder.ts';

export interface RecordRequest {
  readonly recordingId: number;
  readonly puzzle: PlainPuzzle;
  readonly strategy: string;
  /** The program whose search is recorded. Undefined for a strategy of the engine. */
  readonly programId?: number | undefined;
  /** Whether the search goes on after its first solution, up to SOLUTION_CAP solutions. */
  readonly findsAll?: boolean;
}

interface EventRequest {
  readonly recordingId: number;
  readonly event: number;
}

const recorders = new Map<number, Recorder>();

/** @throws RangeError if there is no recording with this id. */
export function recorderOf(recordingId: number): Recorder {
  const recorder = recorders.get(recordingId);
  if (!recorder) throw new RangeError(`expected the id of a recording, got ${recordingId}`);
  return recorder;
}

/** The worker can keep several recordings. The page chooses the id of each. */
export const recordings = {
  /** Records a run. If the worker has a recording with this id, continues it. */
  record: ({ recordingId, puzzle, strategy, programId, findsAll }: RecordRequest) => {
    const recorder =
      recorders.get(recordingId) ??
      new Recorder(puzzle, searchingOf(strategy, programId, findsAll));
    recorders.set(recordingId, recorder);
    return recorded(recorder);
  },
  drop: (recordingId: number) => immediate(() => recorders.delete(recordingId)),
  at: ({ recordingId, event }: EventRequest) => immediate(() => recorderOf(recordingId).at(event)),
  /** The next event that removes a digit. If there is none, the last event. */
  nextBack: ({ recordingId, event }: EventRequest) =>
    immediate(() => nextBack(recorderOf(recordingId).recording, event)),
  /** The previous event that removes a digit. If there is none, 0. */
  previousBack: ({ recordingId, event }: EventRequest) =>
    immediate(() => previousBack(recorderOf(recordingId).recording, event)),
  /** The waveform, in at most `buckets` buckets. */
  waveform: ({ recordingId, buckets }: { recordingId: number; buckets: number }) =>
    recorderOf(recordingId).waveform(buckets),
};

function* recorded({ recording }: Recorder) {
  const soFar = () => {
    const { events, end, counters } = recording;
    return { events, end, counters: { ...counters } };
  };
  while (!recording.end) {
    recording.advance();
    yield soFar();
  }
  return soFar();
}
