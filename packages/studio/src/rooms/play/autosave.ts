import { entryTexts } from '@nonet/engine/game';
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
  hasPuzzleToPlay,
  isFinished,
  withGame,
  withOtherGame,
} from '../../game/state.ts';
import { forget, keep, recall, reportKept } from '../../page/kept.ts';
import { isOpen } from '../../page/state.ts';
import type { Store } from '../../page/store.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { isSamePuzzle, withPuzzleState } from '../../puzzle/state.ts';
import { placeOf, withPlace } from './place.ts';
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
      game.clock.played !== handled.clock.played ||
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
        const opened = withPuzzleOf(state, record);
        const { origin } = gameOf(opened);
        const next = withOtherGame(opened, { ...loaded, origin: loaded.origin ?? origin });
        // Set before the change is seen, so that a game that is only looked at is not written.
        if (record === head) handled = gameOf(next);
        return record.place ? withPlace(next, record.place) : next;
      });
      return;
    }
  };

  /**
   * The game with the id, or else the latest one of the puzzle: what localStorage has of it, if it is
   * newer, and then IndexedDB. The latest one may be over only if `isOver` is true.
   */
  const gamesOf = async (
    { givens, id }: GameState,
    { isOver }: { readonly isOver: boolean },
  ): Promise<readonly Found[]> => {
    const head = await (id === undefined ? latestGame(givens, { isOver }) : keptGame(id));
    const games = head ? [ofHead(head)] : [];
    const latest = recall(latestEntriesKept);
    if (!latest || !isSamePuzzle(latest.record.puzzle, givens)) return games;
    if (id === undefined ? latest.record.isFinished && !isOver : latest.record.id !== id) {
      return games;
    }
    if (latest.record.date <= (head?.date ?? 0)) return games;
    return [{ ...latest, head: await keptGame(latest.record.id) }, ...games];
  };

  const root = computed(() =>
    hasPuzzleToPlay(store.state.value) ? store.state.value.puzzle.root : undefined,
  );
  const room = computed(() => showGames.find((it) => isOpen(store.state.value, it)));
  effect(() => {
    const opened = room.value && root.value;
    const game = gameOf(store.now);
    if (!opened || game.journal.entries.length > 0) return;
    void gamesOf(game, { isOver: room.value === 'review' })
      .then((games) => show(game, game.id === undefined ? games : games.map(goingOn)))
      .catch(() => report(true));
  });
  store.state.subscribe((state) => {
    const game = gameOf(state);
    if (!hasNews(game)) return;
    if (game.id === undefined) {
      identify(crypto.randomUUID());
      return;
    }
    const record = recordOf(state, game.id);
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

/** A game that goes on if it was paused. */
function goingOn({ record, ...found }: Found): Found {
  return { ...found, record: { ...record, isPaused: false } };
}

/** Opens the puzzle of a game. What a link says about the same puzzle stays. */
function withPuzzleOf<S extends HasPlay>(state: S, { about, puzzle }: GameRecord): S {
  const { puzzle: now } = state;
  if (!isSamePuzzle(puzzle, now.root)) return withPuzzle(state, puzzle, about);
  return withPuzzleState(state, { about: { ...about, ...now.about } });
}

/** What is kept of a game besides its entries. */
function recordOf(state: HasPlay, id: string): GameRecord {
  const game = gameOf(state);
  const { dropped, entries, helps, now, savepoints, tip, trials } = game.journal;
  return {
    id,
    puzzle: game.givens,
    about: state.puzzle.about,
    origin: game.origin,
    entries: entries.length,
    digits: digitsOnBoard(game),
    isFinished: isFinished(game),
    isPaused: game.isPaused,
    place: placeOf(state),
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
