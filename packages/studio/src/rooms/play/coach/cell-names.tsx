import { parseCell } from '@nonet/engine/grid';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { gameOf, geometryOf } from '../../../game/state.ts';
import { type HasPlay, playOf } from '../slice.ts';

/** The cell whose name the pointer or the focus is on. */
export const namedCell = signal<number | undefined>(undefined);

const NAME = /(r\d+c\d+)/;

/**
 * A text in which pointing at the name of a cell lights the cell. The names of the selected cells are
 * marked.
 */
export function WithCellNames({ text, state }: { text: string; state: HasPlay }): JSX.Element {
  const geometry = geometryOf(gameOf(state));
  const { selection } = playOf(state);
  return (
    <>
      {text.split(NAME).map((part, i) => {
        const cell = NAME.test(part) ? parseCell(geometry, part) : undefined;
        if (cell === undefined) return part;
        const point = (to: number | undefined) => () => {
          namedCell.value = to;
        };
        return (
          <span
            key={i}
            class="cell-name"
            data-pointed={selection.includes(cell) ? '' : undefined}
            onPointerEnter={point(cell)}
            onPointerLeave={point(undefined)}
          >
            {part}
          </span>
        );
      })}
    </>
  );
}
