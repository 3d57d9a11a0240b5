/**
 * A set of digits in one integer. Digit d is bit d − 1. Union, intersection and difference are `|`,
 * `&` and `& ~`.
 */
export type DigitSet = number;

/** All digits of a size: 1 to `size`. */
export function allDigits(size: number): DigitSet {
  return (1 << size) - 1;
}

export function digitSet(...digits: readonly number[]): DigitSet {
  return digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
}

export function hasDigit(set: DigitSet, digit: number): boolean {
  return (set & (1 << (digit - 1))) !== 0;
}

/** The number of digits in the set (Hacker's Delight, figure 5-2). */
export function countDigits(set: DigitSet): number {
  set -= (set >>> 1) & 0x55555555;
  set = (set & 0x33333333) + ((set >>> 2) & 0x33333333);
  return (((set + (set >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The smallest digit of the set, or 0 if the set is empty. */
export function lowestDigit(set: DigitSet): number {
  return 32 - Math.clz32(set & -set);
}

/** The digits of the set, ascending. */
export function digitsOf(set: DigitSet): number[] {
  const digits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) digits.push(lowestDigit(rest));
  return digits;
}
