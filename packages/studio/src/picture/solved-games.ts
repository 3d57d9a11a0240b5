import { type HelpCounts, rulesText } from '@nonet/engine/game';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Level } from '@nonet/engine/rating';
import { type Day, isDay, type LocalMoment, type Streaks, streaksOf } from './days.ts';
import { levels } from './making.ts';

/** A game that was solved. It stays when the game itself is forgotten. */
export interface SolvedGame extends LocalMoment, HelpCounts {
  readonly puzzle: PlainPuzzle;
  /** Undefined if the puzzle was not made to a level. */
  readonly level: Level | undefined;
  readonly seed: string | undefined;
  /** The date of a puzzle of the day. */
  readonly daily: Day | undefined;
  /** The time played, in milliseconds. */
  readonly time: number;
  /** How many wrong digits were written, but for trials that were dropped. */
  readonly wrong: number;
}

/** The key under which a game is kept. Each puzzle counts once: the first time that it is solved. */
export function keyOf({ puzzle }: Pick<SolvedGame, 'puzzle'>): string {
  const { boxColumns, boxRows, cells, constraints, pencilmarks = [], regions } = puzzle;
  const rules = [regions?.join(' '), constraints && rulesText(constraints)];
  return [`${boxRows}x${boxColumns}`, cells, pencilmarks.join(' '), ...rules]
    .filter(Boolean)
    .join(' ');
}

function isAlone({ hints, steps }: HelpCounts): boolean {
  return hints + steps === 0;
}

/** Whether the coach made a move in a game. */
export function isCoached({ steps }: HelpCounts): boolean {
  return steps > 0;
}

/** How many games there are, and how long they took, in milliseconds. */
interface Times {
  readonly games: number;
  /** The number of games without hints. */
  readonly alone: number;
  /** The shortest time of a game without hints. */
  readonly best: number | undefined;
  /** The average time of the games in which the coach made no move. */
  readonly average: number | undefined;
}

export interface Statistics extends Times, Streaks {
  /** The levels that have games, the easiest first. Puzzles that were not made to a level come last. */
  readonly levels: readonly (Times & { readonly level: Level | undefined })[];
}

export function statisticsOf(games: readonly SolvedGame[], now: LocalMoment): Statistics {
  const byLevel = [...levels, undefined].map((level) => ({
    level,
    ...timesOf(games.filter((it) => it.level === level)),
  }));
  return {
    ...timesOf(games),
    ...streaksOf(games, now),
    levels: byLevel.filter((it) => it.games > 0),
  };
}

function timesOf(games: readonly SolvedGame[]): Times {
  const times = games.filter((it) => !isCoached(it)).map(({ time }) => time);
  const alone = games.filter(isAlone).map(({ time }) => time);
  return {
    games: games.length,
    alone: alone.length,
    best: alone.length > 0 ? Math.min(...alone) : undefined,
    average: times.length > 0 ? times.reduce((a, b) => a + b, 0) / times.length : undefined,
  };
}

/** How a game compares with the games that were solved before. */
export interface Standing {
  /** The shortest time without hints of the other games of its level. */
  readonly best: number | undefined;
  /** Whether the game is faster, and without hints. */
  readonly isBest: boolean;
  /** The time in which its puzzle was solved before. */
  readonly before: number | undefined;
}

/** Times that differ by less, in milliseconds, are those of the same game. */
const SAME = 1_000;

export function standingOf(game: SolvedGame, games: readonly SolvedGame[]): Standing {
  const [key, level] = [keyOf(game), game.level];
  const { best } = timesOf(games.filter((it) => it.level === level && keyOf(it) !== key));
  const kept = games.find((it) => keyOf(it) === key);
  const isSame = !kept || Math.abs(kept.time - game.time) < SAME;
  return {
    best,
    isBest: isAlone(game) && isSame && (best === undefined || game.time < best),
    before: isSame ? undefined : kept.time,
  };
}

/** Day → level → the game in which its puzzle of the day was solved. */
export type SolvedDays = ReadonlyMap<Day, ReadonlyMap<Level, SolvedGame>>;

export function solvedDays(games: readonly SolvedGame[]): SolvedDays {
  const days = new Map<Day, Map<Level, SolvedGame>>();
  for (const game of games) {
    if (game.daily === undefined || !game.level) continue;
    const solved = days.get(game.daily) ?? new Map<Level, SolvedGame>();
    days.set(game.daily, solved.set(game.level, game));
  }
  return days;
}

const FORMAT = 'nonet-record';

/** The games as a file. */
export function recordText(games: readonly SolvedGame[]): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, games }, undefined, 1)}\n`;
}

/** Reads what `recordText` writes, but for what is damaged. Undefined if it is no such file. */
export function parseRecord(
  text: string,
): { readonly games: readonly SolvedGame[]; readonly damaged: number } | undefined {
  const file = jsonIn(text);
  if (!isObject(file) || file.format !== FORMAT || !Array.isArray(file.games)) return undefined;
  const games = file.games.map(solvedGameIn).filter((it) => it !== undefined);
  return { games, damaged: file.games.length - games.length };
}

/** Reads a game as it was kept. Undefined if it is damaged. */
export function solvedGameIn(saved: unknown): SolvedGame | undefined {
  if (!isObject(saved)) return undefined;
  const { at, daily, hints, level, puzzle, seed, steps, time, wrong, zone } = saved;
  const isCount = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0;
  const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
  if (!isPuzzle(puzzle) || ![hints, steps, wrong].every(isCount)) return undefined;
  if (!isMoment({ at, zone }) || !Number.isFinite(time) || Number(time) < 0) return undefined;
  if (level !== undefined && !levels.some((it) => it === level)) return undefined;
  if (!isText(seed) || (daily !== undefined && !isDay(daily))) return undefined;
  return { puzzle, level, seed, daily, at, zone, time, hints, steps, wrong } as SolvedGame;
}

/** Whether a moment has a date of four digits, and a zone that a clock can have. */
function isMoment({ at, zone }: { readonly at: unknown; readonly zone: unknown }): boolean {
  const isDated = Number.isInteger(at) && Number(at) >= 0 && Number(at) < Date.UTC(9_999, 0);
  return isDated && Number.isInteger(zone) && Math.abs(Number(zone)) <= 24 * 60;
}

function isPuzzle(value: unknown): value is PlainPuzzle {
  if (!isObject(value)) return false;
  const { boxColumns, boxRows, cells, constraints, pencilmarks, regions } = value;
  const areNumbers = (list: unknown): boolean =>
    list === undefined || (Array.isArray(list) && list.every((it) => Number.isInteger(it)));
  if (typeof cells !== 'string' || ![pencilmarks, regions].every(areNumbers)) return false;
  const size = regions ? Math.sqrt(cells.length) : Number(boxRows) * Number(boxColumns);
  const hasRules = constraints === undefined || Array.isArray(constraints);
  return hasRules && size > 0 && cells.length === size * size;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
