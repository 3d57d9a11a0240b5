import type { DifferenceGraph } from './difference-graph.ts';

/**
 * A variant as the few kinds of rules that a search knows. A value is a digit less the smallest digit,
 * so that values are 0 to `values` − 1, and value v is bit v of a set.
 */
export interface Compiled {
  /** The number of cells. */
  readonly cells: number;
  /** The number of values. */
  readonly values: number;
  /** The digit of value 0. */
  readonly least: number;
  /** Cell → the values that givens, pencilmarks and rules for a single cell allow. */
  readonly domains: Int32Array;
  /** Groups of `values` cells: each value stands in exactly one of them. */
  readonly houses: readonly Uint16Array[];
  /** Groups of fewer cells, which hold different values. None lies within a house or another group. */
  readonly distinct: readonly Uint16Array[];
  /** Pairs of cells that hold different values, and are together in no house or group: a, b, a, b … */
  readonly apart: Uint16Array;
  /** All pairs of cells that hold different values. */
  readonly graph: DifferenceGraph;
  readonly pairs: readonly PairTable[];
  readonly sets: readonly ValueSets[];
  readonly sums: readonly LinearSum[];
  readonly automata: readonly Automaton[];
}

/** The values that two cells may hold together. There is at most one table for two cells. */
export interface PairTable {
  readonly a: number;
  readonly b: number;
  /** Value of a → set of values of b. */
  readonly allowed: Int32Array;
}

/** Cells with different values that form one of these sets: a killer cage, a renban. */
export interface ValueSets {
  readonly cells: Uint16Array;
  /** Ascending. */
  readonly sets: Int32Array;
  /** The sum of the values, if it is that of all sets. */
  readonly total?: number;
}

/** The weighted sum of the values of these cells is the total. Weights are not 0. */
export interface LinearSum {
  readonly cells: Uint16Array;
  readonly weights: Int16Array;
  readonly total: number;
}

/** The values of these cells, in order, lead from the state 0 to a state that accepts. */
export interface Automaton {
  readonly cells: Uint16Array;
  readonly states: number;
  /** state × values + value → next state, or −1. */
  readonly next: Int16Array;
  /** State → 1 if it accepts. */
  readonly accepts: Uint8Array;
}
