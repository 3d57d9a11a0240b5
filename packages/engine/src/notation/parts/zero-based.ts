import type { Grid } from '../../grid/grid.ts';

/** The only size whose digits are also written from 0, as 0–9 A–F. */
const HEXADECIMAL = 16;

/**
 * Adds 1 to all digits of a 16×16 grid if they are written as 0–9 A–F. Returns whether they are. `digits` has 0 both for a
 * blank and for the symbol 0. `isZero` is true for the cells with the symbol 0.
 *
 * The symbol 0 is a digit if the grid has other blanks and no G, and no house has two symbols 0.
 * Otherwise it is a blank, and the digits are 1–9 A–G.
 */
export function shiftZeroBased(
  { geometry, digits }: Grid,
  isZero: (cell: number) => boolean,
): boolean {
  if (geometry.size !== HEXADECIMAL || digits.includes(HEXADECIMAL)) return false;
  const blanks = Array.from(digits.keys()).filter((cell) => digits[cell] === 0);
  const zeros = new Set(blanks.filter(isZero));
  if (zeros.size === 0 || zeros.size === blanks.length) return false;
  for (const zero of zeros) if (geometry.peers[zero].some((peer) => zeros.has(peer))) return false;
  for (const cell of digits.keys()) if (digits[cell] > 0 || zeros.has(cell)) digits[cell]++;
  return true;
}
