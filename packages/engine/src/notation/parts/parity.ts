import type { Of } from '../../constraint/rule.ts';
import { type DigitSet, digitsOf } from '../../grid/digit-set.ts';

export type Parity = 'odd' | 'even';

/** Whether the digits of a set are all odd or all even digits of a size. */
export function parityOf(set: DigitSet, size: number): Parity | undefined {
  const digits = digitsOf(set);
  const [first] = digits;
  if (first !== 1 && first !== 2) return undefined;
  const isAll =
    digits.length === Math.ceil((size - first + 1) / 2) &&
    digits.every((digit) => digit % 2 === first % 2);
  return isAll ? (first === 1 ? 'odd' : 'even') : undefined;
}

/** Whether a constraint holds one cell odd or even. */
export function parityIn(
  { cells, sets }: Pick<Of<'sets'>, 'cells' | 'sets'>,
  size: number,
): Parity | undefined {
  if (cells.length > 1 || sets.some((set) => set.length > 1)) return undefined;
  return parityOf(
    sets.flat().reduce((all, digit) => all | (1 << (digit - 1)), 0),
    size,
  );
}
