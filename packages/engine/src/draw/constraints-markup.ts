import type { Geometry } from '../grid/geometry.ts';
import { constraintMarks } from './constraint/constraint-marks.ts';
import { headOf, MarkMarkup } from './constraint/mark-markup.ts';
import { spaceOutside } from './constraint/outside-clues.ts';
import { GridLayout } from './grid-layout.ts';
import type { Layer } from './layer.ts';
import { paintOf } from './theme.ts';

export type ConstraintsLayer = Extract<Layer, { readonly kind: 'constraints' }>;

/** SVG markup for a grid that is drawn otherwise. */
export interface ConstraintsMarkup {
  /** What lies under the digits, and what lies over the lines of the grid. */
  readonly under: string;
  readonly over: string;
  /** The width of the space that clues outside the grid need around it, in cells. */
  readonly space: number;
  /** The share of a cell, at its top, that texts in the corners of cells need. 0 without such texts. */
  readonly head: number;
}

/** No text is enlarged to more than this share of a cell. */
const LARGEST = 0.33;

/**
 * @param cell The width of a cell in the drawing.
 * @param text Texts are at least as large, if the cells are large enough. Default 0.
 */
export function constraintsMarkup(
  geometry: Geometry,
  { constraints, pencilmarks }: ConstraintsLayer,
  cell: number,
  text = 0,
): ConstraintsMarkup {
  const marks = constraintMarks(geometry, constraints, pencilmarks);
  const least = { line: 0, text: Math.min(text, LARGEST * cell) };
  const drawn = new MarkMarkup(new GridLayout(geometry, cell), paintOf(), least);
  return {
    under: drawn.under(marks).join('\n'),
    over: drawn.over(marks).join('\n'),
    space: spaceOutside(marks, geometry),
    head: headOf(marks, cell, least),
  };
}
