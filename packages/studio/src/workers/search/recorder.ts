import { type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import { type Puzzle, Recording, type Strategy } from '@nonet/engine/search';
import { sourceLineAt, type Trace } from '@nonet/engine/trace';
import { type Picture, pictureOf } from '../../picture/picture.ts';
import { UNKNOWN, type Waveform } from '../../picture/waveform.ts';
import type { Searching } from './programs.ts';
import { RunIndex } from './run-index.ts';

/**
 * Events sampled per bucket of the waveform. The exact least and greatest depths would need another
 * replay of the run. For a run of 138,350,568 events, this replay would have 13.2 million steps,
 * and take about as long as the recording.
 */
const SAMPLES = 8;
/** Events sampled between two yields. */
const STEP = 4;

/** A recording, and queries about it. Slow queries are generators that yield often. */
export class Recorder {
  readonly puzzle: Puzzle;
  readonly strategy: Strategy;
  readonly recording: Recording;
  readonly index: RunIndex;
  /** Undefined for a search of the engine. */
  readonly trace: Trace | undefined;

  /** @throws RangeError if the strategy cannot search the puzzle. */
  constructor(text: PlainPuzzle, { strategy, options, trace }: Searching) {
    this.trace = trace;
    this.puzzle = puzzleOf(text);
    this.strategy = strategy;
    this.recording = new Recording(this.puzzle, strategy, options);
    this.index = new RunIndex(this.recording);
  }

  /** The picture of an event. If the recording is shorter, the picture of its last event. */
  at(event: number): Picture {
    const { recording, trace } = this;
    const at = Math.min(event, recording.events);
    if (!trace) return pictureOf(recording.at(at));
    return pictureOf(recording.at(at), sourceLineAt(trace, at), sourceLineAt(trace, at + 1));
  }

  *waveform(buckets: number): Generator<Waveform, Waveform> {
    const { events } = this.recording;
    const count = Math.max(1, Math.min(buckets, events + 1));
    const least = new Uint16Array(count).fill(UNKNOWN);
    const greatest = new Uint16Array(count);
    const deadEnds = new Uint8Array(count);
    for (let bucket = 0, looked = 0; bucket < count; bucket++) {
      const from = Math.floor((bucket * (events + 1)) / count);
      const to = Math.max(from + 1, Math.floor(((bucket + 1) * (events + 1)) / count));
      const step = Math.max(1, (to - from) / SAMPLES);
      for (let event = from; event < to; event += step) {
        const { index, deadEnd } = this.recording.at(Math.floor(event));
        if (deadEnd) deadEnds[bucket]++;
        least[bucket] = Math.min(least[bucket], index);
        greatest[bucket] = Math.max(greatest[bucket], index);
        if (++looked % STEP === 0) yield { events, least, greatest, deadEnds };
      }
    }
    return { events, least, greatest, deadEnds };
  }
}
