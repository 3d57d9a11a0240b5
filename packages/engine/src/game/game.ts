import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { BLANK } from './game-cell.ts';
import { EMPTY_JOURNAL, type Played } from './journal.ts';

/** A game: what a player did with a puzzle, and the board that she has now. */
export interface Game extends Played {
  readonly puzzle: Puzzle;
  /** The time played, in milliseconds. */
  readonly played: number;
}

/** A game in which nothing has been done yet. */
export function gameStart(puzzle: Puzzle): Game {
  puzzle = internPuzzle(puzzle);
  const cells = Array.from(puzzle.givens.digits, (digit) => ({ ...BLANK, digit }));
  return { puzzle, cells, journal: EMPTY_JOURNAL, played: 0 };
}
