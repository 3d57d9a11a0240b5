import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChange } from '../src/puzzle/history.ts';
import type { OwnProgram } from '../src/puzzle/own-program.ts';
import { withCodeRun, withOutdated } from '../src/rooms/code/slice.ts';
import { headline } from '../src/rooms/race/headline.ts';
import {
  initialRace,
  type LaneRun,
  laneEvent,
  laneSpan,
  type Race,
  raceTime,
  withLaneRun,
  withLanes,
  withOtherLane,
  withoutLane,
  withoutProgram,
} from '../src/rooms/race/race.ts';
import { hasFailed, withRaceLeft, withRaceOpened } from '../src/rooms/race/slice.ts';
import { raceWords } from '../src/rooms/race/words.ts';
import {
  bookmarksIn,
  bookmarksText,
  MOST_BOOKMARKS,
  toggledBookmark,
} from '../src/search/bookmarks.ts';
import { searchName } from '../src/search/searches.ts';
import { withPlayer, withRun } from '../src/search/slice.ts';
import { strategyIds } from '../src/search/state.ts';
import { initialState, withLinkOpened } from '../src/studio.ts';
import { pageWords } from '../src/words/words.ts';

const NO_SOLUTION = { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 };

const recorded = (events: Readonly<Record<string, number>>): Race =>
  strategyIds.reduce(
    (race, lane) =>
      lane in events ? withLaneRun(race, lane, { events: events[lane], end: 'limit' }) : race,
    withLanes(
      initialRace,
      strategyIds.filter((lane) => lane in events),
    ),
  );

describe('the race', () => {
  it('has two to four lanes with different strategies', () => {
    const step = fc.oneof(
      fc.tuple(fc.constant('add'), fc.constantFrom(...strategyIds), fc.constant('scan' as const)),
      fc.tuple(fc.constant('drop'), fc.constantFrom(...strategyIds), fc.constant('scan' as const)),
      fc.tuple(
        fc.constant('change'),
        fc.constantFrom(...strategyIds),
        fc.constantFrom(...strategyIds),
      ),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let race = initialRace;
        for (const [what, lane, to] of steps) {
          if (what === 'add') race = withLanes(race, [...race.lanes, lane]);
          else if (what === 'drop') race = withoutLane(race, lane);
          else race = withOtherLane(race, lane, to);
          expect(race.lanes.length).toBeGreaterThanOrEqual(2);
          expect(race.lanes.length).toBeLessThanOrEqual(4);
          expect(new Set(race.lanes).size).toBe(race.lanes.length);
        }
      }),
    );
  });

  it('lasts as long as the longest lane, and plays every lane to its end on either clock', () => {
    const race = recorded({ scan: 17_880, dlx: 302, propagation: 51 });
    expect(raceTime(race)).toMatchObject({ events: 17_880, end: 'limit' });
    expect(laneEvent(race, 'dlx', 300)).toBe(300);
    expect(laneEvent(race, 'dlx', 5_000)).toBe(302);
    expect(laneSpan(race, 'dlx')).toBeCloseTo(302 / 17_880);
    const shared: Race = { ...race, clock: 'share' };
    expect(laneEvent(shared, 'dlx', 8_940)).toBe(151);
    for (const lane of shared.lanes) {
      expect(laneSpan(shared, lane)).toBe(1);
      expect(laneEvent(shared, lane, 0)).toBe(0);
      expect(laneEvent(shared, lane, 17_880)).toBe(shared.runs[lane]?.events);
    }
  });

  it('is not over while a lane is still recording', () => {
    const race = withLaneRun(recorded({ scan: 10, dlx: 5 }), 'scan', { end: undefined });
    expect(raceTime(race).end).toBeUndefined();
  });
});

describe('bookmarks', () => {
  const events = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 80 });

  it('are unique and in order, and removed when toggled again', () => {
    fc.assert(
      fc.property(events, (all) => {
        const marks = all.reduce<readonly number[]>(toggledBookmark, []);
        expect([...marks]).toEqual([...new Set(marks)].sort((a, b) => a - b));
        expect(marks.length).toBeLessThanOrEqual(MOST_BOOKMARKS);
        expect(marks.reduce<readonly number[]>(toggledBookmark, marks)).toEqual([]);
      }),
    );
  });

  it('round-trip through the address', () => {
    fc.assert(
      fc.property(events, (all) => {
        const marks = all.reduce<readonly number[]>(toggledBookmark, []);
        if (marks.length > 0) expect(bookmarksIn(bookmarksText(marks))).toEqual(marks);
      }),
    );
    expect(bookmarksIn('')).toBeUndefined();
    expect(bookmarksIn('1..2')).toBeUndefined();
  });
});

it('loses the lane of the user’s program with its puzzle, and keeps at least two', () => {
  const three = withLanes(initialRace, ['scan', 'own', 'dlx']);
  expect(withoutProgram(three).lanes).toEqual(['scan', 'dlx']);
  const two = withLanes(initialRace, ['own', 'bitmask-mrv']);
  expect(withoutProgram(two).lanes).toEqual(['bitmask-mrv', 'scan']);
  expect(withoutProgram(initialRace)).toBe(initialRace);
});

it('a race in which one strategy can run does not speak of all of them', () => {
  const puzzle = { ...initialState.puzzle.text, constraints: [{ kind: 'antiknight' } as const] };
  const opened = {
    ...initialState,
    puzzle: withChange(initialState.puzzle, { root: puzzle, notes: [] }),
  };
  const race = recorded({ 'constraint-search': 40, scan: 0 });
  const { name } = pageWords.en.strategies['constraint-search'];
  const at = (event: number): string =>
    headline(withPlayer({ ...opened, race }, { event }), pageWords.en);
  expect(at(40)).toBe(raceWords.en.alone(name, 40));
  expect(at(10)).toBe(raceWords.en.grid(name, 0, 0));
});

it('a program that has failed does not finish first, and the headline says so', () => {
  const runs = {
    own: { events: 31, end: 'exhausted', counters: NO_SOLUTION },
    scan: { events: 323, end: 'limit', counters: { ...NO_SOLUTION, solutions: 1 } },
    'bitmask-mrv': { events: 51, end: 'limit', counters: { ...NO_SOLUTION, solutions: 1 } },
  } as const;
  const raced = (Object.keys(runs) as (keyof typeof runs)[]).reduce<Race>(
    (race, lane) => withLaneRun(race, lane, runs[lane]),
    withLanes(initialRace, ['own', 'scan', 'bitmask-mrv']),
  );
  const program = {
    name: 'solve.py',
    puzzle: initialState.puzzle.text,
    events: 31,
  } as OwnProgram;
  const state = withRun({ ...initialState, race: raced }, { ownProgram: program });
  const told = (event: number): string =>
    headline(withPlayer(state, { event }), pageWords[state.page.language]);
  expect(told(323)).toBe(
    'Your program: solve.py failed. Fewest candidates finished first, after 51 events; Scan last, after 323 events.',
  );
  const digits = new Uint8Array(81);
  digits.set([5, 5]);
  const picture = { event: 31, depth: 2, digits, counters: NO_SOLUTION, ruler: { length: 51 } };
  const shown = withLaneRun(raced, 'own', { end: 'stopped', picture: picture as never });
  expect(headline(withPlayer({ ...state, race: shown }, { event: 323 }), pageWords.en)).toMatch(
    /^Your program: solve.py failed. 5 appears twice in row 1, and there is 1 more conflict. 49 cells are still blank. Fewest/,
  );
  expect(told(60)).toMatch(/^Finished first: Fewest candidates, after 51 events/);
  expect(hasFailed(state, 'own')).toBe(true);
  const ended = (change: Partial<LaneRun>): boolean =>
    hasFailed({ ...state, race: withLaneRun(raced, 'own', change) }, 'own');
  expect(ended({ end: 'stopped' })).toBe(true);
  expect(ended({ end: 'stopped', events: 30 })).toBe(false);
  const none = { ...state, puzzle: { ...state.puzzle, check: { kind: 'none' } as const } };
  expect(hasFailed(none, 'own')).toBe(false);
});

it('begins at the start wherever Watch is, goes on where it was left, and keeps the event of Watch', () => {
  const watched = withPlayer(initialState, { event: 51 });
  const raced = withRaceOpened(watched);
  expect(raced.run.player.event).toBe(0);
  const left = withRaceLeft(withPlayer(raced, { event: 20, playing: true }));
  expect(left.run.player).toMatchObject({ event: 51, playing: false });
  expect(withRaceOpened(left).run.player.event).toBe(20);
  const linked = withLinkOpened(initialState, '#2&room=race&event=60');
  expect(withRaceOpened(linked).run.player.event).toBe(60);
});

it('a program that has changed since its run is called so, until it runs again', () => {
  const program = { id: 1, name: 'scan.js', puzzle: initialState.puzzle.text } as OwnProgram;
  const ran = withCodeRun(withRun(initialState, { ownProgram: program }), { program });
  const name = (state: typeof ran, language: 'en' | 'ko') =>
    searchName('own', pageWords[language], state.run);
  const changed = withOutdated(ran, true);
  expect(name(changed, 'en')).toBe('Your earlier version: scan.js');
  expect(name(changed, 'ko')).toBe('고치기 전 프로그램: scan.js');
  expect(changed.code.run.program?.isOutdated).toBe(true);
  expect(name(withOutdated(changed, false), 'en')).toBe('Your program: scan.js');
  const other = withRun(ran, { ownProgram: { ...program, id: 2 } });
  expect(name(withOutdated(other, true), 'en')).toBe('Your program: scan.js');
});
