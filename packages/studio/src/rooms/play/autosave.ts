import { computed, effect } from '@preact/signals';
import { stopped } from '../../game/clock.ts';
import { isFinished } from '../../game/finished.ts';
import {
  forgetOldGames,
  GameConflict,
  type KeptGame,
  keepGame,
  keptGame,
  latestGame,
  loadGame,
} from '../../game/game-store.ts';
import {
  digitsOnBoard,
  type GameState,
  gameOf,
  withGame,
  withOtherGame,
} from '../../game/state.ts';
import { reportKept } from '../../page/kept.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { isSamePuzzle } from '../../puzzle/state.ts';
import type { HasPlay, PlayControls } from './slice.ts';

/** What the browser keeps of a game, as this page knows it. */
interface Known {
  readonly id: string;
  readonly revision: number;
  readonly entries: number;
}

/** The key under which the page says that the browser refuses to keep games. */
export const GAMES = 'nonet-games';

/**
 * Keeps the game after every change, and goes on with the kept game of a puzzle that is opened. If
 * another page has written the same game, the game of this page becomes one of its own. Returns how to
 * go on with a game of the list.
 */
export function autosave(store: Store<HasPlay>): Pick<PlayControls, 'goOn'> {
  let known: Known | undefined;
  let kept: GameState | undefined;
  let isBusy = false;

  /** The latest game that is not kept yet. It is kept even if another puzzle is opened meanwhile. */
  let waiting: GameState | undefined;

  const hasNews = (game: GameState): boolean =>
    game.journal.entries.length > 0 &&
    (game.journal !== kept?.journal || game.clock.since !== kept.clock.since);

  const save = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (waiting) {
        const game = waiting;
        waiting = undefined;
        await write(game, game.id ?? crypto.randomUUID());
      }
      report(false);
    } catch {
      report(true);
    } finally {
      isBusy = false;
    }
  };

  const write = async (game: GameState, id: string): Promise<void> => {
    const isNew = known?.id !== id;
    const { played } = stopped(game.clock, performance.now());
    const { entries, now, savepoints, tip, trials } = game.journal;
    const head = {
      id,
      puzzle: game.givens,
      origin: game.origin,
      entries: entries.length,
      digits: digitsOnBoard(game),
      isFinished: isFinished(game),
      date: Date.now(),
      played,
      now,
      tip,
      savepoints,
      trials,
    };
    try {
      const { revision } = await keepGame(head, game, {
        revision: isNew ? 0 : (known?.revision ?? 0),
        keptEntries: isNew ? 0 : (known?.entries ?? 0),
      });
      known = { id, revision, entries: entries.length };
      kept = game;
      if (isNew) await forgetOldGames();
    } catch (error) {
      if (!(error instanceof GameConflict)) throw error;
      const own = crypto.randomUUID();
      if (gameOf(store.now).id === id) identify(own);
      await write(game, own);
    }
  };

  const identify = (id: string): void =>
    store.update((state) => withGame(state, (game) => ({ ...game, id })));

  const report = (isRefused: boolean): void => reportKept(store, GAMES, !isRefused);

  /** Shows a kept game, if nothing has been written since `before`. */
  const goOn = async (head: KeptGame, before: GameState): Promise<void> => {
    const loaded = await loadGame(head);
    const now = gameOf(store.now);
    if (!loaded || now.journal !== before.journal || now.root !== before.root) return;
    known = { id: head.id, revision: head.revision, entries: head.entries };
    store.update((state) => {
      const isSame = isSamePuzzle(head.puzzle, state.puzzle.root);
      const next = withOtherGame(isSame ? state : withPuzzle(state, head.puzzle), loaded);
      // Set before the change is seen, so that a game that is only looked at is not written.
      kept = gameOf(next);
      return next;
    });
  };

  const resume = async (
    before: GameState,
    find: () => Promise<KeptGame | undefined>,
  ): Promise<void> => {
    try {
      const head = await find();
      const isKnown = head?.id === known?.id && head?.revision === known?.revision;
      if (head && !(head.id === before.id && isKnown)) await goOn(head, before);
    } catch {
      report(true);
    }
  };

  const root = computed(() =>
    isOpen(store.state.value, 'play') ? store.state.value.puzzle.root : undefined,
  );
  effect(() => {
    const puzzle = root.value;
    const game = gameOf(store.now);
    if (puzzle && game.journal.entries.length === 0 && game.id === undefined) {
      void resume(game, () => latestGame(game.givens));
    }
  });
  store.state.subscribe((state) => {
    const game = gameOf(state);
    if (!hasNews(game)) return;
    if (game.id === undefined) {
      identify(crypto.randomUUID());
      return;
    }
    waiting = game;
    void save();
  });
  document.addEventListener('visibilitychange', () => {
    const game = gameOf(store.now);
    const { id } = game;
    if (document.visibilityState !== 'visible' || id === undefined || hasNews(game)) return;
    void resume(game, () => keptGame(id));
  });
  return { goOn: (head) => goOn(head, gameOf(store.now)).catch(() => report(true)) };
}
