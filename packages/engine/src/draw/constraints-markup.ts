import type { Geometry } from '../grid/geometry.ts';
import { constraintMarks } from './constraint/constraint-marks.ts';
import { haveLabels, MarkMarkup } from './constraint/mark-markup.ts';
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
  /** Whether texts stand in the top left corners of cells. */
  readonly hasLabels: boolean;
}

/** @param cell The width of a cell in the drawing. */
export function constraintsMarkup(
  geometry: Geometry,
  { constraints, pencilmarks }: ConstraintsLayer,
  cell: number,
): ConstraintsMarkup {
  const marks = constraintMarks(geometry, constraints, pencilmarks);
  const drawn = new MarkMarkup(new GridLayout(geometry, cell), paintOf());
  return {
    under: drawn.under(marks).join('\n'),
    over: drawn.over(marks).join('\n'),
    space: spaceOutside(marks, geometry),
    hasLabels: haveLabels(marks),
  };
}
