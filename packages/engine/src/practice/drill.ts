import type { PlayerPuzzle } from '../explain/player-puzzle.ts';
import type { DigitSet } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';

/** A position to practise a technique: no technique that comes before it in HoDoKu's order has a step. */
export interface Drill {
  readonly technique: SearchId;
  readonly givens: Grid;
  /** The givens, and the digits that are placed so far. */
  readonly filled: Grid;
  /**
   * Cell → its centre notes: the candidates that easier steps have left. Undefined if the technique
   * is seen without notes.
   */
  readonly notes: ArrayLike<DigitSet> | undefined;
  /** The drill depends only on the technique, the notes, the seed and the number. */
  readonly seed: string;
  readonly number: number;
}

/** A drill as a puzzle that a player has begun, for the functions of `explain`. */
export function drillPuzzle(drill: Drill): PlayerPuzzle {
  const { filled, givens, notes } = internPuzzle(drill);
  return { givens, filled, notes: notes && { centre: notes } };
}
