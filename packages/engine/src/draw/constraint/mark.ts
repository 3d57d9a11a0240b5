import type { Cells } from '../../constraint/constraint.ts';
import type { ThemeColor } from '../theme.ts';

/** A place, in cells from the top left corner of the grid: the middle of r1c1 is (0.5, 0.5). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the drawing of a constraint, as plain data. All lengths are in cells. */
export type Mark = AreaMark | LineMark | NodeMark | LabelMark | DiscMark | SignMark | ClueMark;

/** Cells with a ground, or with an outline: that of a cage is dashed. */
export interface AreaMark {
  readonly shape: 'area';
  readonly cells: Cells;
  readonly fill?: ThemeColor;
  readonly edge?: 'solid' | 'dashed';
}

/** A line through points. */
export interface LineMark {
  readonly shape: 'line';
  readonly points: readonly Point[];
  readonly color: ThemeColor;
  readonly width: number;
  /** The lengths of dashes, and of the spaces between them. Default: a solid line. */
  readonly dash?: readonly [length: number, space: number];
  readonly isArrow?: boolean;
}

/**
 * What lies in a cell or at the end of a line: a `bulb`, a `square` and a `dot` are filled, a `circle`
 * and a `diamond` are outlines. A circle around several cells goes from the first to the last.
 */
export interface NodeMark {
  readonly shape: 'node';
  readonly look: 'bulb' | 'circle' | 'diamond' | 'square' | 'dot' | 'odd' | 'even';
  readonly color: ThemeColor;
  readonly at: Point;
  readonly to?: Point;
}

/** A small text in the top left corner of a cell, such as the sum of a cage. */
interface LabelMark {
  readonly shape: 'label';
  readonly cell: number;
  readonly text: string;
  /** How many labels of the cell stand before it. */
  readonly place: number;
}

/** A disc on an edge or a corner. Its text may have two lines. */
export interface DiscMark {
  readonly shape: 'disc';
  readonly at: Point;
  readonly look: 'white' | 'black' | 'gray';
  readonly lines: readonly string[];
}

/** A sign on an edge: a text, or the sign for less, whose tip points to the smaller digit. */
type SignMark = {
  readonly shape: 'sign';
  readonly at: Point;
} & ({ readonly text: string } | { readonly tip: Point });

/**
 * A text outside the grid. The arrow of a diagonal begins beside it. Other texts stand alone, between
 * two bars, or in a tower.
 */
export interface ClueMark {
  readonly shape: 'clue';
  readonly at: Point;
  readonly text: string;
  readonly look?: 'bars' | 'tower' | undefined;
  readonly arrow?: readonly [from: Point, to: Point];
}
