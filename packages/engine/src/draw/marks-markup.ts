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
 * `hasTexts` is true if texts stand in the top left corners of cells.
 */
export function marksMarkup(
  geometry: Geometry,
  layers: readonly MarkLayer[],
  {
    candidate,
    cell,
    hasTexts,
  }: Pick<GridStyle, 'candidate' | 'cell'> & { readonly hasTexts?: boolean },
): string {
  const sheet = new Sheet(new GridLayout(geometry, cell, hasTexts), layers, undefined);
  return [...houseMarkup(sheet), ...candidateMarkup(sheet, candidate), ...linkMarkup(sheet)].join(
    '\n',
  );
}
