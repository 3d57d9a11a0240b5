import { MAX_LIMIT } from '../bulk/bulk-solver.ts';
import { CLASSIC, type Geometry } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { candidateMasks, type Puzzle } from '../search/puzzle.ts';
import type { Strategy } from '../search/strategy.ts';

const { cells: CELLS } = CLASSIC;
const ZERO = '0'.charCodeAt(0);

/**
 * Which engine answers: the bulk kernel for 9×9, a strategy for everything else. The kernel counts
 * no events, so whoever names a strategy or bounds the events gets a strategy.
 */
export function usesKernel(
  geometry: Geometry,
  {
    strategy,
    events,
  }: { readonly strategy?: Strategy | undefined; readonly events?: number | undefined } = {},
): boolean {
  return geometry === CLASSIC && strategy === undefined && events === undefined;
}

/** A limit as the kernel takes it: whole, and at most MAX_LIMIT. */
export function kernelLimit(limit: number): number {
  return Math.min(Math.ceil(limit), MAX_LIMIT);
}

/** Classic puzzles as the kernel reads them: digits, or masks if one of them has pencilmarks. */
export function kernelInput(puzzles: readonly Puzzle[]): Uint8Array | Uint16Array {
  const isMarked = puzzles.some(({ pencilmarks }) => pencilmarks);
  const input = new (isMarked ? Uint16Array : Uint8Array)(CELLS * puzzles.length);
  puzzles.forEach((puzzle, i) => {
    input.set(isMarked ? candidateMasks(puzzle) : puzzle.givens.digits, CELLS * i);
  });
  return input;
}

/** The digits of solutions that the kernel wrote as '1' to '9'. */
export function digitsOfSymbols(symbols: Uint8Array): Uint8Array {
  const digits = new Uint8Array(symbols.length);
  for (let at = 0; at < digits.length; at++) digits[at] = symbols[at] - ZERO;
  return digits;
}

/** Grid `index` of digits that stand one grid after another; the digits are shared, not copied. */
export function classicGridAt(digits: Uint8Array, index: number): Grid {
  return { geometry: CLASSIC, digits: digits.subarray(CELLS * index, CELLS * (index + 1)) };
}
