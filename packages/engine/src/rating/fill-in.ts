import { type DigitSet, hasDigit } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import { withPlaced } from '../grid/placed-digits.ts';
import type { Puzzle } from '../search/puzzle.ts';
import type { Board } from '../technique/any-size/board.ts';
import type { Position } from '../technique/position.ts';

interface Filled {
  readonly givens: Grid;
  /** The givens and the digits of the player. */
  readonly filled: Grid;
  /** Cell → the candidates of a blank. */
  readonly candidates: ArrayLike<DigitSet>;
}

/**
 * Places the digits of the player in a position of the givens, and then removes the other
 * candidates.
 */
export function fillIn<P extends Position | Board>(position: P, player: Filled): P {
  const { candidates, filled, givens } = internPuzzle(player);
  for (const [cell, digit] of filled.digits.entries()) {
    if (digit !== 0 && givens.digits[cell] === 0) position.place(cell, digit);
  }
  for (const [cell, digit] of filled.digits.entries()) {
    if (digit !== 0) continue;
    for (let other = 1; other <= givens.geometry.size; other++) {
      if (!hasDigit(candidates[cell], other)) position.eliminate(cell, other);
    }
  }
  return position;
}

/** Brings a position of the givens to the pencilmarks of the puzzle. */
export function withMarks<P extends Position | Board>(position: P, puzzle: Puzzle): P {
  const { givens, pencilmarks } = puzzle;
  if (!pencilmarks) return position;
  const filled = withPlaced(givens, pencilmarks);
  return fillIn(position, { givens, filled, candidates: pencilmarks.candidates });
}
