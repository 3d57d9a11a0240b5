import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { Random } from '../../src/generate/random.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { strategies } from '../../src/search/all.ts';
import { bitmask } from '../../src/search/bitmask.ts';
import { Recording } from '../../src/search/recording.ts';
import type { Strategy } from '../../src/search/strategy.ts';
import { AI_ESCARGOT, BAEKJOON_2239, grid, INKALA_2012, WIKIPEDIA } from '../puzzles.ts';

function recorded(text: string, strategy: Strategy, every: number): Recording {
  const recording = new Recording({ givens: grid(text) }, strategy, { every });
  while (!recording.end) recording.advance();
  return recording;
}

describe.each(strategies)('a recording of $id', (strategy) => {
  it.each([
    ['Baekjoon 2239', BAEKJOON_2239, 16],
    ['LeetCode 37', WIKIPEDIA, 100],
    ['AI Escargot', AI_ESCARGOT, 1_000],
  ])('matches a direct run at any event: %s', (_, text, every) => {
    const recording = recorded(text, strategy, every);
    const random = new Random(text);
    for (let i = 0; i < sized(8, 16); i++) {
      const event = random.below(recording.events + 1);
      const moment = recording.at(event);

      const straight = strategy.begin(grid(text));
      let made = 0;
      while (made < event) {
        straight.advance(event - made);
        made = straight.counters.placements + straight.counters.backs;
      }
      expect(moment.grid.digits).toEqual(straight.digits);
      expect(moment.index).toBe(straight.depth);
      expect(moment.blanks.subarray(0, moment.index)).toEqual(
        straight.path.subarray(0, straight.depth),
      );
      expect(moment.candidates).toEqual(candidatesOf(moment.grid));
      expect(moment.path.map(({ cell, digit }) => [cell, digit])).toEqual(
        Array.from(straight.path.subarray(0, straight.depth), (c) => [c, straight.digits[c]]),
      );
      if (event > 0) {
        expect(moment.counters).toEqual(straight.counters);
        expect(moment.last).toEqual(straight.event);
      }
    }
  });

  it('returns a search at any event that continues from there', () => {
    const recording = recorded(WIKIPEDIA, strategy, 100);
    const random = new Random('search at');
    for (const event of [
      0,
      100,
      ...Array.from({ length: sized(15, 25) }, () => random.below(recording.events)),
    ]) {
      if (event >= recording.events) continue;
      const search = recording.searchAt(event);
      expect(search.digits).toEqual(recording.at(event).grid.digits);
      while (search.counters.placements + search.counters.backs === event) search.advance(1);
      expect(search.event).toEqual(recording.at(event).next);
    }
    expect(() => recording.searchAt(recording.events + 1)).toThrow(RangeError);
  });

  it('steps back by one event', () => {
    const recording = recorded(INKALA_2012, strategy, 4_096);
    const random = new Random('back');
    for (let i = 0; i < sized(8, 16); i++) {
      const event = 1 + random.below(recording.events);
      const before = recording.at(event - 1);
      const after = recording.at(event);
      expect(recording.at(event - 1)).toEqual(before);
      expect(before.next).toEqual(after.last);
      const digits = before.grid.digits.slice();
      const { kind, cell, digit } = after.last!;
      digits[cell] = kind === 'placement' ? digit : 0;
      expect(after.grid.digits).toEqual(digits);
    }
  });

  it('knows the events at which it finds solutions', () => {
    const recording = new Recording({ givens: grid('.'.repeat(16)) }, strategy, { limit: 300 });
    while (!recording.end) recording.advance();
    expect(recording.end).toBe('exhausted');
    expect(recording.solutions).toHaveLength(288);
    for (const [i, event] of recording.solutions.entries()) {
      if (i % sized(8, 5) > 0) continue;
      const { solved, counters } = recording.at(event);
      expect([solved, counters.solutions]).toEqual([true, i + 1]);
      expect(recording.at(event - 1).counters.solutions).toBe(i);
    }
  });

  it('ends where the run ends', () => {
    const recording = recorded(BAEKJOON_2239, strategy, 16);
    const last = recording.at(recording.events);
    expect(recording.end).toBe('limit');
    expect(last.solved).toBe(true);
    expect(last.next).toBeUndefined();
    expect(last.deadEnd).toBe(false);
    expect(last.counters).toEqual(recording.counters);
  });
});

describe('Recording', () => {
  it('marks dead ends: placements followed by a back', () => {
    const recording = recorded(BAEKJOON_2239, bitmask, 16);
    let deadEnds = 0;
    for (let event = 0; event <= recording.events; event++) {
      const { deadEnd, last, next } = recording.at(event);
      if (deadEnd) deadEnds++;
      expect(deadEnd).toBe(last?.kind === 'placement' && next?.kind === 'back');
    }
    expect(deadEnds).toBeGreaterThan(0);
  });

  it('can be read while it is being made, and stopped', () => {
    const recording = new Recording({ givens: grid(INKALA_2012) }, bitmask, {
      every: 1_000,
      events: 10_500,
    });
    recording.advance();
    expect(recording.events).toBe(1_000);
    expect(recording.at(500).event).toBe(500);
    expect(() => recording.at(1_001)).toThrow('expected an event from 0 to 1000, got 1001');
    while (!recording.end) recording.advance();
    expect(recording.end).toBe('stopped');
    expect(recording.events).toBe(10_500);
  });

  it('ends with the original grid if the puzzle has no solution', () => {
    const none = BAEKJOON_2239.replace('103', '153');
    const recording = recorded(none, bitmask, 16);
    expect(recording.end).toBe('exhausted');
    expect(recording.at(recording.events).index).toBe(0);
  });
});
