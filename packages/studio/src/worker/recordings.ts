import type { Counters, End } from '@nonet/engine/search';
import type { Picture } from '../picture/picture.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Waveform } from '../picture/waveform.ts';
import { Recorder } from './recorder.ts';
import { type Answers, atOnce } from './work.ts';

interface Recorded {
  readonly events: number;
  readonly end: End | undefined;
  readonly counters: Readonly<Counters>;
  /** Time the recording itself took: other work of the thread is not in it. */
  readonly milliseconds: number;
}

/** A recording is known by its take, a number that the page gives it; several are kept at once. */
export interface RecordingDesk {
  record: {
    asked: { take: number; puzzle: PuzzleText; strategy: string };
    answer: Recorded;
    told: Recorded;
  };
  /** Milliseconds it takes, where that is little: it is recorded again and again. */
  time: { asked: { take: number }; answer: number; told: never };
  /** Forgets a recording. */
  drop: { asked: number; answer: undefined; told: never };
  at: { asked: { take: number; event: number }; answer: Picture; told: never };
  /** The nearest event that is a back; the end, or the start, when there is none. */
  nextBack: { asked: { take: number; event: number }; answer: number; told: never };
  previousBack: { asked: { take: number; event: number }; answer: number; told: never };
  /** So many buckets at most. */
  waveform: { asked: { take: number; buckets: number }; answer: Waveform; told: Waveform };
}

const recorders = new Map<number, Recorder>();

/** @throws RangeError when there is no such take, or not any more. */
export function recorderOf(take: number): Recorder {
  const recorder = recorders.get(take);
  if (!recorder) throw new RangeError(`expected a take that is recorded, got ${take}`);
  return recorder;
}

export const recordings: Answers<RecordingDesk> = {
  record: ({ take, puzzle, strategy }) => {
    const recorder = new Recorder(puzzle, strategy);
    recorders.set(take, recorder);
    return recorded(recorder);
  },
  drop: (take) =>
    atOnce(() => {
      recorders.delete(take);
      return undefined;
    }),
  time: ({ take }) => recorderOf(take).time(),
  at: ({ take, event }) => atOnce(() => recorderOf(take).at(event)),
  nextBack: ({ take, event }) => atOnce(() => recorderOf(take).nextBack(event)),
  previousBack: ({ take, event }) => atOnce(() => recorderOf(take).previousBack(event)),
  waveform: ({ take, buckets }) => recorderOf(take).waveform(buckets),
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
