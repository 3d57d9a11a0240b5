import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PuzzleText } from '../src/picture/puzzle-text.ts';
import { addressOf, withAddress } from '../src/state/address.ts';
import { MOST_BOOKMARKS } from '../src/state/bookmarks.ts';
import { raceClocks } from '../src/state/race.ts';
import { initialState, rooms, type State, strategyIds, themes } from '../src/state/state.ts';
import { canSearch } from '../src/state/transitions.ts';
import { languages } from '../src/words/words.ts';

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
    language: fc.constantFrom(...languages),
    theme: fc.constantFrom(...themes),
    lanes: fc.shuffledSubarray([...strategyIds], { minLength: 2, maxLength: 4 }),
    clock: fc.constantFrom(...raceClocks),
    bookmarks: fc.uniqueArray(fc.nat(1_000_000_000), { maxLength: MOST_BOOKMARKS }),
    showsCandidates: fc.boolean(),
    embedded: fc.boolean(),
  })
  .filter(({ puzzle, strategy }) => canSearch(strategy, puzzle))
  .map(({ event, lanes, clock, bookmarks, ...rest }) => ({
    ...initialState,
    ...rest,
    race: { ...initialState.race, lanes, clock },
    bookmarks: bookmarks.sort((a, b) => a - b),
    player: { ...initialState.player, position: event },
  }));

describe('the address', () => {
  it('restores the state it was made from', () => {
    fc.assert(
      fc.property(states, (state) => {
        const back = withAddress(initialState, `#${addressOf(state)}`);
        // Only addresses of Race contain the strategies of the race.
        const race = state.room === 'race' ? state.race : initialState.race;
        expect(back).toEqual({ ...state, race });
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
});
