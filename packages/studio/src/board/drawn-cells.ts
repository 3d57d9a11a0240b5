import { digitsOf, type Geometry } from '@nonet/engine/grid';
import { cellOf } from '@nonet/engine/rating';
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
  centres: readonly number[];
  /** The notes that are struck through. */
  faults: readonly number[];
  colours: readonly number[];
  heat: readonly Share[];
  other: number;
}

/** Most cells have none of most things, and the grid is drawn with each event of a search. */
const NONE: readonly never[] = [];

/**
 * Reads the layers of a grid. As in a picture, the later of two layers counts. Marks, links and houses
 * are drawn over the cells.
 */
export function drawnCells(
  geometry: Geometry,
  layers: readonly BoardLayer[],
): readonly DrawnCell[] {
  const { cells } = geometry;
  const drawn = Array.from(
    { length: cells },
    (): DrawnCell => ({
      digit: 0,
      as: undefined,
      looks: new Set(),
      notes: NONE,
      corners: NONE,
      centres: NONE,
      faults: NONE,
      colours: NONE,
      heat: NONE,
      other: 0,
    }),
  );
  const marked: DrawnCell[] = [];
  const each = <T>(values: ArrayLike<T>, change: (cell: DrawnCell, value: T) => void): void => {
    for (let cell = 0; cell < cells; cell++) change(drawn[cell], values[cell]);
  };
  for (const layer of layers) {
    switch (layer.kind) {
      case 'digits':
        each(layer.digits, (cell, digit) => {
          if (digit === 0) return;
          cell.digit = digit;
          cell.as = layer.as;
        });
        break;
      case 'cells':
        for (const cell of layer.cells) drawn[cell].looks.add(layer.look);
        break;
      case 'notes':
        each(layer.notes, (cell, set) => (cell.notes = digitsOf(set)));
        break;
      case 'corners':
      case 'centres':
      case 'faults':
        each(layer.notes, (cell, set) => {
          if (set) cell[layer.kind] = digitsOf(set);
        });
        break;
      case 'colours':
        each(layer.colours, (cell, set) => {
          if (set > 0) cell.colours = digitsOf(set);
        });
        break;
      case 'marks':
        // The marks stand at fixed places in a cell, and so do the notes beside them.
        for (const candidate of layer.candidates) {
          const cell = drawn[cellOf(candidate, geometry)];
          if (cell.notes.length === 0) {
            cell.notes = cell.centres.length > 0 ? cell.centres : cell.corners;
          }
          marked.push(cell);
        }
        break;
      case 'heat':
        each(layer.shares, (cell, shares) => (cell.heat = shares));
        break;
      case 'others':
        each(layer.digits, (cell, digit) => (cell.other = digit));
        break;
    }
  }
  for (const cell of marked) Object.assign(cell, { corners: NONE, centres: NONE });
  return drawn;
}
