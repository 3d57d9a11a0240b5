import { type DigitSet, digitsOf } from '../grid/digit-set.ts';
import type { Geometry } from '../grid/geometry.ts';
import type {
  AlignedPattern,
  BugPattern,
  ChainPattern,
  ColorPattern,
  EndsPattern,
  FishPattern,
  KrakenPattern,
  LinkPattern,
  PlainPattern,
  RulePattern,
  SetPattern,
  Source,
  UniquePattern,
  WingPattern,
} from './pattern.ts';
import type { TechniqueId } from './technique-facts.ts';

export type { TechniqueId };

/**
 * A candidate as one number: cell × size + digit − 1. In a 9×9 grid, candidate 0 is digit 1 in r1c1,
 * and candidate 728 is digit 9 in r9c9.
 */
export type Candidate = number;

/** A candidate that is on (its digit is in its cell) or off. */
export interface CandidateState {
  readonly candidate: Candidate;
  readonly on: boolean;
}

/** @param geometry Default: that of 9×9 grids. The same goes for the functions below. */
export function candidateOf(cell: number, digit: number, geometry?: Geometry): Candidate {
  return cell * (geometry ? geometry.size : 9) + digit - 1;
}

/** The cell of a candidate. */
export function cellOf(candidate: Candidate, geometry?: Geometry): number {
  return Math.floor(candidate / (geometry ? geometry.size : 9));
}

/** The digit of a candidate. */
export function digitIn(candidate: Candidate, geometry?: Geometry): number {
  return (candidate % (geometry ? geometry.size : 9)) + 1;
}

/** The candidates of a cell with these digits, ascending. */
export function candidatesIn(cell: number, digits: DigitSet, geometry?: Geometry): Candidate[] {
  return digitsOf(digits).map((digit) => candidateOf(cell, digit, geometry));
}

/** The techniques that place a digit because nothing else is left for a cell or in a house. */
export const singles = ['full-house', 'naked-single', 'hidden-single'] as const;

export function isSingle(technique: string): boolean {
  return singles.some((single) => single === technique);
}

/** One use of a technique: its pattern and its conclusions. */
export interface Step {
  readonly technique: TechniqueId;
  readonly pattern: Pattern;
  /**
   * The candidates that are removed, without duplicates, ascending. On the scale `hodoku` they are
   * in HoDoKu's order instead, because this order affects which singles are found next. A placement
   * does not list the candidates that it removes from the peers.
   */
  readonly eliminations: readonly Candidate[];
  /** The digit that is placed, or undefined if the step only removes candidates. */
  readonly placement: Candidate | undefined;
}

/**
 * The pattern of a step. It has everything that is needed to draw or describe the step. Each
 * technique has its own order of cells and digits.
 */
export type Pattern =
  | PlainPattern
  | WingPattern
  | EndsPattern
  | LinkPattern
  | FishPattern
  | KrakenPattern
  | SetPattern
  | ColorPattern
  | UniquePattern
  | BugPattern
  | AlignedPattern
  | ChainPattern
  | RulePattern
  | DualPattern;

/** The pattern of a kind. */
export type PatternOf<Kind extends Pattern['kind']> = Extract<Pattern, { readonly kind: Kind }>;

interface DualPattern extends Source {
  readonly kind: 'dual';
  /** The two steps that the dual step combines. */
  readonly parts: readonly [Step, Step];
}

/**
 * The pattern of a step, if it is of this kind.
 *
 * @throws TypeError if it is of another kind.
 */
export function patternAs<Kind extends Pattern['kind']>(
  { pattern, technique }: Step,
  ...kinds: readonly Kind[]
): PatternOf<Kind> {
  if (kinds.some((kind) => kind === pattern.kind)) return pattern as PatternOf<Kind>;
  throw new TypeError(
    `expected ${technique} with a pattern of kind ${kinds.join(' or ')}, got ${pattern.kind}`,
  );
}
