import { type Geometry, parseCell } from '@nonet/engine/grid';
import { signal } from '@preact/signals';

/** The cell whose name the pointer or the focus is on. */
export const namedCell = signal<number | undefined>(undefined);

/** The board whose cells a text names. */
export interface NamedBoard {
  readonly geometry: Geometry;
  readonly selection: readonly number[];
}

const NAME = /(r\d+c\d+)/;

/**
 * A text in which pointing at the name of a cell lights the cell. The names of the selected cells are
 * marked.
 */
export function WithCellNames({ text, geometry, selection }: NamedBoard & { text: string }) {
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
