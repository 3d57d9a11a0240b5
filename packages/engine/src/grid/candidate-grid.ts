import { allDigits, type DigitSet } from './digit-set.ts';
import { type Geometry, internedIfAny, internGeometry } from './geometry.ts';
import { type Grid, internGrid } from './grid.ts';
import { listIn, numbersIn } from './plain-numbers.ts';
import { isObject, wrongKind } from './wrong-kind.ts';

/** A set of candidates for every cell: pencilmarks, or a Sukaku puzzle. */
export interface CandidateGrid {
  readonly geometry: Geometry;
  /** Cell → its candidates. Read-only. */
  readonly candidates: Int32Array;
}

/**
 * A candidate grid whose geometry is that of `internGeometry`.
 *
 * @throws TypeError if the argument with this name is not a candidate grid.
 */
export function internCandidates(grid: CandidateGrid, name: string = 'pencilmarks'): CandidateGrid {
  const { candidates: own, geometry: shape }: Partial<CandidateGrid> = isObject(grid) ? grid : {};
  const geometry = internedIfAny(shape);
  const most = allDigits(geometry?.size ?? 0);
  const candidates = geometry && numbersIn(own, { count: geometry.cells, most }, Int32Array);
  if (!candidates) {
    throw wrongKind(name, 'a candidate grid (geometry, and one digit set per cell)', grid);
  }
  return geometry === shape && candidates === own ? grid : { geometry, candidates };
}

/**
 * Makes a candidate grid from one digit set per cell, row by row. The sets are copied.
 *
 * @throws RangeError if the number of sets is not `geometry.cells`, or if a set has a digit larger
 *   than the size.
 */
export function candidateGridOf(
  geometry: Geometry,
  candidates: ArrayLike<DigitSet>,
): CandidateGrid {
  geometry = internGeometry(geometry);
  const copy = Int32Array.from(listIn(candidates));
  if (copy.length !== geometry.cells) {
    throw new RangeError(`expected ${geometry.cells} sets, got ${copy.length}`);
  }
  const outside = copy.findIndex((set) => (set & ~allDigits(geometry.size)) !== 0);
  if (outside >= 0)
    throw new RangeError(`expected digits 1 to ${geometry.size} at cell ${outside}`);
  return { geometry, candidates: copy };
}

/**
 * The candidates that the rules allow. A filled cell has its own digit. A blank cell has every
 * digit that none of its peers holds.
 */
export function candidatesOf(grid: Grid): CandidateGrid {
  const { geometry, digits } = internGrid(grid);
  const candidates = new Int32Array(geometry.cells);
  for (let cell = 0; cell < geometry.cells; cell++) {
    let seen = 0;
    for (const peer of geometry.peers[cell]) {
      if (digits[peer] !== 0) seen |= 1 << (digits[peer] - 1);
    }
    candidates[cell] =
      digits[cell] !== 0 ? 1 << (digits[cell] - 1) : allDigits(geometry.size) & ~seen;
  }
  return { geometry, candidates };
}
