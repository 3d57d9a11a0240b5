import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
} from '../../grid/geometry.ts';
import type { Row } from './row.ts';

/** Finds the shape of a grid by its rows. */
export class RowShapes {
  /** The shape of all grids, if it is given. */
  readonly given: Geometry | undefined;
  /** The shape of the previous grid. */
  before: Geometry | undefined;
  /** What `of` returned last, for which rows. */
  private latest: {
    readonly rows: readonly Row[] | undefined;
    readonly count: number;
    readonly shape: Geometry | undefined;
  } = { rows: undefined, count: 0, shape: undefined };

  constructor(given: Geometry | undefined) {
    this.given = given;
  }

  /** The shape of most rows so far. */
  of(rows: readonly Row[]): Geometry | undefined {
    if (this.latest.rows !== rows || this.latest.count !== rows.length) {
      this.latest = { rows, count: rows.length, shape: this.ofMost(rows) };
    }
    return this.latest.shape;
  }

  /**
   * The shape of most rows. If several shapes are equally frequent, prefers the shape of the
   * previous record, and otherwise the shape that comes first.
   */
  ofMost(rows: readonly Row[]): Geometry | undefined {
    const [first] = rows;
    const isSame = ({ boxColumns, cells }: Row): boolean =>
      cells.length === first.cells.length && boxColumns === first.boxColumns;
    if (rows.every(isSame)) return (first && this.ofRow(first)) ?? this.given;
    const votes = new Map<Geometry, number>();
    for (const row of rows) {
      const shape = this.ofRow(row);
      if (shape) votes.set(shape, (votes.get(shape) ?? 0) + 1);
    }
    const most = Math.max(...votes.values());
    if (this.before && votes.get(this.before) === most) return this.before;
    return [...votes.keys()].find((shape) => votes.get(shape) === most) ?? this.given;
  }

  ofRow({ cells: { length: size }, boxColumns = 0 }: Row): Geometry | undefined {
    if (this.given) return this.given.size === size ? this.given : undefined;
    const boxRows = size / boxColumns;
    return isBoxShape(boxRows, boxColumns) ? geometryOf(boxRows, boxColumns) : geometryOfSize(size);
  }
}
