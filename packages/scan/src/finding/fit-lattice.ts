import { bentBy, type Lattice, TERMS, writeTerms } from './lattice.ts';
import { LeastSquares } from './linear-system.ts';
import type { Segment } from './segments.ts';

/** Beyond this distance in cells, a piece is taken for something else than the line. */
const OUTLIER = 0.06;
const ROUNDS = 3;

/** What bending costs: without it, a few pieces that are not of the grid could bend the page. */
const BENDING = 0.02;

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
  const terms = new Float64Array(TERMS);
  const targets = segments.map(target);
  for (let round = 0; round < ROUNDS; round++) {
    const equations = new LeastSquares(TERMS);
    for (let i = 0; i < segments.length; i++) {
      const { u, v, contrast } = segments[i];
      writeTerms(terms, u, v);
      const distance = (targets[i] - at(polynomial, terms)) / outlier;
      const weight = Math.min(contrast, 0.3);
      equations.add(terms, targets[i], round === 0 ? weight : weight / (1 + distance * distance));
    }
    for (let term = 0; term < TERMS; term++) equations.damp(term, term < 3 ? 1e-6 : BENDING);
    polynomial = equations.solve();
  }
  return polynomial;
}

function at(polynomial: Float64Array, terms: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < TERMS; i++) sum += polynomial[i] * terms[i];
  return sum;
}
