import { layoutGroups } from './layout.ts';
import { areAllDifferent, type Digits, digitsAt } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { Variant } from './variant.ts';

/** Whether the digits, one for each cell, solve a variant in which `faultOf` finds no fault. */
export function holds(variant: Variant, digits: Digits): boolean {
  const { columns, givens, least, most, pencilmarks, rows } = variant;
  if (digits.length !== rows * columns) return false;
  for (let cell = 0; cell < digits.length; cell++) {
    const digit = digits[cell];
    if (!Number.isInteger(digit) || digit < least || digit > most) return false;
    if (givens[cell] !== null && givens[cell] !== digit) return false;
    if (pencilmarks?.[cell]?.includes(digit) === false) return false;
  }
  return (
    layoutGroups(variant).every((cells) => areAllDifferent(digitsAt(cells, digits))) &&
    brokenBy(variant, digits).length === 0
  );
}

/** The numbers of the constraints that the digits break, one digit for each cell. */
export function brokenBy(variant: Variant, digits: Digits): number[] {
  const broken: number[] = [];
  variant.constraints.forEach((constraint, number) => {
    if (!ruleOf(constraint).holds(constraint, digits, variant)) broken.push(number);
  });
  return broken;
}
