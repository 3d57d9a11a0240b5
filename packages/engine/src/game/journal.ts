import type { GameCell } from './game-cell.ts';

export interface Change {
  readonly cell: number;
  readonly before: GameCell;
  readonly after: GameCell;
}

/** What an entry did, in the order in which its text numbers it. A `step` was carried out by the coach. */
export const entryKinds = [
  'digit',
  'corner',
  'centre',
  'colour',
  'clear',
  'fill-notes',
  'mark',
  'step',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** One change of the player, which one undo takes back. */
export interface Entry {
  /** The entry before it, or START. It has a lower number. */
  readonly parent: number;
  readonly kind: EntryKind;
  /** The time on the clock of the game, in milliseconds. */
  readonly at: number;
  readonly changes: readonly Change[];
}

/** The number of the position before the first entry. */
export const START = -1;

/**
 * Everything that a player ever did in a game, also what she took back. The entries are a tree: one
 * that follows an undo is another branch. The board is what the entries from the start to `now` give.
 */
export interface Journal {
  readonly entries: readonly Entry[];
  /** The entry that the board shows. */
  readonly now: number;
  /** The end of the branch of `now`. Redo goes there. */
  readonly tip: number;
  readonly savepoints: readonly Savepoint[];
  /** The entries after which a trial began that is neither kept nor dropped. */
  readonly trials: readonly number[];
  readonly dropped: readonly DroppedTrial[];
  /** The help that the player took, in the order in which she took it. */
  readonly helps: readonly Help[];
}

/** A trial that the player dropped. Its entries are those on the branches from its start. */
export interface DroppedTrial {
  /** The entry after which it began, or START. */
  readonly after: number;
  /** The first entry that was made when it was over. */
  readonly until: number;
}

interface Savepoint {
  readonly entry: number;
  readonly name: string;
}

/** A hint that the player read. */
export interface Help {
  /** The entry whose board she had, or START. */
  readonly after: number;
  /** The time on the clock of the game, in milliseconds. */
  readonly at: number;
  /** The id of the technique in the hint. A text may have one that this version does not know. */
  readonly technique: string;
  /**
   * How much the hint said: 1 where to look, 2 the technique, 3 its cells, 4 the whole reason. With
   * 5, the step was carried out.
   */
  readonly rung: 1 | 2 | 3 | 4 | 5;
}

export const EMPTY_JOURNAL: Journal = {
  entries: [],
  now: START,
  tip: START,
  savepoints: [],
  trials: [],
  dropped: [],
  helps: [],
};

/** A journal, and the board at its `now`. */
export interface Played {
  readonly journal: Journal;
  readonly cells: readonly GameCell[];
}

/** Makes changes. Without changes, there is no entry. */
export function written<P extends Played>(played: P, entry: Omit<Entry, 'parent'>): P {
  const { cells, journal } = played;
  if (entry.changes.length === 0) return played;
  const now = journal.entries.length;
  const entries = [...journal.entries, { ...entry, parent: journal.now }];
  return {
    ...played,
    journal: { ...journal, entries, now, tip: now },
    cells: redrawn(cells, entry.changes, 'after'),
  };
}

export function undone<P extends Played>(played: P): P {
  const { entries, now } = played.journal;
  return now === START ? played : atEntry(played, entries[now].parent);
}

export function redone<P extends Played>(played: P): P {
  const next = nextEntry(played.journal);
  return next === undefined ? played : atEntry(played, next);
}

/** The entry to which redo goes. */
export function nextEntry({ entries, now, tip }: Journal): number | undefined {
  let next = tip;
  while (next > now && entries[next].parent > now) next = entries[next].parent;
  return next > now ? next : undefined;
}

/** Shows the board at an entry. */
export function atEntry<P extends Played>(played: P, target: number): P {
  const { journal } = played;
  const { entries, now, tip } = journal;
  let { cells } = played;
  const ahead: number[] = [];
  let [from, to] = [now, target];
  while (from !== to) {
    if (from > to) {
      cells = redrawn(cells, entries[from].changes, 'before');
      from = entries[from].parent;
    } else {
      ahead.push(to);
      to = entries[to].parent;
    }
  }
  for (const entry of ahead.reverse()) cells = redrawn(cells, entries[entry].changes, 'after');
  const isOnBranch = isBefore(journal, target, tip);
  return { ...played, cells, journal: { ...journal, now: target, tip: isOnBranch ? tip : target } };
}

/** Whether an entry is another one, or one of those before it on its branch. */
export function isBefore(
  { entries }: Pick<Journal, 'entries'>,
  early: number,
  late: number,
): boolean {
  let at = late;
  while (at > early) at = entries[at].parent;
  return at === early;
}

/** The entries on the branch of `now`, the first one first. */
export function entriesTo({ entries }: Pick<Journal, 'entries'>, now: number): number[] {
  const found: number[] = [];
  for (let at = now; at !== START; at = entries[at].parent) found.push(at);
  return found.reverse();
}

/** The trial with which an entry was dropped. Of trials within one another, the whole one. */
export function droppedWith(
  journal: Pick<Journal, 'dropped' | 'entries'>,
  entry: number,
): DroppedTrial | undefined {
  return journal.dropped
    .filter(({ after, until }) => entry > after && entry < until && isBefore(journal, after, entry))
    .sort((a, b) => a.after - b.after || a.until - b.until)[0];
}

function redrawn(
  cells: readonly GameCell[],
  changes: readonly Change[],
  side: 'before' | 'after',
): readonly GameCell[] {
  const next = [...cells];
  for (const change of changes) next[change.cell] = change[side];
  return next;
}
