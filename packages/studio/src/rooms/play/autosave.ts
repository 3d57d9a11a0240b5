import { entryTexts } from '@nonet/engine/game';
import type { PlainPuzzle } from '@nonet/engine/notation';
import { computed, effect } from '@preact/signals';
import { stopped } from '../../game/clock.ts';
import {
  forgetOldGames,
  GameConflict,
  type GameRecord,
  type KeptGame,
  keepGame,
  keptGame,
  latestEntriesKept,
  latestGame,
  loadGame,
} from '../../game/game-store.ts';
import {
  digitsOnBoard,
  type GameState,
  gameOf,
  isFinished,
  withGame,
  withOtherGame,
} from '../../game/state.ts';
import { forget, keep, recall, reportKept } from '../../page/kept.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { isSamePuzzle } from '../../puzzle/state.ts';
import type { HasPlay, PlayControls } from './slice.ts';

/** The key under which the page says that the browser refuses to keep games. */
export const GAMES = 'nonet-games';

/** The rooms that show the kept game of a puzzle. Play begins again if it is over. */
const showGames = ['play', 'review'];

/** A game to go on with, and its last entries if they are not in IndexedDB. */
interface Found {
  /** What IndexedDB has of it. */
  readonly head: KeptGame | undefined;
  readonly record: GameRecord;
  readonly texts: readonly string[];
}

/**
 * Keeps the game after every change, and goes on with the kept game of a puzzle that is opened. If
 * another page has written the same game, the game of this page becomes one of its own. Returns how to
 * go on with a game of the list.
 */
export function autosave(store: Store<HasPlay>): Pick<PlayControls, 'goOn'> {
  /** What IndexedDB has of the game, as far as this page knows. */
  let known: KeptGame | undefined;
  /** The latest game that was shown from there, or that is kept or on its way there. */
  let handled: GameState | undefined;
  /** The latest game that is not kept yet. It is kept even if another puzzle is opened meanwhile. */
  let waiting: { readonly game: GameState; readonly record: GameRecord } | undefined;
  let isBusy = false;

  const hasNews = (game: GameState): boolean =>
    game.journal.entries.length > 0 &&
    (game.journal !== handled?.journal ||
      game.clock.since !== handled.clock.since ||
      game.isPaused !== handled.isPaused);
  const knownOf = (id: string): KeptGame | undefined => (known?.id === id ? known : undefined);
  const report = (isRefused: boolean): void => reportKept(store, GAMES, !isRefused);
  const identify = (id: string): void =>
    store.update((state) => withGame(state, (game) => ({ ...game, id })));

  const save = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (waiting) {
        const { game, record } = waiting;
        waiting = undefined;
        await write(game, record);
      }
      forget(latestEntriesKept);
      report(false);
    } catch {
      report(true);
    } finally {
      isBusy = false;
    }
  };

  const write = async (game: GameState, record: GameRecord): Promise<void> => {
    const before = knownOf(record.id);
    try {
      known = await keepGame(record, game, {
        revision: before?.revision ?? 0,
        keptEntries: before?.entries ?? 0,
      });
      if (!before) await forgetOldGames();
    } catch (error) {
      if (!(error instanceof GameConflict)) throw error;
      const id = crypto.randomUUID();
      if (gameOf(store.now).id === record.id) identify(id);
      await write(game, { ...record, id });
    }
  };

  /** Shows the first game that can be read, if nothing has been written since `before`. */
  const show = async (before: GameState, games: readonly Found[]): Promise<void> => {
    for (const { head, record, texts } of games) {
      const loaded = await loadGame(record, texts);
      if (!loaded) continue;
      const now = gameOf(store.now);
      if (now.journal !== before.journal || now.root !== before.root) return;
      known = head;
      store.update((state) => {
        const isSame = isSamePuzzle(record.puzzle, state.puzzle.root);
        const next = withOtherGame(isSame ? state : withPuzzle(state, record.puzzle), loaded);
        // Set before the change is seen, so that a game that is only looked at is not written.
        if (record === head) handled = gameOf(next);
        return next;
      });
      return;
    }
  };

  /**
   * The latest game of a puzzle: what localStorage has of it, if it is newer, and then IndexedDB. A
   * game that is over counts only if `isOver` is true.
   */
  const gamesOf = async (
    puzzle: PlainPuzzle,
    { isOver }: { readonly isOver: boolean },
  ): Promise<readonly Found[]> => {
    const head = await latestGame(puzzle, { isOver });
    const games = head ? [ofHead(head)] : [];
    const latest = recall(latestEntriesKept);
    if (!latest || !isSamePuzzle(latest.record.puzzle, puzzle)) return games;
    if (latest.record.isFinished && !isOver) return games;
    if (latest.record.date <= (head?.date ?? 0)) return games;
    return [{ ...latest, head: await keptGame(latest.record.id) }, ...games];
  };

  const root = computed(() => store.state.value.puzzle.root);
  const room = computed(() => showGames.find((it) => isOpen(store.state.value, it)));
  effect(() => {
    const opened = room.value && root.value;
    const game = gameOf(store.now);
    if (!opened || game.journal.entries.length > 0) return;
    void gamesOf(game.givens, { isOver: room.value === 'review' })
      .then((games) => show(game, game.id === undefined ? games : goingOn(games, game.id)))
      .catch(() => report(true));
  });
  store.state.subscribe((state) => {
    const game = gameOf(state);
    if (!hasNews(game)) return;
    if (game.id === undefined) {
      identify(crypto.randomUUID());
      return;
    }
    const record = recordOf(game, game.id);
    const texts = entryTexts(game.journal.entries, knownOf(game.id)?.entries);
    keep(store, latestEntriesKept, { record, texts });
    waiting = { game, record };
    handled = game;
    void save();
  });
  document.addEventListener('visibilitychange', () => {
    const game = gameOf(store.now);
    if (document.visibilityState !== 'visible' || game.id === undefined || isBusy) return;
    void keptGame(game.id)
      .then((head) => {
        if (!head || head.revision === knownOf(head.id)?.revision) return undefined;
        return show(game, [ofHead(head)]);
      })
      .catch(() => report(true));
  });
  return {
    goOn: (head) =>
      show(gameOf(store.now), [ofHead({ ...head, isPaused: false })]).catch(() => report(true)),
  };
}

function ofHead(head: KeptGame): Found {
  return { head, record: head, texts: [] };
}

/** The game with an id, which goes on if it was paused. */
function goingOn(games: readonly Found[], id: string): readonly Found[] {
  return games
    .filter(({ record }) => record.id === id)
    .map((found) => ({ ...found, record: { ...found.record, isPaused: false } }));
}

/** What is kept of a game besides its entries. */
function recordOf(game: GameState, id: string): GameRecord {
  const { dropped, entries, helps, now, savepoints, tip, trials } = game.journal;
  return {
    id,
    puzzle: game.givens,
    origin: game.origin,
    entries: entries.length,
    digits: digitsOnBoard(game),
    isFinished: isFinished(game),
    isPaused: game.isPaused,
    date: Date.now(),
    played: stopped(game.clock, performance.now()).played,
    now,
    tip,
    savepoints,
    trials,
    dropped,
    helps,
  };
}
