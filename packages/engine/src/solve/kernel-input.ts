import { MAX_LIMIT } from '../bulk/bulk-solver.ts';
import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { internPuzzle } from '../grid/intern-puzzle.ts';
import type { Puzzle } from '../search/puzzle.ts';

const { cells: CELLS } = CLASSIC;
const ALL = allDigits(CLASSIC.size);
const ZERO = '0'.charCodeAt(0);

/** Converts a limit to an integer of at most MAX_LIMIT. The kernel accepts no other limits. */
export function kernelLimit(limit: number): number {
  return Math.min(Math.ceil(limit), MAX_LIMIT);
}

/** Classic puzzles as bytes, one after another. */
export interface ClassicPuzzles {
  /** Puzzle × 81 + cell → the given of the cell, or 0 if the cell is blank. */
  readonly givens: Uint8Array;
  /** Puzzle × 81 + cell → the pencilmarks of the cell, if any of the puzzles has pencilmarks. */
  readonly marks?: Uint16Array | undefined;
}

export function classicPuzzles(puzzles: readonly Puzzle[]): ClassicPuzzles {
  puzzles = puzzles.map(internPuzzle);
  const givens = new Uint8Array(CELLS * puzzles.length);
  const isMarked = puzzles.some(({ pencilmarks }) => pencilmarks);
  const marks = isMarked ? new Uint16Array(givens.length).fill(ALL) : undefined;
  puzzles.forEach((puzzle, i) => {
    givens.set(puzzle.givens.digits, CELLS * i);
    if (puzzle.pencilmarks) marks?.set(puzzle.pencilmarks.candidates, CELLS * i);
  });
  return { givens, marks };
}

/** Packs puzzles as digits, or as candidate masks if any of the puzzles has pencilmarks. */
export function kernelInput(puzzles: readonly Puzzle[]): Uint8Array | Uint16Array {
  const packed = classicPuzzles(puzzles);
  return packed.marks ? masksOf(packed) : packed.givens;
}

/** Returns each cell's candidates, with digit d as bit d − 1. A given is the only candidate. */
export function masksOf({ givens, marks }: ClassicPuzzles): Uint16Array {
  const masks = marks?.slice() ?? new Uint16Array(givens.length).fill(ALL);
  for (let at = 0; at < masks.length; at++) {
    if (givens[at] !== 0) masks[at] &= 1 << (givens[at] - 1);
  }
  return masks;
}

/** Converts solutions to digits. The kernel writes solutions as the symbols '1' to '9'. */
export function digitsOfSymbols(symbols: Uint8Array): Uint8Array {
  const digits = new Uint8Array(symbols.length);
  for (let at = 0; at < digits.length; at++) digits[at] = symbols[at] - ZERO;
  return digits;
}

/**
 * `digits` holds grids one after another. Returns the grid at `index`, which shares the memory of
 * `digits`.
 */
export function classicGridAt(digits: Uint8Array, index: number): Grid {
  return { geometry: CLASSIC, digits: digits.subarray(CELLS * index, CELLS * (index + 1)) };
}
