import type { Puzzle } from '../search/puzzle.ts';
import { changesOf, entryText, parseEntry, TICK, writtenCells } from './entry-text.ts';
import { type Game, gameStart } from './game.ts';
import { type GameFault, quoted } from './game-fault.ts';
import { helpText, parseHelp } from './help.ts';
import { atEntry, type Entry, type Help, type Journal, START, written } from './journal.ts';

/** What a text of a game has besides its entries. */
export interface GameHead extends Pick<Journal, 'now' | 'tip' | 'savepoints' | 'trials'> {
  /** Default: none. Heads of earlier versions do not have these. */
  readonly dropped?: Journal['dropped'] | undefined;
  readonly helps?: Journal['helps'] | undefined;
  /** The time played, in milliseconds. */
  readonly played: number;
}

export type GameRead =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly error: GameFault };

/** Writes the entries from `from` on. */
export function entryTexts(entries: readonly Entry[], from = 0): string[] {
  return entries.slice(from).map((entry, i) => {
    const index = from + i;
    const cells = writtenCells(entry.changes);
    return entryText({ ...entry, cells }, index, entries[index - 1]?.at ?? 0);
  });
}

/** Builds the game of a puzzle again from its entries. */
export function gameOfTexts(puzzle: Puzzle, head: GameHead, texts: readonly string[]): GameRead {
  const { digits, geometry } = puzzle.givens;
  let game = gameStart(puzzle);
  let before = 0;
  for (const [index, text] of texts.entries()) {
    const refused = (expected: string): GameRead => ({
      ok: false,
      error: { part: 'game', entry: index + 1, expected, found: quoted(text) },
    });
    const entry = parseEntry(text, index, { before, size: geometry.size });
    if (!entry) return refused('an entry, such as 01k.1aD5');
    game = atEntry(game, entry.parent);
    const changes = changesOf(entry, game.cells, (cell) => digits[cell] !== 0);
    if (!changes) return refused('an entry that keeps the givens');
    game = written(game, { kind: entry.kind, at: entry.at, changes });
    before = entry.at;
  }
  const { dropped = [], helps = [], now, played, savepoints, tip, trials } = head;
  const isEntry = (entry: number): boolean =>
    Number.isInteger(entry) && entry >= START && entry < texts.length;
  const places = [
    now,
    tip,
    ...trials,
    ...savepoints.map(({ entry }) => entry),
    ...dropped.flatMap(({ after, until }) => [after, until - 1]),
    ...helps.map(({ after }) => after),
  ];
  const wrong = places.find((entry) => !isEntry(entry));
  if (wrong !== undefined) {
    const expected = `the numbers of entries up to ${texts.length} in the head`;
    return { ok: false, error: { part: 'game', expected, found: `${wrong + 1}` } };
  }
  const atNow = atEntry(atEntry(game, tip), now);
  return {
    ok: true,
    game: { ...atNow, played, journal: { ...atNow.journal, savepoints, trials, dropped, helps } },
  };
}

/**
 * Writes a game in one line for a link: its head, and its entries, each after `~`. The head has the
 * ticks played, the entries shown and last on the branch, the trials, those that were dropped after
 * `x`, the help after `_`, and the savepoints.
 */
export function gameText({ journal, played }: Pick<Game, 'journal' | 'played'>): string {
  const { dropped, entries, helps, now, savepoints, tip, trials } = journal;
  const head = [
    Math.round(played / TICK),
    now + 1,
    tip + 1,
    trials.map((entry) => entry + 1).join('-') +
      dropped.map(({ after, until }) => `x${after + 1}-${until}`).join('') +
      (helps.length > 0 ? `_${helps.map(helpText).join('!')}` : ''),
    savepoints.map(({ entry, name }) => `${entry + 1}-${nameText(name)}`).join('!'),
  ];
  return [head.join('.'), ...entryTexts(entries)].join('~');
}

const HEAD =
  /^(\d{1,12})\.(\d{1,6})\.(\d{1,6})\.([\d-]*)((?:x\d{1,6}-\d{1,6})*)(?:_([^.]*))?\.(.*)$/;

/** Reads what `gameText` writes, for a game of this puzzle. */
export function parseGameText(puzzle: Puzzle, text: string): GameRead {
  const [first, ...entries] = text.split('~');
  const [, ticks, now, tip, trials, dropped, helps, savepoints] = HEAD.exec(first) ?? [];
  const taken = helps?.split('!').map(parseHelp) ?? [];
  const points = savepoints === '' ? [] : savepoints?.split('!').map(parseSavepoint);
  if (!points || points.includes(undefined) || taken.includes(undefined)) {
    const expected = 'a head, such as 1200.3.3..';
    return { ok: false, error: { part: 'game', expected, found: quoted(first) } };
  }
  const head: GameHead = {
    played: Number(ticks) * TICK,
    now: Number(now) - 1,
    tip: Number(tip) - 1,
    trials: trials === '' ? [] : trials.split('-').map((entry) => Number(entry) - 1),
    dropped: Array.from(dropped.matchAll(/x(\d+)-(\d+)/g), ([, after, until]) => ({
      after: Number(after) - 1,
      until: Number(until),
    })),
    helps: taken as Help[],
    savepoints: points as GameHead['savepoints'],
  };
  return gameOfTexts(puzzle, head, entries);
}

/** Writes a name without the characters that separate entries and savepoints. */
function nameText(name: string): string {
  return encodeURIComponent(name).replace(/[!~]/g, (it) => (it === '!' ? '%21' : '%7E'));
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
