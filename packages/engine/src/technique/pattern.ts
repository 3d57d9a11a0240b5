import type { Constraint } from '../constraint/constraint.ts';

/** Some cells, and all digits that they may have. */
interface CellsWithDigits {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** Cells with digits, and the houses in which they hold, such as all places of a digit in a house. */
export interface Source extends CellsWithDigits {
  readonly houses: readonly number[];
}

/** Digits and cells of which one has only the other, such as a pair, or a digit in two lines. */
export interface Confined extends Source {
  /** The houses in which the digits fit only in the cells. If empty, the cells have no other digits. */
  readonly houses: readonly number[];
}

/** What follows from what is left after some statements of a chain. */
export interface NestedProof extends Source, ProvingChains {
  readonly conclusion: PatternNode;
}

/** One chain that leads to a contradiction, or a chain for each case. */
export interface ProvingChains {
  readonly chains: readonly (readonly PatternNode[])[];
  /**
   * Chain → the cell without a candidate, or the house without a place for a digit, to which the
   * chain leads. Undefined if it leads to the conclusion instead.
   */
  readonly clashes?: readonly (Source | undefined)[];
}

/**
 * A statement in a chain: one of the cells has the digit ("on"), or none of them has it ("off").
 */
export interface PatternNode {
  readonly cells: readonly number[];
  readonly digit: number;
  readonly on: boolean;
  /** The indexes of the nodes from which this node follows. Default: the previous node. */
  readonly parents?: readonly number[];
  /** The house that has no other place left for the digit, if that is why the node is on. */
  readonly house?: number;
  /** A pattern of what is left, if that is why the node is off. */
  readonly confined?: Confined;
  /** Chains within the chain, if they are why the node is off. */
  readonly nested?: NestedProof;
}

/** Singles, locked candidates, subsets, templates and a few others. */
export interface PlainPattern extends Source {
  readonly kind: 'plain';
  /** The house in which a digit has one place left because of the pattern, and is placed there. */
  readonly besides?: number;
  /** Of locked candidates: the house that gets its digit in the cells. */
  readonly cover?: readonly [number];
}

/** XY-Wings and XYZ-Wings. The digits are x, y and z, in this order. */
export interface WingPattern extends Source {
  readonly kind: 'wing';
  /** The cell with x and y, or with all three digits. */
  readonly pivot: number;
  /** The cell with x and z, and the cell with y and z. */
  readonly pincers: readonly [number, number];
}

/** W-Wings. One of the ends has the first digit. */
export interface EndsPattern extends Source {
  readonly kind: 'ends';
  /** Two cells with both digits. */
  readonly ends: readonly [number, number];
  /** The only places of the second digit in a house. Each sees one end, in the same order. */
  readonly link: readonly [number, number];
}

/** Two strong links on one digit. */
export interface LinkPattern extends Source {
  readonly kind: 'links';
  /** The ends of the links, in order: both ends of the first link, then both of the second. */
  readonly ends: readonly (readonly number[])[];
}

/** The base of a fish is in `houses`. */
export interface FishPattern extends Source {
  readonly kind: 'fish';
  /** As many houses as in the base. They get their digit in the cells. */
  readonly cover: readonly number[];
  /** The places of a finned fish that are not in its cover. */
  readonly fins: readonly number[];
  /** The places of a fish that are in two of its base houses. */
  readonly endoFins: readonly number[];
}

/** A fish with chains from its fins. */
export interface KrakenPattern extends Omit<FishPattern, 'kind'> {
  readonly kind: 'kraken';
  readonly chains: readonly (readonly PatternNode[])[];
}

/** Almost locked sets, or the three sets of a Sue de Coq. */
export interface SetPattern extends Source {
  readonly kind: 'sets';
  /** An almost locked set has one more digit than it has cells. */
  readonly sets: readonly CellsWithDigits[];
  /**
   * The restricted commons of the almost locked sets, link by link. In a Death Blossom, these are
   * the candidates of the stem, petal by petal.
   */
  readonly commons: readonly (readonly number[])[];
  /** The cell whose candidates are the commons. It is in no set. */
  readonly stem?: number;
}

export interface ColorPattern extends Source {
  readonly kind: 'colors';
  /** The cells of the colors, two colors for each cluster. */
  readonly colors: readonly (readonly number[])[];
}

/** The subset of a pattern that relies on the single solution, in type 3. */
export interface UniqueSubset extends CellsWithDigits {
  readonly kind: 'naked' | 'hidden';
}

/** A rectangle or a loop that relies on the single solution. */
export interface UniquePattern extends Source {
  readonly kind: 'unique';
  /** The subset of type 3. Its `cells` do not include the cells of the pattern itself. */
  readonly subset?: UniqueSubset;
}

/** A universal grave. */
export interface BugPattern extends Source {
  readonly kind: 'bug';
  /** The candidates that are more than two in their cell, as numbers. One of them is true. */
  readonly extras: readonly number[];
  readonly subset?: UniqueSubset;
}

export interface AlignedPattern extends Source {
  readonly kind: 'aligned';
  /** The cells of the exclusion, with their candidates. */
  readonly aligned: readonly CellsWithDigits[];
  /** The cells that exclude combinations of digits. */
  readonly excluders: readonly CellsWithDigits[];
}

/** The chains that prove a step. */
export interface ChainPattern extends Source, ProvingChains {
  readonly kind: 'chains';
  /** The pattern that HoDoKu's notation writes, if it is not this one. */
  readonly hodoku?: ChainPattern;
}

/** A sum that follows from cages and houses: that of the innies is so much more than that of the outies. */
export interface RuleSum {
  /** Cells of the houses that are in none of the cages. */
  readonly innies: readonly number[];
  /** Cells of the cages that are in none of the houses. */
  readonly outies: readonly number[];
  readonly total: number;
}

/** Constraints of a variant that exclude digits, and the houses that they are used with. */
export interface RulePattern extends Source {
  readonly kind: 'rule';
  readonly constraints: readonly Constraint[];
  /** Those of the cells that the constraints, or their sum, are about. */
  readonly core: readonly number[];
  /** The missing candidates that the step rests on. */
  readonly missing: readonly number[];
  /** All that is used of the cages and the houses, if it is their sum. */
  readonly sum?: RuleSum;
}
