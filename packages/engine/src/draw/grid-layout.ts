import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { type Candidate, cellOf, digitIn } from '../technique/step.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a grid are drawn. The candidates of a cell are arranged as the cells of a box. */
export class GridLayout {
  readonly geometry: Geometry;
  /** The width and the height of a cell. */
  readonly cell: number;
  /** The width and the height of the grid. */
  readonly side: number;
  /** The space for a candidate. Shapes and texts are as large as it allows. */
  readonly unit: number;

  /** @param cell The width of a cell. By default, a candidate has a space of 18. */
  constructor(geometry: Geometry, cell?: number) {
    geometry = internGeometry(geometry);
    const across = Math.max(3, geometry.boxColumns, geometry.boxRows);
    this.geometry = geometry;
    this.cell = cell ?? 18 * across;
    this.side = geometry.size * this.cell;
    this.unit = this.cell / across;
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
    const { cell: width, geometry } = this;
    const { boxColumns, boxRows } = geometry;
    const cell = cellOf(candidate, geometry);
    const index = digitIn(candidate, geometry) - 1;
    return {
      x: this.x(cell) + ((index % boxColumns) + 0.5) * (width / boxColumns),
      y: this.y(cell) + (Math.floor(index / boxColumns) + 0.5) * (width / boxRows),
    };
  }

  middle(candidates: readonly Candidate[]): Point {
    const places = candidates.map((candidate) => this.place(candidate));
    const mean = (pick: (of: Point) => number): number =>
      places.reduce((total, it) => total + pick(it), 0) / places.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }
}
