import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import { withNote } from '../state/notes.ts';
import { EASED } from '../state/player.ts';
import { cellMoved, type Move, withGiven } from '../state/transitions.ts';
import { appearances } from './appearance.ts';
import { CellContent } from './cell-content.tsx';
import { keyTyped } from './key-typed.ts';

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
};
const MOVES_WITH_CONTROL: Readonly<Record<string, Move>> = { Home: 'start', End: 'end' };

/** The grid. In Enter the user types digits into it. In Watch it shows the search. */
export function Board({ state, words, controls }: PartProps): JSX.Element {
  const { puzzle, room, cell: at, player, showsCandidates } = state;
  const { update } = controls;
  const { size } = shapeOf(puzzle);
  const table = useRef<HTMLDivElement>(null);
  const cells = appearances(state, words);

  // If the focus is in the grid, move the focus to the current cell.
  useLayoutEffect(() => {
    const grid = table.current;
    if (grid?.contains(document.activeElement)) {
      grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const withControl = event.ctrlKey || event.metaKey;
    if (room === 'enter' && !withControl && type(event)) {
      event.preventDefault();
      return;
    }
    const move = (withControl ? MOVES_WITH_CONTROL : MOVES)[event.key];
    if (!move || event.shiftKey) return;
    event.preventDefault();
    update((now) => cellMoved(now, move));
  };
  const type = (event: KeyboardEvent): boolean => {
    const typed = keyTyped(event, size);
    if (!typed) return false;
    update((now) => {
      if ('note' in typed) return withNote(now, now.cell, typed.note);
      if ('digit' in typed) return withGiven(now, now.cell, symbolOf(typed.digit));
      return { ...withGiven(now, now.cell, '.'), cell: Math.max(0, now.cell - 1) };
    });
    return true;
  };

  // A click on a candidate asks "why not?". While the user predicts, the candidate is the
  // prediction, and only the current cell takes clicks.
  const onClick = ({ target }: MouseEvent): void => {
    const digit = target instanceof HTMLElement ? Number(target.dataset.digit) : 0;
    if (room !== 'watch' || !(digit > 0)) return;
    if (!state.predict.isOn || at === state.picture?.current) controls.digitInput.press(digit);
  };

  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return (
    <div
      class="grid"
      role="grid"
      ref={table}
      aria-label={words.grid.label(size)}
      aria-rowcount={size}
      aria-colcount={size}
      aria-readonly={room === 'watch'}
      data-eased={player.playing && player.speed > EASED ? undefined : ''}
      data-candidates={showsCandidates ? '' : undefined}
      style={{ '--size': size, '--box': puzzle.boxColumns }}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {rows.map((row, y) => (
        <div role="row" class="row" aria-rowindex={y + 1} key={y}>
          {row.map((cell, x) => {
            const number = y * size + x;
            return (
              <div
                role="gridcell"
                key={number}
                class={cell.classes}
                tabIndex={number === at ? 0 : -1}
                aria-colindex={x + 1}
                aria-label={cell.name}
                aria-readonly={cell.isGiven && room === 'watch' ? true : undefined}
                aria-invalid={cell.isInvalid ? true : undefined}
                aria-selected={number === at}
                onFocus={() => update((now) => ({ ...now, cell: number }))}
              >
                <CellContent {...cell} size={size} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
