import { bentBy, type Lattice, TERMS, writeTerms } from './lattice.ts';
import type { Segment } from './segments.ts';

/** Beyond this distance in cells, a piece is taken for something else than the line. */
const OUTLIER = 0.06;
const ROUNDS = 4;

/**
 * Bends a lattice so that it goes through the pieces of lines that were found, by iteratively reweighted
 * least squares: a piece far from the others is probably a digit or a frame, and counts little.
 */
export function fitLattice(lattice: Lattice, segments: readonly Segment[], size: number): Lattice {
  const vertical = segments.filter(({ isVertical }) => isVertical);
  const horizontal = segments.filter(({ isVertical }) => !isVertical);
  const acrossTo = ({ u, v, shift }: Segment) => shift + bentBy(lattice, u + shift, v).x;
  const downTo = ({ u, v, shift }: Segment) => shift + bentBy(lattice, u, v + shift).y;
  const outlier = OUTLIER / size;
  return {
    ...lattice,
    across: fitted(lattice.across, vertical, { target: acrossTo, outlier }),
    down: fitted(lattice.down, horizontal, { target: downTo, outlier }),
  };
}

interface FitOptions {
  /** How far the polynomial should move the place of a piece. */
  readonly target: (segment: Segment) => number;
  readonly outlier: number;
}

function fitted(
  polynomial: Float64Array,
  segments: readonly Segment[],
  { target, outlier }: FitOptions,
): Float64Array {
  const rows = segments.map((segment) => {
    const terms = new Float64Array(TERMS);
    writeTerms(terms, segment.u, segment.v);
    return { terms, target: target(segment), contrast: Math.min(segment.contrast, 0.3) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    const matrix = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
    for (const { terms, target, contrast } of rows) {
      const distance = (target - at(polynomial, terms)) / outlier;
      const weight = round === 0 ? contrast : contrast / (1 + distance * distance);
      for (let i = 0; i < TERMS; i++) {
        for (let j = 0; j < TERMS; j++) matrix[i][j] += weight * terms[i] * terms[j];
        matrix[i][TERMS] += weight * terms[i] * target;
      }
    }
    for (let i = 0; i < TERMS; i++) matrix[i][i] += i < 3 ? 1e-6 : 0.02;
    polynomial = solved(matrix);
  }
  return polynomial;
}

function at(polynomial: Float64Array, terms: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < TERMS; i++) sum += polynomial[i] * terms[i];
  return sum;
}

/** Solves a system of equations whose matrix is symmetric and positive, by Gaussian elimination. */
function solved(matrix: readonly Float64Array[]): Float64Array {
  for (let i = 0; i < TERMS; i++) {
    for (let row = i + 1; row < TERMS; row++) {
      const factor = matrix[row][i] / matrix[i][i];
      for (let j = i; j <= TERMS; j++) matrix[row][j] -= factor * matrix[i][j];
    }
  }
  const solution = new Float64Array(TERMS);
  for (let i = TERMS - 1; i >= 0; i--) {
    let sum = matrix[i][TERMS];
    for (let j = i + 1; j < TERMS; j++) sum -= matrix[i][j] * solution[j];
    solution[i] = sum / matrix[i][i];
  }
  return solution;
}
