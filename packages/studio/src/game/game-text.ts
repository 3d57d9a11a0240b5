import type { PuzzleText } from '../picture/puzzle-text.ts';
import { NEW_CLOCK } from './clock.ts';
import { changesOf, entryText, parseEntry, TICK, writtenCells } from './entry-text.ts';
import { atEntry, type Entry, type Journal, START, written } from './journal.ts';
import { type GameState, geometryOf, isGiven, newGame } from './state.ts';

/** What a text of a game has besides its entries. */
export interface GameHead extends Pick<Journal, 'now' | 'tip' | 'savepoints' | 'trials'> {
  /** The time played, in milliseconds. */
  readonly played: number;
}

/** What is wrong with a text: the head, or the entry with this number, counted from 1. */
interface GameFault {
  readonly entry: number | undefined;
  readonly text: string;
}

type Read =
  | { readonly ok: true; readonly game: GameState }
  | { readonly ok: false; readonly fault: GameFault };

/** Writes the entries from `from` on. */
export function entryTexts(entries: readonly Entry[], from = 0): string[] {
  return entries.slice(from).map((entry, i) => {
    const index = from + i;
    const cells = writtenCells(entry.changes);
    return entryText({ ...entry, cells }, index, entries[index - 1]?.at ?? 0);
  });
}

/** Builds the game of a puzzle again from its entries. */
export function gameOfTexts(puzzle: PuzzleText, head: GameHead, texts: readonly string[]): Read {
  let game = newGame(puzzle);
  const { size } = geometryOf(game);
  let before = 0;
  for (const [index, text] of texts.entries()) {
    const fault = { entry: index + 1, text };
    const entry = parseEntry(text, index, { before, size });
    if (!entry) return { ok: false, fault };
    game = atEntry(game, entry.parent);
    const changes = changesOf(entry, game.cells, (cell) => isGiven(game, cell));
    if (!changes) return { ok: false, fault };
    game = written(game, { kind: entry.kind, at: entry.at, changes });
    before = entry.at;
  }
  const { now, played, savepoints, tip, trials } = head;
  const isEntry = (entry: number): boolean =>
    Number.isInteger(entry) && entry >= START && entry < texts.length;
  const places = [now, tip, ...trials, ...savepoints.map(({ entry }) => entry)];
  const wrong = places.find((entry) => !isEntry(entry));
  if (wrong !== undefined) return { ok: false, fault: { entry: undefined, text: String(wrong) } };
  const atNow = atEntry(atEntry(game, tip), now);
  return {
    ok: true,
    game: {
      ...atNow,
      clock: { ...NEW_CLOCK, played },
      journal: { ...atNow.journal, savepoints, trials },
    },
  };
}

/**
 * Writes a game in one line for a link: its head, and its entries, each after `~`. The head has the
 * ticks played, the entries shown and last on the branch, the trials and the savepoints.
 */
export function gameText({ clock, journal }: GameState): string {
  const { entries, now, savepoints, tip, trials } = journal;
  const head = [
    Math.round(clock.played / TICK),
    now + 1,
    tip + 1,
    trials.map((entry) => entry + 1).join('-'),
    savepoints.map(({ entry, name }) => `${entry + 1}-${encodeURIComponent(name)}`).join('!'),
  ];
  return [head.join('.'), ...entryTexts(entries)].join('~');
}

const HEAD = /^(\d{1,12})\.(\d{1,6})\.(\d{1,6})\.([\d-]*)\.(.*)$/;

/** Reads what `gameText` writes, for a game of this puzzle. */
export function parseGameText(puzzle: PuzzleText, text: string): Read {
  const [first, ...entries] = text.split('~');
  const [, ticks, now, tip, trials, savepoints] = HEAD.exec(first) ?? [];
  const points = savepoints === '' ? [] : savepoints?.split('!').map(parseSavepoint);
  if (!points || points.includes(undefined)) {
    return { ok: false, fault: { entry: undefined, text: first } };
  }
  const head: GameHead = {
    played: Number(ticks) * TICK,
    now: Number(now) - 1,
    tip: Number(tip) - 1,
    trials: trials === '' ? [] : trials.split('-').map((entry) => Number(entry) - 1),
    savepoints: points as GameHead['savepoints'],
  };
  return gameOfTexts(puzzle, head, entries);
}

function parseSavepoint(text: string): GameHead['savepoints'][number] | undefined {
  const [, entry, name] = /^(\d{1,6})-(.*)$/.exec(text) ?? [];
  if (entry === undefined) return undefined;
  try {
    return { entry: Number(entry) - 1, name: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
}
