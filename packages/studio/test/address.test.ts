import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as addresses from '../src/page/address.ts';
import { inRoom, isOpen, withPage } from '../src/page/state.ts';
import type { PuzzleText } from '../src/picture/puzzle-text.ts';
import { withPuzzle } from '../src/puzzle/history.ts';
import type { State } from '../src/rooms/all.ts';
import { raceClocks } from '../src/rooms/race/race.ts';
import { withRace } from '../src/rooms/race/slice.ts';
import { MOST_BOOKMARKS } from '../src/search/bookmarks.ts';
import { canSearch } from '../src/search/searches.ts';
import { withPlayer, withRun } from '../src/search/slice.ts';
import { strategyIds } from '../src/search/state.ts';
import { withStrategy } from '../src/search/transitions.ts';
import { codecs, initialState, settled } from '../src/studio.ts';
import { roomIds as rooms } from './rooms.ts';

const SHAPES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [4, 4],
  [5, 5],
] as const;

const puzzles: fc.Arbitrary<PuzzleText> = fc
  .constantFrom(...SHAPES)
  .chain(([boxRows, boxColumns]) => {
    const size = boxRows * boxColumns;
    const symbols = '.123456789ABCDEFGHIJKLMNOP'.slice(0, size + 1);
    const cell = fc.constantFrom(...symbols.split(''));
    const bounds = { minLength: size * size, maxLength: size * size };
    return fc.record(
      {
        boxRows: fc.constant(boxRows),
        boxColumns: fc.constant(boxColumns),
        cells: fc.array(cell, bounds).map((all) => all.join('')),
        pencilmarks: fc.array(fc.nat(2 ** size - 1), bounds),
      },
      { requiredKeys: ['boxRows', 'boxColumns', 'cells'] },
    );
  });

const states: fc.Arbitrary<State> = fc
  .record({
    puzzle: puzzles,
    strategy: fc.constantFrom(...strategyIds),
    event: fc.nat(1_000_000_000),
    room: fc.constantFrom(...rooms),
    lanes: fc.shuffledSubarray([...strategyIds], { minLength: 2, maxLength: 4 }),
    clock: fc.constantFrom(...raceClocks),
    bookmarks: fc.uniqueArray(fc.nat(1_000_000_000), { maxLength: MOST_BOOKMARKS }),
    showsCandidates: fc.boolean(),
    embedded: fc.boolean(),
  })
  .filter(({ puzzle, strategy }) => canSearch(strategy, puzzle, initialState.run))
  .map(({ puzzle, strategy, event, room, lanes, clock, embedded, ...rest }): State => {
    const opened = inRoom(withPuzzle(initialState, puzzle), room);
    const raced = withRace(opened, (race) => ({ ...race, lanes, clock }));
    const bookmarks = rest.bookmarks.sort((a, b) => a - b);
    const { showsCandidates } = rest;
    const moved = withPlayer(withStrategy(raced, strategy), { event });
    return withPage(withRun(moved, { bookmarks, showsCandidates }), { embedded });
  });

const addressOf = (state: State) => addresses.addressOf(state, codecs);
const withAddress = (state: State, text: string) => addresses.withAddress(state, text, codecs);

describe('the address', () => {
  it('restores the state it was made from', () => {
    fc.assert(
      fc.property(states, (state) => {
        const back = withAddress(initialState, `#${addressOf(state)}`);
        // Only addresses of Race contain the strategies of the race.
        const { lanes, clock } = (isOpen(state, 'race') ? state : initialState).race;
        const expected = settled(state);
        expect(settled(back)).toEqual({ ...expected, race: { ...expected.race, lanes, clock } });
        expect(addressOf(back)).toBe(addressOf(state));
      }),
    );
  });

  it('starts with the version, and needs no escaping in a fragment', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(addressOf(state)).toMatch(/^1&[\w.=&-]*$/);
      }),
    );
  });

  it('changes nothing if its version is unknown or its values are invalid', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withAddress(initialState, `#2&${text}`)).toBe(initialState);
        expect(() => withAddress(initialState, `#1&${text}`)).not.toThrow();
      }),
    );
    const kept = withAddress(initialState, '#1&p=123&s=none&e=-4&l=xx&t=pink&b=9x9');
    expect(kept).toEqual(initialState);
  });

  it('has one codec for each key, and says what the key holds', () => {
    const keys = codecs.flatMap((codec) => Object.keys(codec.keys));
    expect(new Set(keys).size).toBe(keys.length);
    fc.assert(
      fc.property(states, (state) => {
        for (const part of addressOf(state).split('&').slice(1)) expect(keys).toContain(part[0]);
      }),
    );
  });
});
