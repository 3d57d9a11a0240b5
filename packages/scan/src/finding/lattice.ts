import { type Homography, homographyTo, project } from '../picture/homography.ts';
import type { Corners, Point } from '../picture/point.ts';

/** The terms of a polynomial of degree 3 in two variables. */
export const TERMS = 10;

/**
 * Where the grid lies in the picture: u and v, which go from 0 to 1 across the grid and down, are
 * moved by two polynomials, for pages that are not flat, and then projected.
 */
export interface Lattice {
  readonly homography: Homography;
  readonly across: Float64Array;
  readonly down: Float64Array;
}

/** The lattice of a flat page. */
export function flatLattice(corners: Corners): Lattice {
  return {
    homography: homographyTo(corners),
    across: new Float64Array(TERMS),
    down: new Float64Array(TERMS),
  };
}

/** Writes the terms of the polynomials at a point of the grid. */
export function writeTerms(terms: Float64Array, u: number, v: number): void {
  const x = 2 * u - 1;
  const y = 2 * v - 1;
  terms[0] = 1;
  terms[1] = x;
  terms[2] = y;
  terms[3] = x * x;
  terms[4] = x * y;
  terms[5] = y * y;
  terms[6] = x * x * x;
  terms[7] = x * x * y;
  terms[8] = x * y * y;
  terms[9] = y * y * y;
}

const scratch = new Float64Array(TERMS);

/** How far the page moves a point of the grid, in widths of the grid. */
export function bentBy({ across, down }: Lattice, u: number, v: number): Point {
  writeTerms(scratch, u, v);
  let x = 0;
  let y = 0;
  for (let i = 0; i < TERMS; i++) {
    x += across[i] * scratch[i];
    y += down[i] * scratch[i];
  }
  return { x, y };
}

/** The point of the picture at a point of the grid. */
export function pointAt(lattice: Lattice, u: number, v: number): Point {
  const { x, y } = bentBy(lattice, u, v);
  return project(lattice.homography, u + x, v + y);
}

/** The corners of the grid in the picture. */
export function cornersOf(lattice: Lattice): Corners {
  return [
    pointAt(lattice, 0, 0),
    pointAt(lattice, 1, 0),
    pointAt(lattice, 1, 1),
    pointAt(lattice, 0, 1),
  ];
}
