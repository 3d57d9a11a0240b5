import { type DigitSet, digitsOf } from '../grid/digit-set.ts';

/**
 * A candidate as one number: cell × 9 + digit − 1. Candidate 0 is digit 1 in r1c1, and candidate 728
 * is digit 9 in r9c9.
 */
export type Candidate = number;

export function candidateOf(cell: number, digit: number): Candidate {
  return cell * 9 + digit - 1;
}

export function cellOf(candidate: Candidate): number {
  return Math.floor(candidate / 9);
}

/** The digit of a candidate. */
export function digitIn(candidate: Candidate): number {
  return (candidate % 9) + 1;
}

/** The candidates of a cell with these digits, ascending. */
export function candidatesIn(cell: number, digits: DigitSet): Candidate[] {
  return digitsOf(digits).map((digit) => candidateOf(cell, digit));
}

/** The techniques outside chains. Their names are HoDoKu's, where HoDoKu has the technique. */
export type PatternTechnique =
  | 'full-house'
  | 'hidden-single'
  | 'naked-single'
  | 'locked-candidates-1'
  | 'locked-candidates-2'
  | 'naked-pair'
  | 'naked-triple'
  | 'naked-quadruple'
  | 'hidden-pair'
  | 'hidden-triple'
  | 'hidden-quadruple'
  | 'x-wing'
  | 'swordfish'
  | 'jellyfish'
  | 'xy-wing'
  | 'xyz-wing'
  | 'wxyz-wing'
  | 'vwxyz-wing'
  | 'uvwxyz-wing'
  | 'tuvwxyz-wing'
  | 'two-strong-links'
  | 'three-strong-links'
  | 'four-strong-links'
  | 'uniqueness-test-1'
  | 'uniqueness-test-2'
  | 'uniqueness-test-3'
  | 'uniqueness-test-4'
  | 'unique-loop-1'
  | 'unique-loop-2'
  | 'unique-loop-3'
  | 'unique-loop-4'
  | 'bug-plus-1'
  | 'bug-type-2'
  | 'bug-type-3'
  | 'bug-type-4'
  | 'aligned-pair-exclusion'
  | 'aligned-triple-exclusion';

/** The techniques of chains, as Sudoku Explainer names them. */
export type ChainTechnique =
  | 'x-cycle'
  | 'y-cycle'
  | 'xy-cycle'
  | 'x-chain'
  | 'xy-chain'
  | 'nishio-forcing-chain'
  | 'cell-forcing-chain'
  | 'region-forcing-chain'
  | 'contradiction-forcing-chain'
  | 'double-forcing-chain';

export type TechniqueId = PatternTechnique | ChainTechnique;

/** One use of a technique: what it is based on, and what follows from it. */
export interface Step {
  readonly technique: TechniqueId;
  readonly pattern: Pattern;
  /** The candidates that are removed, ascending. A placement does not list those of its peers. */
  readonly eliminations: readonly Candidate[];
  /** The digit that is placed, or undefined if the step only removes candidates. */
  readonly placement: Candidate | undefined;
}

/** What a step is based on. A picture and a sentence need nothing else. */
export interface Pattern {
  /** The cells of the pattern. Their order is the technique's own. */
  readonly cells: readonly number[];
  /** The digits of the pattern. Their order is the technique's own. */
  readonly digits: readonly number[];
  /** The houses in which the pattern holds. The base houses of a fish come first. */
  readonly houses: readonly number[];
  /** The cells of the ends of strong links: the two ends of the first link, and so on. */
  readonly ends?: readonly (readonly number[])[];
  /** The cells that exclude combinations of digits in an aligned exclusion. */
  readonly excluders?: readonly number[];
  /** The subset that a uniqueness pattern of type 3 has in its house, without the pattern's cells. */
  readonly subset?: {
    readonly kind: 'naked' | 'hidden';
    readonly cells: readonly number[];
    readonly digits: readonly number[];
  };
}
