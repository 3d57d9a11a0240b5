import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Candidates below texts in corners leave this share of a cell, at its sides, to outlines. */
const SIDE = 0.07;

/**
 * Where the parts of a grid are drawn. The candidates of a cell are arranged as the cells of a box, or in
 * a square if there are no boxes.
 */
export class GridLayout {
  readonly geometry: Geometry;
  /** The width and the height of a cell. */
  readonly cell: number;
  /** The width and the height of the grid. */
  readonly side: number;
  /** The space for a candidate. Shapes and texts are as large as it allows. */
  readonly unit: number;
  /** The number of candidates beside and below each other in a cell. */
  private readonly across: number;
  private readonly down: number;
  /** The share of a cell, at its top, in which no candidate is. */
  private readonly head: number;
  /** The share at the other three sides. */
  private readonly inset: number;

  /**
   * @param cell The width of a cell. By default, a candidate has a space of 18.
   * @param head The share of a cell, at its top, that texts in the corners of cells need. Default 0.
   */
  constructor(geometry: Geometry, cell?: number, head = 0) {
    geometry = internGeometry(geometry);
    this.across = geometry.boxColumns || Math.ceil(Math.sqrt(geometry.size));
    this.down = geometry.boxRows || Math.ceil(geometry.size / this.across);
    const most = Math.max(3, this.across, this.down);
    this.geometry = geometry;
    this.cell = cell ?? 18 * most;
    this.side = geometry.size * this.cell;
    this.head = head;
    this.inset = head > 0 ? SIDE : 0;
    this.unit = ((1 - head - this.inset) * this.cell) / most;
  }

  /** The left edge of a cell. */
  x(cell: number): number {
    return this.geometry.column[cell] * this.cell;
  }

  /** The top edge of a cell. */
  y(cell: number): number {
    return this.geometry.row[cell] * this.cell;
  }

  /** The middle of a candidate. */
  place(candidate: Candidate): Point {
    const { across, cell: width, down, geometry, head, inset } = this;
    const cell = cellOf(candidate, geometry);
    const index = digitIn(candidate, geometry) - 1;
    const [wide, high] = [(1 - 2 * inset) * width, (1 - head - inset) * width];
    return {
      x: this.x(cell) + inset * width + ((index % across) + 0.5) * (wide / across),
      y: this.y(cell) + head * width + (Math.floor(index / across) + 0.5) * (high / down),
    };
  }

  middle(candidates: readonly Candidate[]): Point {
    const places = candidates.map((candidate) => this.place(candidate));
    const mean = (pick: (of: Point) => number): number =>
      places.reduce((total, it) => total + pick(it), 0) / places.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }
}
