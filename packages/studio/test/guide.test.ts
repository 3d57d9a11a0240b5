import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import { describe, expect, it } from 'vitest';
import * as addresses from '../src/page/address.ts';
import { withGiven } from '../src/puzzle/editing.ts';
import { SAMPLE } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { isAtStop, type StopKey, stops, withoutGuide, withStop } from '../src/rooms/watch/guide.ts';
import { guideEn, guideKo } from '../src/rooms/watch/guide-words.ts';
import { watchOf } from '../src/rooms/watch/slice.ts';
import { codecs, initialState, withLinkOpened } from '../src/studio.ts';
import { firstWrong } from '../src/workers/search/jumps.ts';
import { RunIndex } from '../src/workers/search/run-index.ts';

const addressOf = (state: State) => addresses.addressOf(state, codecs);
const withAddress = (state: State, text: string) => addresses.withLink(state, text, codecs);
const guideOf = (state: State) => watchOf(state).guide;

const puzzle = { givens: gridOf(CLASSIC, digitsIn(SAMPLE.cells)) };

function recorded(strategy: string): Recording {
  const recording = new Recording(puzzle, strategyById(strategy)!);
  while (!recording.end) recording.advance();
  return recording;
}

function answerOf<Answer>(work: Generator<unknown, Answer>): Answer {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

describe('the tour', () => {
  const run = recorded('scan');
  const moments = Array.from({ length: run.events + 1 }, (_, event) => run.at(event));
  const triesOf = (event: number) =>
    moments[event].counters.tries - moments[event - 1].counters.tries;
  const index = new RunIndex(run);
  while (!index.isComplete) index.advance();
  const wrong = answerOf(firstWrong(index, puzzle))!;
  const retreat = answerOf(index.longestRetreat())!;
  const deadEnd = moments.findIndex((moment) => moment.deadEnd);
  const back = moments.findIndex(({ last }) => last?.kind === 'back');

  /** The expected event of each stop, derived from the engine's run. */
  const meant: Readonly<Record<StopKey, number>> = {
    list: 0,
    firstPlacement: moments.findIndex(({ last }) => last?.kind === 'placement'),
    pointer: moments.findIndex(({ index }) => index === 2),
    try: Array.from({ length: deadEnd - 1 }, (_, i) => i + 1).reduce((most, event) =>
      triesOf(event) > triesOf(most) ? event : most,
    ),
    stack: wrong.from - 1,
    deadEnd,
    back,
    nextDigit: moments.findIndex(({ last }, at) => at > back && last?.kind === 'placement'),
    firstWrong: wrong.from,
    retreat: retreat.until,
    solution: moments.findIndex(({ solved }) => solved),
    fewest: recorded('bitmask-mrv').events,
  };

  it('has twelve stops, each at the event its key describes', () => {
    expect(stops.map(({ key }) => key)).toEqual(Object.keys(guideEn.stops));
    expect(stops).toHaveLength(12);
    expect(Object.fromEntries(stops.map(({ key, event }) => [key, event]))).toEqual(meant);
  });

  it('states the engine’s counts in both languages', () => {
    const { counters, blanks } = moments.at(-1)!;
    const says: Partial<Record<StopKey, readonly number[]>> = {
      list: [blanks.length],
      try: [triesOf(meant.try)],
      stack: [moments[meant.stack].stack.length],
      firstPlacement: [moments[1].last!.digit],
      back: [moments[back].last!.digit],
      nextDigit: [moments[meant.nextDigit].last!.digit],
      firstWrong: [moments[wrong.from].last!.digit],
      retreat: [wrong.until - wrong.from, retreat.until - retreat.from],
      solution: [counters.placements, counters.backs, blanks.length],
      fewest: [recorded('bitmask-mrv').counters.placements],
    };
    expect(retreat.until).toBe(wrong.until);
    expect(recorded('bitmask-mrv').counters.backs).toBe(0);
    for (const { stops: texts } of [guideEn, guideKo]) {
      for (const [key, numbers] of Object.entries(says)) {
        const { text } = texts[key as StopKey];
        const said = (text.match(/\d+/g) ?? []).map(Number);
        for (const number of numbers) expect(said, text).toContain(number);
      }
    }
  });

  it('does not open by itself, and can be left and resumed', () => {
    const visit = withLinkOpened(initialState, '');
    expect(visit.page.room).toBe('start');
    expect(guideOf(visit).isOpen).toBe(false);
    const first = withStop(visit, 0);
    expect(guideOf(first)).toEqual({ stop: 0, isOpen: true });
    expect(guideOf(withLinkOpened(initialState, '#2&event=5')).isOpen).toBe(false);

    for (let stop = 0; stop < stops.length; stop++) {
      const at = withStop(first, stop);
      expect(isAtStop(at)).toBe(true);
      expect(at.run.strategy).toBe(stops[stop].strategy);
      expect(at.puzzle.text).toBe(SAMPLE);
      expect(addressOf(at)).toContain(`&tour=${stop + 1}`);
      expect(guideOf(withAddress(initialState, addressOf(at)))).toEqual({ stop, isOpen: true });
      expect(guideOf(withoutGuide(at))).toEqual({ stop, isOpen: false });
      expect(addressOf(withoutGuide(at))).not.toContain('&tour=');
    }

    const there = withStop(first, 4);
    const other = { ...there, puzzle: withGiven({ ...there.puzzle, cell: 1 }, '4') };
    expect(guideOf(other)).toEqual({ stop: 4, isOpen: false });
    expect(withStop(other, 4).puzzle.text).toEqual(SAMPLE);
  });
});
