import { allDigits, CLASSIC, digitSet, type Puzzle } from '@nonet/engine';

/** Cell → what it may take, digit d as bit d − 1. */
export function masksOf({ givens, pencilmarks }: Puzzle): Uint16Array {
  const masks = new Uint16Array(CLASSIC.cells).fill(allDigits(CLASSIC.size));
  if (pencilmarks) masks.set(pencilmarks.candidates);
  givens.digits.forEach((digit, cell) => {
    if (digit !== 0) masks[cell] &= digitSet(digit);
  });
  return masks;
}
