import type { Constraint } from '../../constraint/constraint.ts';
import { sumAt } from './cages.ts';

export type OutsideKind = 'little-killer' | 'sandwich' | 'skyscraper' | 'x-sum';

/** Kind → all its clues around a solution. */
export const OUTSIDE: Readonly<Record<OutsideKind, (digits: ArrayLike<number>) => Constraint[]>> = {
  'little-killer': (digits) =>
    diagonalsOf(Math.sqrt(digits.length)).map((cells) => ({
      kind: 'sum',
      cells,
      sum: sumAt(cells, digits),
    })),
  sandwich: (digits) =>
    linesOf(Math.sqrt(digits.length)).map((cells) => {
      const all = cells.map((cell) => digits[cell]);
      const ends = [all.indexOf(1), all.indexOf(all.length)].sort((a, b) => a - b);
      const value = all.slice(ends[0] + 1, ends[1]).reduce((sum, digit) => sum + digit, 0);
      return { kind: 'sandwich', cells, value };
    }),
  skyscraper: (digits) =>
    fromBothEnds(Math.sqrt(digits.length)).map((cells) => {
      let tallest = 0;
      const seen = cells.filter((cell) => {
        const isSeen = digits[cell] > tallest;
        if (isSeen) tallest = digits[cell];
        return isSeen;
      });
      return { kind: 'skyscraper', cells, value: seen.length };
    }),
  'x-sum': (digits) =>
    fromBothEnds(Math.sqrt(digits.length)).map((cells) => ({
      kind: 'xsum',
      cells,
      value: sumAt(cells.slice(0, digits[cells[0]]), digits),
    })),
};

/** The rows and the columns. */
function linesOf(size: number): number[][] {
  const all = Array.from({ length: size }, (_, i) => i);
  return [
    ...all.map((row) => all.map((column) => row * size + column)),
    ...all.map((column) => all.map((row) => row * size + column)),
  ];
}

function fromBothEnds(size: number): number[][] {
  return linesOf(size).flatMap((cells) => [cells, cells.toReversed()]);
}

/** The diagonals of three cells and more, in both directions. */
function diagonalsOf(size: number): number[][] {
  const diagonals: number[][] = [];
  for (let start = 0; start < 2 * size - 1; start++) {
    const down: number[] = [];
    const up: number[] = [];
    for (let column = 0; column < size; column++) {
      const row = start - size + 1 + column;
      if (row < 0 || row >= size) continue;
      down.push(row * size + column);
      up.push((size - 1 - row) * size + column);
    }
    if (down.length >= 3) diagonals.push(down, up);
  }
  return diagonals;
}
