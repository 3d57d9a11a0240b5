import { Random } from '@nonet/engine/generate';
import { strategies, strategyById } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import { SAMPLE } from '../src/puzzle/state.ts';
import { stepOut, stepOver } from '../src/workers/search/frames.ts';
import { searchingOf } from '../src/workers/search/programs.ts';
import { Recorder } from '../src/workers/search/recorder.ts';

const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

function answerOf<Answer>(work: Generator<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Returns two tables. The first has, for each event, whether it is a placement, and which placement
 * opened the call that made it. The second has, for each placement, the event that takes it back.
 */
function callsOf({ recording }: Recorder): {
  placed: boolean[];
  openedBy: (number | undefined)[];
  removedAt: Map<number, number>;
} {
  const search = recording.searchAt(0);
  const placed = [false];
  const openedBy: (number | undefined)[] = [undefined];
  const removedAt = new Map<number, number>();
  const stack: { event: number; forced: boolean }[] = [];
  for (let event = 1; event <= recording.events; event++) {
    while (search.counters.placements + search.counters.backs < event) search.advance(1);
    const isPlacement = search.event.kind === 'placement';
    if (!isPlacement) removedAt.set(stack.pop()!.event, event);
    openedBy.push(stack.findLast(({ forced }) => !forced)?.event);
    if (isPlacement) stack.push({ event, forced: !search.opensNode(search.depth - 1) });
    placed.push(isPlacement);
  }
  return { placed, openedBy, removedAt };
}

describe.each([
  ['Baekjoon 2239', SAMPLE.cells],
  ['AI Escargot', ESCARGOT],
  ['Inkala 2012', INKALA],
])('calls in %s', (_, cells) => {
  const shown = cells === INKALA ? [strategyById('bitmask')!] : strategies;
  it.each(shown)('end where a walk over all events says: $id', ({ id }) => {
    const recorder = new Recorder({ ...SAMPLE, cells }, searchingOf(id));
    const { recording, index } = recorder;
    while (!recording.end) recording.advance();
    const { placed, openedBy, removedAt } = callsOf(recorder);
    const random = new Random(cells);
    for (let i = 0; i < 16; i++) {
      if (i === 8) while (!index.isComplete) index.advance();
      const event = random.below(recording.events + 1);
      const next = placed[event] ? event : event + 1;
      const over = placed[next] ? removedAt.get(next) : next <= recording.events ? next : undefined;
      expect(answerOf(stepOver(recorder, event))).toBe(over);
      const opened = openedBy[event];
      expect(answerOf(stepOut(recorder, event))).toBe(opened && removedAt.get(opened));
    }
  });
});

it('stepping over and out of the first dead end of the sample', () => {
  const recorder = new Recorder(SAMPLE, searchingOf('scan'));
  while (!recorder.recording.end) recorder.recording.advance();
  const over = (event: number) => answerOf(stepOver(recorder, event));
  const out = (event: number) => answerOf(stepOut(recorder, event));
  // Event 11 places the first wrong digit. Event 152 takes it back. Events 12 and 14 try 8 and 9
  // after it.
  expect([11, 12, 13, 14].map(over)).toEqual([152, 13, 151, 151]);
  expect([12, 13, 14].map(out)).toEqual([152, 152, 152]);
  expect([over(0), out(0), out(1)]).toEqual([undefined, undefined, undefined]);
});
