import type { Step } from '../../step.ts';
import type { Rank } from '../rank.ts';
import { type Literal, oppositeOf } from './literal.ts';

/**
 * Why a literal of a chain follows from the one before it: the two candidates share a cell, a box,
 * a row or a column. The start of a chain is an assumption.
 */
export const CAUSE = { start: 0, cell: 1, box: 2, row: 3, column: 4 } as const;

export type Cause = (typeof CAUSE)[keyof typeof CAUSE];

/**
 * The links that a chain may use, in the terms of Sudoku Explainer. An X chain stays with one
 * digit. A Y chain turns candidates on only in cells with two candidates. An XY chain may use all
 * links.
 */
export type ChainKind = 'x' | 'y' | 'xy';

/**
 * A chain without branches, stored backwards. The first literal is the conclusion, and the last
 * literal is the assumption. Each literal follows from the literal after it.
 */
export interface LinearChain {
  readonly literals: readonly Literal[];
  /** The cause of each literal. */
  readonly causes: readonly Cause[];
}

/**
 * A step that a chain or a cycle proves, and the numbers by which Sudoku Explainer sorts such
 * steps.
 */
export interface LinearChainStep extends Step {
  /** The rating as Sudoku Explainer computes it, with the rounding errors of its sums. */
  readonly rating: number;
  /** Steps with the same rating are sorted by complexity, and then by sort key. */
  readonly chain: { readonly complexity: number; readonly sortKey: number };
  /**
   * A forcing chain ends with the opposite of its assumption. A cycle ends with its assumption, and
   * is also valid in the other direction: see `reversedCycle`.
   */
  readonly proof: LinearChain;
}

export const SORT_KEY: Readonly<Record<ChainKind, number>> = { x: 2, y: 3, xy: 4 };

/**
 * What Sudoku Explainer adds to the rating of a chain for its length. For each of the numbers 4, 6,
 * 8, 12, 16, 24, 32 … that is smaller than the complexity minus 2, it adds 0.1. The tenths are
 * added one by one, because ratings are compared with their rounding errors.
 */
export function lengthRating(complexity: number): number {
  let rating = 0;
  let limit = 4;
  for (let odd = false; complexity - 2 > limit; odd = !odd) {
    rating += 0.1;
    limit = odd ? (limit * 4) / 3 : (limit * 3) / 2;
  }
  return rating;
}

export function cycleRating(kind: ChainKind, complexity: number): number {
  return (kind === 'xy' ? 7.0 : 6.5) + lengthRating(complexity);
}

/** The rating of a forcing chain without branches. */
export function chainRating(kind: ChainKind, complexity: number): number {
  return (kind === 'xy' ? 7.0 : 6.6) + lengthRating(complexity);
}

/** The order of steps: by rating, by complexity, and by the kind of chain. */
export function chainRank(kind: ChainKind, complexity: number): Rank {
  return [chainRating(kind, complexity), complexity, SORT_KEY[kind]];
}

export function cycleRank(kind: ChainKind, complexity: number): Rank {
  return [cycleRating(kind, complexity), complexity, SORT_KEY[kind]];
}

/**
 * The other direction of a cycle. Every candidate that was on is off, and every candidate that was
 * off is on. As in Sudoku Explainer, each candidate keeps its cause, although the links are now
 * followed backwards.
 */
export function reversedCycle({ literals, causes }: LinearChain): LinearChain {
  return {
    literals: literals.map(oppositeOf).reverse(),
    causes: causes.toReversed(),
  };
}
