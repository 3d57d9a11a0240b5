import { entryTexts, type GameHead } from '@nonet/engine/game';
import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';
import { createStore, promisifyRequest } from 'idb-keyval';
import { isObject, keptObject } from '../page/kept.ts';
import { isSamePuzzle } from '../puzzle/state.ts';
import { gameFromTexts } from './game-text.ts';
import type { GameOrigin, GameState } from './state.ts';

/**
 * The games that the browser keeps. A game has a head under its id, and its entries in blocks under
 * `id 0`, `id 1` and so on, so that a change writes only the last block. Entries are only ever added.
 */
const games = createStore('nonet-games', 'games');

const BLOCK = 100;

/** At most this many games are kept. */
const MOST = 50;

/** Where the player was in a game: the selected cells, and how much of a hint was shown. */
export interface GamePlace {
  readonly selection: readonly number[];
  readonly rung?: string | undefined;
}

/** What is known of a game without its entries. */
export interface GameRecord extends GameHead {
  readonly id: string;
  readonly puzzle: PlainPuzzle;
  /** What is said of the puzzle. Games from before this was kept say nothing. */
  readonly about?: AboutPuzzle | undefined;
  readonly origin: GameOrigin | undefined;
  readonly entries: number;
  /** Cell → its digit now. */
  readonly digits: readonly number[];
  readonly isFinished: boolean;
  /** Whether the game is paused. Games from before this was kept are not. */
  readonly isPaused?: boolean;
  /** Games from before this was kept have none. */
  readonly place?: GamePlace | undefined;
  /** When it was kept, in milliseconds since 1970. */
  readonly date: number;
}

export interface KeptGame extends GameRecord {
  /** It grows with every write, so that a page sees that another one has written. */
  readonly revision: number;
}

/** Another page has written the game since this one has read or written it. */
export class GameConflict extends Error {}

/**
 * Keeps a game. All of it is written at once, or nothing.
 *
 * @throws GameConflict if the game that is kept does not have this revision.
 */
export function keepGame(
  head: GameRecord,
  game: GameState,
  { revision, keptEntries }: { readonly revision: number; readonly keptEntries: number },
): Promise<KeptGame> {
  const first = Math.floor(keptEntries / BLOCK);
  const texts = entryTexts(game.journal.entries, first * BLOCK);
  const next: KeptGame = { ...head, revision: revision + 1 };
  return games('readwrite', async (store) => {
    const kept: KeptGame | undefined = await promisifyRequest(store.get(head.id));
    if ((kept?.revision ?? 0) !== revision) throw new GameConflict();
    for (let at = 0; at < texts.length; at += BLOCK) {
      store.put(texts.slice(at, at + BLOCK), blockKey(head.id, first + at / BLOCK));
    }
    await promisifyRequest(store.put(next, head.id));
    return next;
  });
}

/** The kept games, the latest first. What is damaged is left out. */
export async function keptGames(): Promise<KeptGame[]> {
  const all: unknown[] = await games('readonly', (store) =>
    promisifyRequest(store.getAll() as IDBRequest<unknown[]>),
  );
  return all.filter(isKeptGame).sort((a, b) => b.date - a.date);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const head: unknown = await games('readonly', (store) =>
    promisifyRequest(store.get(id) as IDBRequest<unknown>),
  );
  return isKeptGame(head) ? head : undefined;
}

/** The latest game of a puzzle. A game that is over counts only if `isOver` is true. */
export async function latestGame(
  puzzle: PlainPuzzle,
  { isOver }: { readonly isOver: boolean },
): Promise<KeptGame | undefined> {
  const all = await keptGames();
  return all.find((one) => (isOver || !one.isFinished) && isSamePuzzle(one.puzzle, puzzle));
}

/**
 * Reads the entries of a kept game. Undefined if they are damaged.
 *
 * @param latest The last entries of the game, if they come from elsewhere.
 */
export async function loadGame(
  head: GameRecord,
  latest: readonly string[] = [],
): Promise<GameState | undefined> {
  const kept = head.entries - latest.length;
  const count = Math.ceil(kept / BLOCK);
  const blocks: unknown[] = await games('readonly', (store) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        promisifyRequest(store.get(blockKey(head.id, i)) as IDBRequest<unknown>),
      ),
    ),
  );
  const texts = blocks.flat().slice(0, kept).concat(latest).filter(isText);
  if (texts.length !== head.entries) return undefined;
  const read = gameFromTexts(head.puzzle, head, texts);
  const { id, isPaused = false, origin } = head;
  return read.ok ? { ...read.game, id, isPaused, origin } : undefined;
}

export function forgetGame({ entries, id }: Pick<KeptGame, 'id' | 'entries'>): Promise<void> {
  return games('readwrite', (store) => {
    store.delete(id);
    for (let i = 0; i * BLOCK < entries; i++) store.delete(blockKey(id, i));
  });
}

/** Forgets the games that are too many: first the oldest of those that are finished. */
export async function forgetOldGames(): Promise<void> {
  const all = await keptGames();
  const order = all.toReversed().sort((a, b) => Number(b.isFinished) - Number(a.isFinished));
  for (const old of order.slice(0, Math.max(0, all.length - MOST))) await forgetGame(old);
}

function blockKey(id: string, block: number): string {
  return `${id} ${block}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isKeptGame(value: unknown): value is KeptGame {
  return isGameRecord(value) && 'revision' in value && Number.isFinite(value.revision);
}

function isGameRecord(value: unknown): value is GameRecord {
  if (!isObject(value)) return false;
  const {
    date,
    digits,
    dropped = [],
    entries,
    helps = [],
    id,
    now,
    place,
    played,
    puzzle,
    savepoints,
    tip,
    trials,
  } = value as Partial<Record<keyof GameRecord, unknown>>;
  const isPuzzle = (one: unknown): one is PlainPuzzle => isObject(one) && isText(one.cells);
  return (
    isText(id) &&
    [date, entries, now, played, tip].every(Number.isFinite) &&
    [digits, dropped, helps, savepoints, trials].every(Array.isArray) &&
    isPuzzle(puzzle) &&
    (place === undefined || (isObject(place) && Array.isArray(place.selection))) &&
    (digits as readonly unknown[]).length === puzzle.cells.length
  );
}

/**
 * The last entries of the game that was changed last, which IndexedDB may not have yet. localStorage
 * takes them at once, so a page that dies while IndexedDB is busy does not lose them.
 */
interface LatestEntries {
  readonly record: GameRecord;
  readonly texts: readonly string[];
}

export const latestEntriesKept = keptObject<LatestEntries>('nonet-game', ({ record, texts }) =>
  isGameRecord(record) && Array.isArray(texts) && texts.every(isText)
    ? { record, texts }
    : undefined,
);
