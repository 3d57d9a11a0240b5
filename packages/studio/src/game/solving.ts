import { droppedWith, helpCounts, type Journal } from '@nonet/engine/game';
import { momentOf } from '../picture/days.ts';
import type { SolvedGame } from '../picture/solved-games.ts';
import { dailySeed } from './new-game.ts';
import { digitsOnBoard, type GameOrigin, type GameState } from './state.ts';

/** What is kept of a game that is solved at a date. */
export function solvedGame(game: GameState, date: Date): SolvedGame {
  const { clock, givens, journal, origin } = game;
  return {
    puzzle: givens,
    level: origin?.level,
    seed: origin?.seed,
    daily: dailyOf(origin),
    ...momentOf(date),
    time: Math.round(clock.played),
    ...helpCounts(journal),
    wrong: wrongDigits(journal, digitsOnBoard(game)),
  };
}

/** The date of a puzzle of the day. A link can have any date, so the seed must be that of the date. */
export function dailyOf(origin: GameOrigin | undefined): string | undefined {
  const { day, level, seed } = origin ?? {};
  return day && level && seed === dailySeed(day, level) ? day : undefined;
}

/** How many wrong digits were written, also if they were taken back, but for trials that were dropped. */
function wrongDigits(journal: Journal, solution: readonly number[]): number {
  return journal.entries
    .flatMap(({ changes }, entry) => (droppedWith(journal, entry) ? [] : changes))
    .filter(({ cell, before, after }) => {
      const isWritten = after.digit !== 0 && after.digit !== before.digit;
      return isWritten && after.digit !== solution[cell];
    }).length;
}
