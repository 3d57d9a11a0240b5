import type { PlainPuzzle } from '@nonet/engine/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf, hasPuzzleToPlay } from '../src/game/state.ts';
import * as addresses from '../src/page/address.ts';
import { isOpen, withPage, withRoom } from '../src/page/state.ts';
import { withPuzzle } from '../src/puzzle/history.ts';
import { SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { raceClocks } from '../src/rooms/race/race.ts';
import { withRace } from '../src/rooms/race/slice.ts';
import { MOST_BOOKMARKS } from '../src/search/bookmarks.ts';
import { canSearch } from '../src/search/searches.ts';
import { withPlayer, withRun } from '../src/search/slice.ts';
import { strategyIds } from '../src/search/state.ts';
import { withAllSolutions, withStrategy } from '../src/search/transitions.ts';
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

const puzzles: fc.Arbitrary<PlainPuzzle> = fc
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
    findsAll: fc.boolean(),
    embedded: fc.boolean(),
  })
  .filter(({ puzzle, strategy }) => canSearch(strategy, puzzle, initialState.run))
  .map(({ puzzle, strategy, event, room, lanes, clock, embedded, ...rest }): State => {
    const opened = withRoom(withPuzzle(initialState, puzzle), room);
    const at = room === 'race' ? { event } : { outerEvent: event };
    const raced = withRace(opened, (race) => ({ ...race, lanes, clock, ...at }));
    const bookmarks = rest.bookmarks.sort((a, b) => a - b);
    const { showsCandidates } = rest;
    const chosen = withAllSolutions(withStrategy(raced, strategy), rest.findsAll);
    const moved = withPlayer(chosen, { event });
    return withPage(withRun(moved, { bookmarks, showsCandidates }), { embedded });
  });

const addressOf = (state: State) => addresses.addressOf(state, codecs);
const withAddress = (state: State, text: string) => addresses.withLink(state, text, codecs);

const SIX = `1${'.'.repeat(35)}`;
const CELLS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const FOUR = '1...........2..4';

describe('the address', () => {
  it.each(['2026-02-30', '2026-99-99'])('has no day that no calendar has: %s', (day) => {
    const at = (text: string) =>
      gameOf(settled(withAddress(initialState, `#2&room=play&puzzle=${CELLS}&seed=a&day=${text}`)));
    expect(at('2026-02-28').origin?.day).toBe('2026-02-28');
    expect(at(day).origin).toEqual({ seed: 'a' });
  });

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
        expect(addressOf(state)).toMatch(/^2&[\w.=&-]*$/);
      }),
    );
  });

  it('changes nothing if its version is unknown or its values are invalid', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const unknown = withAddress(initialState, `#3&${text}`);
        expect({ ...unknown, page: initialState.page }).toEqual(initialState);
        expect(() => withAddress(initialState, `#2&${text}`)).not.toThrow();
      }),
    );
    const bad = '#2&puzzle=123&strategy=none&event=-4&language=xx&theme=pink&box=9x9';
    const kept = withAddress(initialState, bad);
    expect({ ...kept, page: initialState.page }).toEqual(initialState);
  });

  it.each([
    ['1&r=race&k=scan.dlx&c=share&e=20', '2&room=race&lanes=scan.dlx&clock=share&event=20'],
    [
      `1&r=watch&s=dlx&p=${SIX}&b=2x3&e=5`,
      `2&room=watch&strategy=dlx&puzzle=${SIX}&box=2x3&event=5`,
    ],
    [
      `1&p=${FOUR}&m=${'f'.repeat(16)}&d=1`,
      `2&puzzle=${FOUR}&pencilmarks=${'f'.repeat(16)}&candidates=1`,
    ],
    ['2&room=enter', '2&room=make'],
    ['1&n=3&e=2&w=1&l=ko&t=dark', '2&tour=3&event=2&embedded=1&language=ko&theme=dark'],
    ['1&f=0.014&v=list&q=1.20', '2&fork=0.014&view=list&bookmarks=1.20'],
    ['1&h=abc&e=3', '2&served=abc&event=3'],
    ['1&o=abc', '2&trace=abc'],
  ])('still opens the old link %.40s', (old, link) => {
    const opened = withAddress(initialState, old);
    expect(opened.page.brokenLink).toBeUndefined();
    expect(opened).toEqual(withAddress(initialState, link));
    expect(opened).not.toEqual(initialState);
  });

  it.each([
    ...rooms.flatMap((room) => [
      [`#${room}`, room],
      [`#room=${room}`, room],
    ]),
    ['#room=enter', 'make'],
    ['#play&language=ko', 'play'],
  ])('that somebody has typed opens a room: %s', (typed, room) => {
    const { page, puzzle } = withAddress(initialState, typed);
    expect([page.room, page.brokenLink]).toEqual([room, undefined]);
    expect(puzzle).toBe(initialState.puzzle);
  });

  it('that somebody has typed opens a puzzle to play', () => {
    const { page, puzzle } = withAddress(initialState, `#puzzle=${CELLS}`);
    expect([page.room, page.brokenLink]).toEqual(['play', undefined]);
    expect(puzzle.root.cells).toBe(CELLS);
    expect(withAddress(initialState, `#puzzle=${CELLS}&room=make`).page.room).toBe('make');
    expect(withAddress(initialState, '#language=ko').page).toMatchObject({
      room: 'start',
      language: 'ko',
    });
  });

  it('writes 0 for a blank, and reads a dot too', () => {
    const opened = withPuzzle(initialState, { boxRows: 3, boxColumns: 3, cells: CELLS });
    const address = addressOf(withRoom(opened, 'make'));
    expect(address).toContain(`&puzzle=${CELLS.replaceAll('.', '0')}&`);
    for (const text of [address, address.replace(/puzzle=\d+/, `puzzle=${CELLS}`)])
      expect(withAddress(initialState, text).puzzle.root.cells).toBe(CELLS);
  });

  it('has the sample only where it is shown, or where a link plays it', () => {
    const puzzle = `puzzle=${SAMPLE.cells}`;
    expect(addressOf(initialState)).not.toContain('puzzle=');
    expect(hasPuzzleToPlay(withAddress(initialState, '#play'))).toBe(false);
    expect(hasPuzzleToPlay(withAddress(initialState, `#2&room=watch&${puzzle}`))).toBe(false);
    const played = withAddress(initialState, `#2&room=play&${puzzle}`);
    expect(hasPuzzleToPlay(played)).toBe(true);
    expect(withAddress(played, `#${addressOf(played)}`).puzzle).toBe(played.puzzle);
  });

  it('without a room leads to Watch, but from another room nowhere else', () => {
    expect(withAddress(initialState, '#2&event=87').page.room).toBe('watch');
    const inMake = withRoom(initialState, 'make');
    expect(withAddress(inMake, '#2&event=87').page.room).toBe('make');
  });

  it('has the notes', () => {
    const notes = Array.from({ length: 81 }, (_, cell) => (cell === 1 ? 9 : 0));
    const inMake = withRoom(initialState, 'make');
    const noted = withPuzzleState(inMake, { notes });
    expect(withAddress(inMake, addressOf(noted)).puzzle.notes).toEqual(notes);
    expect(withAddress(noted, addressOf(inMake)).puzzle.notes).toEqual([]);
    expect(withAddress(noted, addressOf(noted)).puzzle).toBe(noted.puzzle);
  });

  it('of a moment without the value is of a search that stops at its first solution', () => {
    const all = withPlayer(withAllSolutions(initialState, true), { event: 400 });
    expect(withAddress(all, `#${addressOf(all)}`).run).toEqual(all.run);
    expect(withAddress(all, '#1&e=87').run).toMatchObject({
      findsAll: false,
      player: { event: 87 },
    });
    expect(withAddress(all, '#1&v=list').run.findsAll).toBe(true);
  });

  it('has one codec for each key, and says what the key holds', () => {
    const keys = codecs.flatMap((codec) => Object.keys(codec.keys));
    expect(new Set(keys).size).toBe(keys.length);
    fc.assert(
      fc.property(states, (state) => {
        for (const part of addressOf(state).split('&').slice(1))
          expect(keys).toContain(part.split('=')[0]);
      }),
    );
  });
});
