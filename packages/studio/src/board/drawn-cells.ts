import { digitsOf, type Geometry } from '@nonet/engine/grid';
import { cellOf, digitIn } from '@nonet/engine/rating';
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
  /** The notes with a mark, which is drawn over the cell with its digit, and those that are crossed out. */
  marked: readonly number[];
  crossed: readonly number[];
  /** The digit whose notes are lit, or 0. */
  lit: number;
  colours: readonly number[];
  /** The names of the rules that its digit breaks. */
  broken: readonly string[];
  heat: readonly Share[];
  other: number;
}

/** Most cells have none of most things, and the grid is drawn with each event of a search. */
const NONE: readonly never[] = [];

/**
 * Reads the layers of a grid. As in a picture, the later of two layers counts. Marks, links, houses
 * and constraints are drawn otherwise.
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
      marked: NONE,
      crossed: NONE,
      lit: 0,
      colours: NONE,
      broken: NONE,
      heat: NONE,
      other: 0,
    }),
  );
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
      case 'breaking':
        for (const cell of layer.cells) drawn[cell].broken = [...drawn[cell].broken, layer.rule];
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
        for (const candidate of layer.candidates) {
          const cell = drawn[cellOf(candidate, geometry)];
          const digit = digitIn(candidate, geometry);
          const others = cell.crossed.filter((it) => it !== digit);
          cell.marked = [...cell.marked, digit];
          cell.crossed = layer.role === 'removed' ? [...others, digit] : others;
        }
        break;
      case 'lit':
        for (const cell of drawn) cell.lit = layer.digit;
        break;
      case 'heat':
        each(layer.shares, (cell, shares) => (cell.heat = shares));
        break;
      case 'others':
        each(layer.digits, (cell, digit) => (cell.other = digit));
        break;
    }
  }
  // The marks stand at fixed places in a cell, and so do the notes beside them.
  for (const cell of drawn) {
    const { centres, corners, marked } = cell;
    if (marked.length === 0 || corners.length + centres.length === 0) continue;
    cell.notes = [...new Set([...corners, ...centres])].sort((a, b) => a - b);
    cell.corners = cell.centres = NONE;
  }
  return drawn;
}
