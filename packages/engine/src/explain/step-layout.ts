import type { Geometry } from '../grid/geometry.ts';
import type { PatternNode } from '../technique/step.ts';

/** Where the parts of a grid are drawn. */
export class StepLayout {
  readonly geometry: Geometry;
  /** The width and the height of a cell. */
  readonly cell: number;
  /** The width and the height of the grid. */
  readonly side: number;
  /** The number of candidates side by side in a cell. */
  private readonly across: number;

  constructor(geometry: Geometry) {
    this.geometry = geometry;
    this.across = Math.ceil(Math.sqrt(geometry.size));
    // Candidates above 9 have two digits.
    const candidate = geometry.size > 9 ? 20 : 18;
    this.cell = candidate * Math.max(3, this.across);
    this.side = geometry.size * this.cell;
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
  place(cell: number, digit: number): { x: number; y: number } {
    const { across } = this;
    const down = Math.ceil(this.geometry.size / across);
    return {
      x: this.x(cell) + (((digit - 1) % across) + 0.5) * (this.cell / across),
      y: this.y(cell) + (Math.floor((digit - 1) / across) + 0.5) * (this.cell / down),
    };
  }

  /** The middle of the candidates of a node. */
  middle({ cells, digit }: PatternNode): { x: number; y: number } {
    const places = cells.map((cell) => this.place(cell, digit));
    const sum = (pick: (of: { x: number; y: number }) => number): number =>
      places.reduce((total, it) => total + pick(it), 0) / places.length;
    return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
  }
}
