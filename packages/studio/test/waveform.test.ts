import { puzzleOf } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { expect, it } from 'vitest';
import {
  depthsAround,
  isBand,
  UNKNOWN,
  type Waveform,
  waveformUpTo,
} from '../src/picture/waveform.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { withRun } from '../src/search/slice.ts';
import { withRecorded, withRecordingResumed } from '../src/search/transitions.ts';
import { initialState } from '../src/studio.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';

const recorder = new Recorder(SAMPLE, searchingOf('scan'));
while (!recorder.recording.end) recorder.recording.advance();

function waveform(buckets: number): Waveform {
  const work = recorder.waveform(buckets);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

it('has the exact depth of every event of a short run', () => {
  const recording = new Recording(puzzleOf(SAMPLE), strategyById('scan')!);
  while (!recording.end) recording.advance();
  const short = waveform(600);
  expect(isBand(short)).toBe(false);
  for (let event = 0; event <= recording.events; event++) {
    const { index } = recording.at(event);
    expect(depthsAround(short, event)).toEqual({ least: index, greatest: index });
  }
});

it('has the least and greatest depth of each bucket of a longer run', () => {
  const long = waveform(50);
  expect(isBand(long)).toBe(true);
  for (let event = 0; event <= 323; event++) {
    const { depth } = recorder.at(event);
    const around = depthsAround(long, event)!;
    expect(depth).toBeGreaterThanOrEqual(around.least);
    expect(depth).toBeLessThanOrEqual(around.greatest);
  }
});

it('hides every bucket that extends past the event, and its depth', () => {
  const hidden = waveformUpTo(waveform(50), 100);
  const known = Array.from({ length: 324 }, (_, event) => depthsAround(hidden, event));
  const first = known.indexOf(undefined);
  expect(first).toBeGreaterThan(90);
  expect(first).toBeLessThanOrEqual(101);
  expect(known.slice(first).every((depths) => depths === undefined)).toBe(true);
  expect(Math.min(...hidden.least.subarray(-10))).toBe(UNKNOWN);
});

it('drops the landmarks and the waveform of a recording that continues', () => {
  const stopped: State = withRecorded(initialState, 323, 'stopped');
  const { recorded: length } = stopped.run;
  const sampled = { ...length, waveform: waveform(50), isSampled: true, findings: {} };
  expect(withRecordingResumed(withRun(stopped, { recorded: sampled })).run.recorded).toEqual({
    events: 323,
    end: undefined,
    waveform: undefined,
    isSampled: false,
    findings: undefined,
  });
});
