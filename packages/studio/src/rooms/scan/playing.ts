import { gameOf, withEntry, withGame } from '../../game/state.ts';
import { changing } from '../../game/writing.ts';
import { withRoom } from '../../page/state.ts';
import { type HasScan, scanOf } from './slice.ts';

/** How many digits that were written by hand a game can begin with. */
export function writtenCount(state: HasScan): number {
  return writtenCells(state).length;
}

/** The cells with a digit that was written by hand, unless they have become givens. */
function writtenCells(state: HasScan): number[] {
  const { cells } = state.puzzle.root;
  const { written } = scanOf(state);
  return [...written.keys()].filter((cell) => written[cell] > 0 && cells[cell] === '.');
}

/** Opens the puzzle in Play. A new game begins with the digits that were written by hand. */
export function withScannedGame<S extends HasScan>(state: S, moment: number): S {
  const opened = withRoom(state, 'play');
  const { takesWritten, written } = scanOf(state);
  const cells = writtenCells(state);
  if (!takesWritten || cells.length === 0 || gameOf(state).journal.entries.length > 0)
    return opened;
  return withGame(opened, (game) => {
    const changes = changing(game, cells, (_, cell) => ({ digit: written[cell] }));
    return withEntry(game, { kind: 'digit', changes }, moment);
  });
}
