import { entriesTo, type GameCell, type Journal, type Played } from '@nonet/engine/game';
import type { PlayerData } from '../picture/player-data.ts';
import type { GameState } from './state.ts';
import { notesIn } from './writing.ts';

/** What the player has on the board. The notes of a filled cell say nothing. */
export function playerData(
  { givens }: Pick<GameState, 'givens'>,
  { cells, journal }: Pick<Played, 'cells' | 'journal'>,
): PlayerData {
  const notes = (kind: 'centre' | 'corner') =>
    cells.map((cell: GameCell) => (cell.digit > 0 ? 0 : cell[kind]));
  return {
    givens,
    digits: cells.map(({ digit }) => digit),
    centre: notes('centre'),
    corner: notes('corner'),
    removed: removedNotes(journal, cells.length),
  };
}

/**
 * Cell → the notes that the player had before the board of a journal, and that she has removed, also by
 * placing digits. A cell that she has cleared begins anew.
 */
function removedNotes(journal: Journal, cells: number): number[] {
  const removed = Array.from({ length: cells }, () => 0);
  for (const entry of entriesTo(journal, journal.now)) {
    const { changes, kind } = journal.entries[entry];
    for (const { cell, before, after } of changes) {
      const [had, has] = [notesIn(before), notesIn(after)];
      removed[cell] = kind === 'clear' && has === 0 ? 0 : (removed[cell] | had) & ~has;
    }
  }
  return removed;
}
