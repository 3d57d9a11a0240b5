import { atEntry } from '@nonet/engine/game';
import { digitsIn } from '@nonet/engine/notation';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishedGame, recentKept, saveRecent } from '../src/game/recent.ts';
import { gameOf, hasPuzzleToPlay, withEntry, withGame } from '../src/game/state.ts';
import { changing } from '../src/game/writing.ts';
import { recall } from '../src/page/kept.ts';
import { roomKept } from '../src/page/settings.ts';
import { withRoom } from '../src/page/state.ts';
import { Store } from '../src/page/store.ts';
import { withPuzzle } from '../src/puzzle/history.ts';
import { SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { initialState, settled, withLinkOpened } from '../src/studio.ts';

const CELLS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const PUZZLE = { boxRows: 3, boxColumns: 3, cells: CELLS };
const ORIGIN = { level: 'hard', seed: '2026-11-29 hard', day: '2026-11-29' } as const;
const ABOUT = { title: 'A & B', author: '홍길동', rules: 'Normal rules; 100%.' };

describe('a visit without a link', () => {
  const saved = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
  });
  beforeEach(() => {
    saved.clear();
    saved.set(roomKept.key, 'play');
  });
  afterAll(() => vi.unstubAllGlobals());

  /** The state of a visit that follows one that was left in this state. */
  const after = (left: State, link = ''): State => {
    saveRecent(new Store(left, settled));
    return withLinkOpened(initialState, link);
  };
  const daily = withGame(withPuzzle(withRoom(initialState, 'play'), PUZZLE, ABOUT), (game) => ({
    ...game,
    origin: ORIGIN,
  }));
  const solved = withGame(daily, (game) => {
    const digits = digitsIn(SOLUTION);
    const changes = changing(game, [...digits.keys()], (_, cell) => ({ digit: digits[cell] }));
    return { ...withEntry(game, { kind: 'digit', changes }, 0), id: 'solved' };
  });

  it('opens a game on which no move was made with its level, its day and its title', () => {
    const next = after(daily);
    expect(next.page.room).toBe('play');
    expect(next.puzzle).toMatchObject({ root: PUZZLE, about: ABOUT, past: [] });
    expect(gameOf(next)).toMatchObject({ origin: ORIGIN, journal: { entries: [] } });
  });

  it('opens a game that was over as that game, and so does a reload', () => {
    expect(finishedGame(gameOf(solved))).toBe('solved');
    expect(gameOf(after(solved))).toMatchObject({ id: 'solved', origin: ORIGIN });
    const link = `#2&room=play&puzzle=${CELLS}`;
    expect(gameOf(after(solved, link)).id).toBe('solved');
    expect(gameOf(after(solved, link.replace('53', '35'))).id).toBeUndefined();
    const begun = withGame(solved, (game) => ({ ...atEntry(game, -1), id: 'begun' }));
    expect(gameOf(after(begun)).id).toBeUndefined();
  });

  it('opens the sample only if somebody has opened it', () => {
    expect(hasPuzzleToPlay(after(initialState))).toBe(false);
    expect(recall(recentKept)).toBeUndefined();
    const next = after(withPuzzleState(initialState, { isOpened: true }));
    expect(next.puzzle.root).toBe(SAMPLE);
    expect(hasPuzzleToPlay(next)).toBe(true);
  });

  it('reads the puzzles that were kept before games were', () => {
    saved.set(recentKept.key, JSON.stringify([`puzzle=${CELLS}`, 'puzzle=1', 7]));
    expect(recall(recentKept)).toMatchObject([{ puzzle: PUZZLE, finished: undefined }]);
    expect(withLinkOpened(initialState, '').puzzle.root).toEqual(PUZZLE);
  });
});
