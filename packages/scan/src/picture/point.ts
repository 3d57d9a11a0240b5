/** A point of the picture, in pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a quadrilateral, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];
