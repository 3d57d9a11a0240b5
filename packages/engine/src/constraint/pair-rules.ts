import { cellPair, digit, list, whole } from './forms.ts';
import type { Lowering } from './lowering.ts';
import { digitRelation } from './relation.ts';
import type { Digits, Rule, Rules } from './rule.ts';

type PairKind = 'difference' | 'ratio' | 'total';

export const PAIR_RULES: Rules<PairKind | 'less' | 'pair'> = {
  difference: valueRule('difference', 0),
  ratio: valueRule('ratio', 1),
  total: valueRule('total', 0),
  less: {
    fields: { cells: cellPair },
    lower({ cells: [a, b] }, lowering) {
      lowering.relate(
        a,
        b,
        digitRelation(lowering, 'less', (first, second) => first < second),
      );
    },
    holds: ({ cells: [a, b] }, digits) => digits[a] < digits[b],
  },
  pair: {
    fields: { cells: cellPair, allowed: list(list(digit, { fewest: 2, most: 2, noun: 'digits' })) },
    lower({ allowed, cells: [a, b] }, lowering) {
      const sets = new Int32Array(lowering.values);
      for (const pair of allowed) {
        const [first, second] = pair.map((digit) => digit - lowering.least);
        if (lowering.hasDigits(pair)) sets[first] |= 1 << second;
      }
      lowering.relateIf(a, b, (first, second) => ((sets[first] >> second) & 1) === 1);
    },
    holds: ({ allowed, cells: [a, b] }, digits) =>
      allowed.some(([first, second]) => digits[a] === first && digits[b] === second),
  },
};

/** Whether the difference, the ratio or the total of two digits is the value. */
export function fits(kind: PairKind, value: number, first: number, second: number): boolean {
  if (kind === 'difference') return Math.abs(first - second) === value;
  if (kind === 'total') return first + second === value;
  return Math.max(first, second) === value * Math.min(first, second);
}

function valueRule(
  kind: PairKind,
  smallest: number,
): Rule<{ readonly cells: readonly [number, number]; readonly value: number }> {
  return {
    fields: { cells: cellPair, value: whole(smallest) },
    lower({ cells: [a, b], value }, lowering: Lowering) {
      const relation = digitRelation(lowering, `${kind} ${value}`, (first, second) =>
        fits(kind, value, first, second),
      );
      lowering.relate(a, b, relation);
    },
    holds: ({ cells: [a, b], value }, digits: Digits) => fits(kind, value, digits[a], digits[b]),
  };
}
