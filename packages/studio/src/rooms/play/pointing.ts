import { countDigits, digitsOf } from '@nonet/engine/grid';
import type { BoardPointer } from '../../board/board-pointer.ts';
import { linking, markingNext } from '../../game/marking.ts';
import { type GameState, gameOf, withEntry, withGame } from '../../game/state.ts';
import { entryKind, type Mode, notesIn, writing } from '../../game/writing.ts';
import type { Store } from '../../page/store.ts';
import { withChanges, withDigit, writingMode } from './playing.ts';
import { withAlikeSelected, withCellAdded, withCellRemoved, withSelection } from './selecting.ts';
import { type HasPlay, playOf } from './slice.ts';

/** What the pointer does while it is held down. The first cell decides. */
type Drag =
  | { readonly kind: 'add' | 'remove' }
  /** Marks a candidate, or draws a line to another one. */
  | { readonly kind: 'mark'; readonly from: { readonly cell: number; readonly digit: number } }
  /** Writes the held digit in these cells of the game as it was before. All of it is one entry. */
  | {
      readonly kind: 'write';
      readonly before: GameState;
      readonly mode: Mode;
      readonly isOn: boolean;
      readonly cells: readonly number[];
    };

/** Handles the pointer on the grid. It selects cells, or writes the digit that is held. */
export function pointing(store: Store<HasPlay>): (pointer: BoardPointer) => void {
  let drag: Drag = { kind: 'add' };

  const write = (cell: number, moment: number): void => {
    if (drag.kind !== 'write' || drag.cells.includes(cell)) return;
    const { held: digit, settings } = playOf(store.now);
    const { before, isOn, mode } = drag;
    if (digit === undefined || (mode === 'digit' && drag.cells.length > 0)) return;
    const cells = [...drag.cells, cell];
    drag = { ...drag, cells };
    const open =
      mode === 'digit' ? cells : cells.filter((it) => hasIt(before, it, mode, digit) !== isOn);
    const changes = writing(before, open, { digit, mode }, settings);
    store.update((now) =>
      withGame(now, ({ clock }) =>
        withEntry({ ...before, clock }, { kind: entryKind(mode, changes), changes }, moment),
      ),
    );
  };

  return ({ kind, cell, control, digit: note, isDouble, shift }) => {
    const { held, mode, selection, settings } = playOf(store.now);
    const moment = performance.now();
    const game = gameOf(store.now);
    if (game.isPaused) return;
    switch (kind) {
      case 'down': {
        if (mode === 'mark' && note !== undefined) {
          drag = { kind: 'mark', from: { cell, digit: note } };
        } else if (settings.digitFirst && held !== undefined) {
          const mode = writingMode(store.now);
          drag = {
            kind: 'write',
            before: game,
            mode,
            isOn: !hasIt(game, cell, mode, held),
            cells: [],
          };
          store.update((now) => withSelection(now, [cell]));
          write(cell, moment);
        } else if (isDouble) {
          store.update((now) => withAlikeSelected(now, cell, note));
        } else if (control || shift) {
          drag = { kind: selection.includes(cell) ? 'remove' : 'add' };
          store.update((now) =>
            drag.kind === 'add' ? withCellAdded(now, cell) : withCellRemoved(now, cell),
          );
        } else {
          drag = { kind: 'add' };
          store.update((now) => withSelection(now, [cell]));
        }
        break;
      }
      case 'enter':
        if (drag.kind === 'write') write(cell, moment);
        else if (drag.kind !== 'mark')
          store.update((now) =>
            drag.kind === 'add' ? withCellAdded(now, cell) : withCellRemoved(now, cell),
          );
        break;
      case 'long':
        if (drag.kind !== 'mark') store.update((now) => withLongPress(now, cell, moment));
        break;
      case 'up':
        if (drag.kind === 'mark' && note !== undefined) {
          const { from } = drag;
          const to = { cell, digit: note };
          const isSame = from.cell === cell && from.digit === note;
          store.update((now) =>
            withChanges(
              now,
              'mark',
              (it) => (isSame ? markingNext(it, to) : linking(it, from, to)),
              moment,
            ),
          );
        }
        drag = { kind: 'add' };
        break;
    }
  };
}

/** Places the only note of a blank cell. */
function withLongPress(state: HasPlay, cell: number, moment: number): HasPlay {
  const held = gameOf(state).cells[cell];
  const notes = notesIn(held);
  if (held.digit > 0 || countDigits(notes) !== 1) return state;
  return withDigit(
    withSelection(state, [cell]),
    { digit: digitsOf(notes)[0], mode: 'digit' },
    moment,
  );
}

function hasIt({ cells }: GameState, cell: number, mode: Mode, digit: number): boolean {
  const { centre, colours, corner, digit: own } = cells[cell];
  if (mode === 'digit') return own === digit;
  const has = { colour: colours, corner, centre, note: centre | corner };
  return (has[mode] & (1 << (digit - 1))) !== 0;
}
