import { keepSolved } from '../../game/solved-store.ts';
import { solvedGame } from '../../game/solving.ts';
import { type GameState, gameOf, isFinished } from '../../game/state.ts';
import type { Store } from '../../page/store.ts';
import type { HasPlay } from './slice.ts';

/**
 * Keeps each game that the player solves, as soon as its clock stands still. Only the entry that
 * solves it counts: not redo, and not a solved game that is opened.
 */
export function recordSolved(store: Store<HasPlay>): void {
  let before: GameState | undefined;
  store.state.subscribe((state) => {
    const game = gameOf(state);
    if (game.cells === before?.cells && game.clock === before.clock) return;
    if (!isFinished(game)) {
      before = game;
      return;
    }
    if (game.clock.since !== undefined) return;
    if (before && isWritten(before, game)) void keepSolved(store, solvedGame(game, new Date()));
    before = undefined;
  });
}

/** Whether the latest entry of a game was written on the board before. */
function isWritten(before: GameState, { givens, journal }: GameState): boolean {
  const { entries } = before.journal;
  const isNew = journal.entries.length === entries.length + 1;
  return isNew && before.givens === givens && journal.entries.at(-2) === entries.at(-1);
}
