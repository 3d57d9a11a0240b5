import { expect, it } from 'vitest';
import { Random } from '../../src/generate/random.ts';
import { strategyById } from '../../src/search/all.ts';
import { Recording } from '../../src/search/recording.ts';
import { replay } from '../../src/trace/replay.ts';
import { replayOptions } from '../../src/trace/trace.ts';
import { TraceReader } from '../../src/trace/trace-reader.ts';
import { TraceWriter } from '../../src/trace/trace-writer.ts';
import { finish } from '../../src/work/work.ts';
import { ANTI_BRUTE_FORCE, grid } from '../puzzles.ts';

const EVENTS = 3_000_000;
const SEEKS = 150;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

it('three million events take 15 MB, and can be shown in any order', () => {
  const puzzle = { givens: grid(ANTI_BRUTE_FORCE) };
  const strategy = strategyById('bitmask')!;
  const writer = new TraceWriter(puzzle, strategy, { events: EVENTS });
  const reader = new TraceReader();
  let bytes = 0;
  const before = performance.now();
  for (let isDone = false; !isDone; ) {
    isDone = writer.advance(65_536) !== undefined;
    const text = writer.take();
    bytes += text.length;
    reader.write(text);
  }
  const result = reader.end();
  const seconds = (performance.now() - before) / 1_000;
  if (!result.ok) throw new Error(result.error.expected);
  const { trace } = result;
  expect(trace.events.length).toBe(EVENTS);
  expect(trace.isCut).toBe(true);
  expect(trace.events.byteLength).toBeLessThan(15.3e6);

  const direct = new Recording(puzzle, strategy, { events: EVENTS });
  const again = new Recording(trace.puzzle, replay(trace), replayOptions(trace));
  finish(direct);
  finish(again);
  expect(again.counters).toEqual(direct.counters);
  const random = new Random('seeks');
  const times = Array.from({ length: SEEKS }, () => {
    const event = random.below(EVENTS + 1);
    const started = performance.now();
    const moment = again.at(event);
    const milliseconds = performance.now() - started;
    expect(moment).toEqual(direct.at(event));
    return milliseconds;
  }).sort((a, b) => a - b);
  console.log(
    [
      `${EVENTS.toLocaleString('en')} events: ${megabytes(bytes)} of text, written and read in ${seconds.toFixed(1)} s`,
      `in memory: ${megabytes(trace.events.byteLength)}, and ${megabytes(again.checkpointBytes)} of checkpoints`,
      `${SEEKS} seeks: 95 % within ${times[Math.floor(0.95 * SEEKS)].toFixed(1)} ms`,
    ].join('\n'),
  );
});
