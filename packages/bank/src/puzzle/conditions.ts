import type { Symmetry } from '@nonet/engine/generate';
import type { Level, SearchId } from '@nonet/engine/rating';

/** From a number to a number, both included. */
export type Range = readonly [from: number, to: number];

/** Conditions on puzzles. A puzzle must fulfil all of them. */
export interface Conditions {
  readonly shape?: readonly [boxRows: number, boxColumns: number] | undefined;
  readonly er?: Range | undefined;
  readonly ep?: Range | undefined;
  readonly ed?: Range | undefined;
  readonly levels?: readonly Level[] | undefined;
  readonly score?: Range | undefined;
  readonly givens?: Range | undefined;
  readonly symmetry?: Symmetry | undefined;
  readonly minimal?: boolean | undefined;
  /** HoDoKu's path uses all of these. */
  readonly techniques?: readonly SearchId[] | undefined;
  /** HoDoKu's path uses none of these. */
  readonly without?: readonly SearchId[] | undefined;
  /** The puzzle is in this collection. */
  readonly in?: string | undefined;
  /** The puzzle is in none of these collections. */
  readonly notIn?: readonly string[] | undefined;
  /** The puzzle is in no collection. */
  readonly unused?: boolean | undefined;
}

export interface PuzzleOrder {
  /** `added`: in the order in which they were added. In a collection, that is its own order. */
  readonly by: 'added' | 'er' | 'score' | 'random';
  /** For `random`. */
  readonly seed?: string | undefined;
  readonly limit?: number | undefined;
}
