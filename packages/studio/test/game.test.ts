import { atEntry, entriesTo, nextEntry, redone, START, undone } from '@nonet/engine/game';
import { Random } from '@nonet/engine/generate';
import { candidatesOf, digitSet, digitsOf, gridOf } from '@nonet/engine/grid';
import { digitsIn } from '@nonet/engine/notation';
import { describe, expect, it, vi } from 'vitest';
import { sized } from '../../../test/size.ts';
import { NEW_CLOCK, playedAt, running, stopped } from '../src/game/clock.ts';
import { fileOfGame, linkInFile } from '../src/game/game-file.ts';
import { gameLine } from '../src/game/game-line.ts';
import { clearingMarks } from '../src/game/marking.ts';
import {
  digitsOnBoard,
  type GameState,
  gameOf,
  geometryOf,
  newGame,
  withEntry,
  withGame,
  withOtherGame,
} from '../src/game/state.ts';
import { cellsTried, trialDropped, trialKept, trialStart, tryingOut } from '../src/game/trials.ts';
import {
  clearing,
  entryKind,
  fillingNotes,
  type Mode,
  notingEverywhere,
  writing,
} from '../src/game/writing.ts';
import { withLink } from '../src/page/address.ts';
import { withRoom } from '../src/page/state.ts';
import { Store } from '../src/page/store.ts';
import { withPuzzle } from '../src/puzzle/history.ts';
import { SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import { runGameClock } from '../src/rooms/play/game-clock.ts';
import { codecs, initialState, settled } from '../src/studio.ts';

const MODES: readonly Mode[] = ['digit', 'note', 'corner', 'centre', 'colour'];
const SOLUTION =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';
const CLEANS = { cleansNotes: true };

/** One random action of any kind. Returns what it did. */
function acted(game: GameState, random: Random): readonly [GameState, string] {
  const below = (limit: number): number => random.below(limit);
  const cells = Array.from({ length: 1 + below(3) }, () => below(81));
  const act = below(20);
  const write = (
    kind: 'digit' | 'clear' | 'fill-notes' | 'colour',
    changes: ReturnType<typeof clearing>,
  ) => withEntry(game, { kind, changes }, 0);
  if (act < 10) {
    const mode = MODES[below(5)];
    return [write('digit', writing(game, cells, { digit: 1 + below(9), mode }, CLEANS)), mode];
  }
  if (act < 12) return [write('clear', clearing(game, cells)), 'clear'];
  if (act === 12) return [write('fill-notes', fillingNotes(game)), 'fill'];
  if (act === 13)
    return [
      write('fill-notes', notingEverywhere(game, 1 + below(9), below(2) ? 'note' : 'corner')),
      'everywhere',
    ];
  if (act === 14) return [write('colour', clearingMarks(game)), 'no marks'];
  if (act === 15) return [tryingOut(game), 'trial'];
  if (act === 16) return [below(2) ? trialKept(game) : trialDropped(game), 'end of trial'];
  if (act === 17) return [atEntry(game, below(game.journal.entries.length + 1) - 1), 'go to'];
  return act === 18 ? [undone(game), 'undo'] : [redone(game), 'redo'];
}

describe('the journal', () => {
  it('undoes and redoes random actions with branches, and every entry keeps its board', () => {
    for (let round = 0; round < sized(5, 25); round++) {
      const random = new Random(`journal ${round}`);
      let game = newGame(SAMPLE);
      const boards = new Map([[START, game.cells]]);
      for (let i = 0; i < 1_000; i++) {
        const [next, what] = acted(game, random);
        const { now } = next.journal;
        if (!boards.has(now)) boards.set(now, next.cells);
        expect(next.cells, `${what}, action ${i} of round ${round}`).toEqual(boards.get(now));
        game = next;
      }
      const { journal } = game;
      const branch = entriesTo(journal, journal.now);
      let back = game;
      for (const entry of branch.toReversed()) {
        expect(back.journal.now).toBe(entry);
        expect(back.cells).toEqual(boards.get(entry));
        back = undone(back);
      }
      expect(back.cells).toEqual(newGame(SAMPLE).cells);
      expect(undone(back)).toBe(back);
      for (const entry of branch) {
        back = redone(back);
        expect(back.journal.now).toBe(entry);
        expect(back.cells).toEqual(boards.get(entry));
      }
      expect(back.journal.entries).toBe(journal.entries);
    }
  });

  it('keeps a branch when another one begins, and redo follows the branch that is walked', () => {
    const write = (game: GameState, digit: number): GameState =>
      withEntry(
        game,
        { kind: 'digit', changes: writing(game, [1], { digit, mode: 'digit' }, CLEANS) },
        0,
      );
    const first = write(write(newGame(SAMPLE), 2), 4);
    const second = write(undone(undone(first)), 6);
    expect(second.journal.entries).toHaveLength(3);
    const returned = undone(atEntry(second, 1));
    expect(returned.cells[1].digit).toBe(2);
    expect(nextEntry(returned.journal)).toBe(1);
    expect(redone(returned).cells[1].digit).toBe(4);
  });
});

describe('a trial', () => {
  const write = (game: GameState, cell: number, digit: number): GameState =>
    withEntry(
      game,
      { kind: 'digit', changes: writing(game, [cell], { digit, mode: 'digit' }, CLEANS) },
      0,
    );

  it('shows its digits apart, and is kept or dropped as a whole', () => {
    const before = write(newGame(SAMPLE), 1, 2);
    const tried = write(write(tryingOut(before), 3, 8), 5, 6);
    expect([...cellsTried(tried)]).toEqual([3, 5]);
    const kept = trialKept(tried);
    expect(kept.cells).toBe(tried.cells);
    expect(cellsTried(kept).size).toBe(0);
    const dropped = trialDropped(tried);
    expect(dropped.cells).toEqual(before.cells);
    expect(trialStart(dropped)).toBeUndefined();
    expect(redone(redone(dropped)).cells).toEqual(tried.cells);
  });

  it('may hold another trial, and undo leaves it', () => {
    const outer = write(tryingOut(newGame(SAMPLE)), 1, 2);
    const inner = write(tryingOut(outer), 3, 8);
    expect(trialStart(inner)).toBe(0);
    expect(trialStart(trialDropped(inner))).toBe(START);
    expect(trialStart(undone(undone(inner)))).toBe(START);
    expect([...cellsTried(undone(inner))]).toEqual([1]);
  });
});

describe('writing', () => {
  const notes = (cells: readonly number[], mode: Mode, digit: number, game: GameState) =>
    withEntry(game, { kind: 'corner', changes: writing(game, cells, { digit, mode }, CLEANS) }, 0);

  it('turns a note on where any cell lacks it, and off where all have it', () => {
    const one = notes([1], 'corner', 2, newGame(SAMPLE));
    const both = notes([1, 3], 'corner', 2, one);
    expect([both.cells[1].corner, both.cells[3].corner]).toEqual([2, 2]);
    const none = notes([1, 3], 'corner', 2, both);
    expect([none.cells[1].corner, none.cells[3].corner]).toEqual([0, 0]);
  });

  it('makes a corner note of a note, until the cell has all its candidates', () => {
    let game = newGame(SAMPLE);
    const { candidates } = candidatesOf(gridOf(geometryOf(game), digitsOnBoard(game)));
    const cell = game.cells.findIndex(
      ({ digit }, at) => digit === 0 && digitsOf(candidates[at]).length === 3,
    );
    const digits = digitsOf(candidates[cell]);
    const kinds: string[] = [];
    const note = (digit: number): void => {
      const changes = writing(game, [cell], { digit, mode: 'note' }, CLEANS);
      kinds.push(entryKind('note', changes));
      game = withEntry(game, { kind: entryKind('note', changes), changes }, 0);
    };
    for (const digit of digits) note(digit);
    expect(game.cells[cell]).toMatchObject({ corner: 0, centre: candidates[cell] });
    // Now a note that is removed is a candidate that the player excludes.
    note(digits[0]);
    expect(game.cells[cell]).toMatchObject({ corner: 0, centre: digitSet(...digits.slice(1)) });
    expect(kinds).toEqual(['corner', 'corner', 'centre', 'centre']);
  });

  it('removes a note that all cells have, of whichever kind it is', () => {
    let game = notes([1], 'corner', 2, newGame(SAMPLE));
    game = notes([3], 'centre', 2, game);
    game = notes([1, 3], 'note', 2, game);
    expect([game.cells[1], game.cells[3]]).toMatchObject([
      { corner: 0, centre: 0 },
      { corner: 0, centre: 0 },
    ]);
    const filled = withEntry(game, { kind: 'fill-notes', changes: fillingNotes(game) }, 0);
    const all = withEntry(
      filled,
      { kind: 'fill-notes', changes: notingEverywhere(filled, 2, 'note') },
      0,
    );
    expect(all.cells).toEqual(filled.cells);
  });

  it('cleans the notes of the peers in the entry of the digit', () => {
    const noted = withEntry(
      newGame(SAMPLE),
      { kind: 'fill-notes', changes: fillingNotes(newGame(SAMPLE)) },
      0,
    );
    const digit = noted.cells.findIndex((cell) => cell.digit === 0);
    const [value] = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (d) => noted.cells[digit].centre & (1 << (d - 1)),
    );
    const placed = withEntry(
      noted,
      { kind: 'digit', changes: writing(noted, [digit], { digit: value, mode: 'digit' }, CLEANS) },
      0,
    );
    const { candidates } = candidatesOf(gridOf(geometryOf(placed), digitsOnBoard(placed)));
    for (const [cell, { digit: own, centre }] of placed.cells.entries()) {
      if (own === 0) expect(centre).toBe(candidates[cell]);
    }
    expect(undone(placed).cells).toEqual(noted.cells);
  });

  it('never changes a given, except its colour', () => {
    const game = newGame(SAMPLE);
    for (const mode of MODES) {
      const changes = writing(game, [0], { digit: 5, mode }, CLEANS);
      expect(changes.map(({ after }) => after)).toEqual(
        mode === 'colour' ? [{ ...game.cells[0], colours: 16 }] : [],
      );
    }
    expect(clearing(game, [0])).toEqual([]);
  });

  it('clears digits, then notes, then colours', () => {
    let game = notes([1], 'corner', 2, newGame(SAMPLE));
    game = notes([1], 'colour', 3, game);
    game = notes([1], 'digit', 4, game);
    const clear = (): void => {
      game = withEntry(game, { kind: 'clear', changes: clearing(game, [1]) }, 0);
    };
    clear();
    expect(game.cells[1]).toMatchObject({ digit: 0, corner: 2, colours: 4 });
    clear();
    expect(game.cells[1]).toMatchObject({ corner: 0, colours: 4 });
    clear();
    expect(game.cells[1]).toMatchObject({ colours: 0 });
  });
});

it('a kept game is named by its title or level, its time and how much of it is filled', () => {
  const digits = digitsIn(SAMPLE.cells).map((digit, cell) => digit || (cell < 18 ? 1 : 0));
  const origin = { level: 'hard', seed: '' } as const;
  const kept = { puzzle: SAMPLE, digits, origin, played: 83_000 };
  expect(gameLine(kept, 'en')).toBe('Hard · 1:23 · 19%');
  expect(gameLine({ ...kept, about: { title: '토요일' } }, 'ko')).toBe('토요일 · 1:23 · 19%');
  expect(gameLine({ ...kept, origin: undefined }, 'en')).toBe('1:23 · 19%');
});

it('the file of a game keeps where its puzzle comes from, and what is said about it', () => {
  const cells = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const about = { title: '토요일 (1)', author: 'A & B', rules: '100%' };
  const origin = { level: 'hard', seed: '2026-11-29 hard', day: '2026-11-29' } as const;
  const opened = withPuzzle(initialState, { ...SAMPLE, cells }, about);
  const changes = writing(gameOf(opened), [2], { digit: 4, mode: 'digit' }, CLEANS);
  const state = withGame(opened, (game) => ({
    ...withEntry(game, { kind: 'digit', changes }, 0),
    origin,
  }));
  const back = settled(withLink(initialState, `#${linkInFile(fileOfGame(state))}`, codecs));
  expect(back.puzzle.about).toEqual(about);
  expect(gameOf(back)).toMatchObject({ origin, cells: gameOf(state).cells });
});

describe('the clock', () => {
  it('counts only while it runs', () => {
    const run = running(NEW_CLOCK, 1_000);
    expect(running(run, 3_000)).toBe(run);
    expect(playedAt(run, 4_000)).toBe(3_000);
    const still = stopped(run, 5_000);
    expect(playedAt(still, 9_000)).toBe(4_000);
    expect(playedAt(running(still, 10_000), 10_500)).toBe(4_500);
  });

  it('counts for the game that is shown, and never for one that is over', () => {
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
    vi.useFakeTimers();
    const played = withPuzzleState(withRoom(initialState, 'play'), { isOpened: true });
    const store = new Store(played, settled);
    runGameClock(store);
    const time = (): number => playedAt(gameOf(store.now).clock, performance.now());
    const show = (other: GameState): void => store.update((now) => withOtherGame(now, other));
    vi.advanceTimersByTime(5_000);
    expect(time()).toBe(5_000);
    show(newGame(SAMPLE));
    vi.advanceTimersByTime(2_000);
    expect(time()).toBe(2_000);
    const over = newGame({ ...SAMPLE, cells: SOLUTION });
    show({ ...over, clock: { ...NEW_CLOCK, played: 60_000 } });
    vi.advanceTimersByTime(9_000);
    expect(time()).toBe(60_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
