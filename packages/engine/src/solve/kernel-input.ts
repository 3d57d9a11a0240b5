import { MAX_LIMIT } from '../bulk/bulk-solver.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { candidateMasks, type Puzzle } from '../search/puzzle.ts';

const { cells: CELLS } = CLASSIC;
const ZERO = '0'.charCodeAt(0);

/** Converts a limit to a limit that the kernel accepts: an integer of at most MAX_LIMIT. */
export function kernelLimit(limit: number): number {
  return Math.min(Math.ceil(limit), MAX_LIMIT);
}

/**
 * Packs classic puzzles for the kernel. If any of the puzzles has pencilmarks, all puzzles are
 * packed as masks. Otherwise they are packed as digits.
 */
export function kernelInput(puzzles: readonly Puzzle[]): Uint8Array | Uint16Array {
  const isMarked = puzzles.some(({ pencilmarks }) => pencilmarks);
  const input = new (isMarked ? Uint16Array : Uint8Array)(CELLS * puzzles.length);
  puzzles.forEach((puzzle, i) => {
    input.set(isMarked ? candidateMasks(puzzle) : puzzle.givens.digits, CELLS * i);
  });
  return input;
}

/** Converts solutions to digits. The kernel writes solutions as the symbols '1' to '9'. */
export function digitsOfSymbols(symbols: Uint8Array): Uint8Array {
  const digits = new Uint8Array(symbols.length);
  for (let at = 0; at < digits.length; at++) digits[at] = symbols[at] - ZERO;
  return digits;
}

/**
 * Returns the grid at `index` from the grids that `digits` stores one after another. The grid
 * shares the memory of `digits`.
 */
export function classicGridAt(digits: Uint8Array, index: number): Grid {
  return { geometry: CLASSIC, digits: digits.subarray(CELLS * index, CELLS * (index + 1)) };
}
