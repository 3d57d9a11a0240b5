import type { Geometry } from '../grid/geometry.ts';
import { candidateMarkup } from './candidate-markup.ts';
import { houseMarkup } from './cell-markup.ts';
import type { GridStyle } from './draw-grid.ts';
import { GridLayout } from './grid-layout.ts';
import type { Layer } from './layer.ts';
import { linkMarkup } from './link-markup.ts';
import { Sheet } from './sheet.ts';

/** The layers that lie over the digits. */
export type MarkLayer = Extract<Layer, { readonly kind: 'houses' | 'marks' | 'links' }>;

/**
 * Draws houses, marks and links as SVG markup, to be put over a grid that is drawn otherwise.
 * `head` is the share of a cell, at its top, that texts in the corners of cells need. Default 0.
 */
export function marksMarkup(
  geometry: Geometry,
  layers: readonly MarkLayer[],
  { candidate, cell, head }: Pick<GridStyle, 'candidate' | 'cell'> & { readonly head?: number },
): string {
  const sheet = new Sheet(new GridLayout(geometry, cell, head), layers, undefined);
  return [...houseMarkup(sheet), ...candidateMarkup(sheet, candidate), ...linkMarkup(sheet)].join(
    '\n',
  );
}
