import { digitsOf, type Geometry } from '@nonet/engine/grid';
import type { BoardLayer, Share } from './board-layer.ts';

type LayerOf<Kind> = Extract<BoardLayer, { readonly kind: Kind }>;

/** What a cell shows, after all layers. */
export interface DrawnCell {
  /** 0 if the cell is blank. */
  digit: number;
  /** Where the digit comes from. */
  as: LayerOf<'digits'>['as'] | undefined;
  readonly looks: Set<LayerOf<'cells'>['look']>;
  notes: readonly number[];
  corners: readonly number[];
  heat: readonly Share[];
  other: number;
}

/**
 * Reads the layers of a grid. As in a picture, the later of two layers counts. The grid on the page
 * shows no marks, links and houses.
 */
export function drawnCells(
  { cells }: Geometry,
  layers: readonly BoardLayer[],
): readonly DrawnCell[] {
  const drawn = Array.from(
    { length: cells },
    (): DrawnCell => ({
      digit: 0,
      as: undefined,
      looks: new Set(),
      notes: [],
      corners: [],
      heat: [],
      other: 0,
    }),
  );
  const each = <T>(values: ArrayLike<T>, change: (cell: DrawnCell, value: T) => void): void => {
    for (const [cell, one] of drawn.entries()) change(one, values[cell]);
  };
  for (const layer of layers) {
    switch (layer.kind) {
      case 'digits':
        each(layer.digits, (cell, digit) => {
          if (digit > 0) Object.assign(cell, { digit, as: layer.as });
        });
        break;
      case 'cells':
        for (const cell of layer.cells) drawn[cell].looks.add(layer.look);
        break;
      case 'notes':
        each(layer.notes, (cell, set) => (cell.notes = digitsOf(set)));
        break;
      case 'corners':
        each(layer.notes, (cell, set) => (cell.corners = digitsOf(set ?? 0)));
        break;
      case 'heat':
        each(layer.shares, (cell, shares) => (cell.heat = shares));
        break;
      case 'others':
        each(layer.digits, (cell, digit) => (cell.other = digit));
        break;
    }
  }
  return drawn;
}
