import { type Geometry, parseCell } from '@nonet/engine/grid';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** The cell whose name the pointer or the focus is on. */
export const namedCell = signal<number | undefined>(undefined);

const NAME = /(r\d+c\d+)/;

interface Props {
  readonly text: string;
  readonly geometry: Geometry;
  /** The selected cells. Their names are marked. */
  readonly selection: readonly number[];
}

/** A text in which pointing at the name of a cell lights the cell. */
export function WithCellNames({ text, geometry, selection }: Props): JSX.Element {
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
