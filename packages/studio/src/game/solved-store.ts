import { createStore, promisifyRequest } from 'idb-keyval';
import { forget, keep, keptObject, recall, reportKept } from '../page/kept.ts';
import type { HasPage } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import { keyOf, type SolvedGame, solvedGameIn } from '../picture/solved-games.ts';

/** The games that were solved, each under the key of its puzzle. */
const solved = createStore('nonet-record', 'solved');

/** The key under which the page says that the browser refuses to keep what was solved. */
export const RECORD = 'nonet-record';

/**
 * The games that IndexedDB may not have yet. localStorage takes them at once, so a page that dies just
 * after a game is solved does not lose it.
 */
const waitingKept = keptObject<{ readonly games: readonly SolvedGame[] }>(
  'nonet-solved',
  ({ games }) =>
    Array.isArray(games)
      ? { games: games.map(solvedGameIn).filter((it) => it !== undefined) }
      : undefined,
);

/** What is kept, and how many entries of it are damaged. They are neither counted nor removed. */
export interface KeptRecord {
  readonly games: readonly SolvedGame[];
  readonly damaged: number;
}

/** Keeps a game that was solved. If its puzzle was solved before, nothing changes. */
export async function keepSolved<S extends HasPage>(
  store: Store<S>,
  game: SolvedGame,
): Promise<void> {
  keep(store, waitingKept, { games: [...waiting(), game] });
  try {
    await addSolved([game]);
    await keepWaiting();
    reportKept(store, RECORD, true);
  } catch {
    reportKept(store, RECORD, false);
  }
}

/** All games that were solved. Those that are only in localStorage are kept first. */
export async function keptRecord(): Promise<KeptRecord> {
  await keepWaiting();
  const all: unknown[] = await solved('readonly', (store) =>
    promisifyRequest(store.getAll() as IDBRequest<unknown[]>),
  );
  const games = all.map(solvedGameIn).filter((it) => it !== undefined);
  return { games, damaged: all.length - games.length };
}

/** Adds the games of puzzles that have none yet. */
export function addSolved(games: readonly SolvedGame[]): Promise<void> {
  return solved('readwrite', async (store) => {
    for (const game of games) {
      const kept: unknown = await promisifyRequest(store.get(keyOf(game)));
      if (!solvedGameIn(kept)) store.put(game, keyOf(game));
    }
  });
}

export async function forgetSolved(): Promise<void> {
  forget(waitingKept);
  await solved('readwrite', (store) => promisifyRequest(store.clear()));
}

function waiting(): readonly SolvedGame[] {
  return recall(waitingKept)?.games ?? [];
}

/** Moves the games from localStorage to IndexedDB. What is added meanwhile stays. */
async function keepWaiting(): Promise<void> {
  const games = waiting();
  if (games.length === 0) return;
  await addSolved(games);
  const keys = new Set(games.map(keyOf));
  const left = waiting().filter((it) => !keys.has(keyOf(it)));
  if (left.length === 0) forget(waitingKept);
  else localStorage.setItem(waitingKept.key, waitingKept.format({ games: left }));
}
