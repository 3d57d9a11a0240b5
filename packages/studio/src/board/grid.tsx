import { symbolOf } from '@nonet/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PartProps } from '../state/controls.ts';
import { EASED } from '../state/player.ts';
import { atCell, type Direction, steered, withGiven } from '../state/transitions.ts';
import { type Appearance, appearances } from './appearance.ts';

const STEERING: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
};
const STEERING_WITH_CONTROL: Readonly<Record<string, Direction>> = { Home: 'start', End: 'end' };
const BLANKING: readonly string[] = ['0', '.', ' ', 'Delete'];

/** The grid, the same one in every room. In Enter it takes digits; in Watch it shows the search. */
export function Board({ state, words, controls }: PartProps): JSX.Element {
  const { puzzle, room, cell: at, player, showsCandidates } = state;
  const { update } = controls;
  const { size } = shapeOf(puzzle);
  const table = useRef<HTMLDivElement>(null);
  const cells = appearances(state, words);

  // The focus follows the cell, if it is in the grid at all.
  useLayoutEffect(() => {
    const grid = table.current;
    if (grid?.contains(document.activeElement)) {
      grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    const withControl = event.ctrlKey || event.metaKey;
    const direction = (withControl ? STEERING_WITH_CONTROL : STEERING)[event.key];
    if (direction && !event.shiftKey) {
      event.preventDefault();
      update((now) => steered(now, direction));
    } else if (room === 'enter' && !withControl) {
      type(event);
    }
  };
  const type = (event: KeyboardEvent): void => {
    const digit = digitTyped(event, size);
    const isBackspace = event.key === 'Backspace';
    if (digit === undefined && !isBackspace) return;
    event.preventDefault();
    update((now) => {
      if (!isBackspace) return withGiven(now, now.cell, digit ? symbolOf(digit) : '.');
      return { ...withGiven(now, now.cell, '.'), cell: Math.max(0, now.cell - 1) };
    });
  };

  // A candidate that is pressed is asked about; what is predicted is predicted in its own cell.
  const onClick = ({ target }: MouseEvent): void => {
    const digit = target instanceof HTMLElement ? Number(target.dataset.digit) : 0;
    if (room !== 'watch' || !(digit > 0)) return;
    if (!state.predict.isOn || at === state.picture?.current) controls.asking.digit(digit);
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
                onFocus={() => update((now) => atCell(now, number))}
              >
                {cell.symbol || <Candidates {...cell} size={size} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Candidates({ candidates, size }: Appearance & { size: number }): JSX.Element | null {
  if (candidates.length === 0) return null;
  return (
    <span class="candidates" aria-hidden="true">
      {Array.from({ length: size }, (_, i) => (
        <i key={i} data-digit={i + 1}>
          {candidates.includes(i + 1) ? symbolOf(i + 1) : ''}
        </i>
      ))}
    </span>
  );
}

/** The digit of a key, 0 for a blank. With NumLock, Shift and a numpad key give a key of another name. */
function digitTyped({ key, code }: KeyboardEvent, size: number): number | undefined {
  if (BLANKING.includes(key)) return 0;
  const onPad = /^Numpad(\d)$/.exec(code)?.[1];
  const digit = Number.parseInt(onPad ?? (key.length === 1 ? key : ''), 36);
  return digit >= 0 && digit <= size ? digit : undefined;
}
