import type { Constraint } from './constraint.ts';
import { list, oneOf, whole, wrong } from './forms.ts';
import { neighboursIn, pairsApart } from './layout.ts';
import type { Lowering } from './lowering.ts';
import { fits } from './pair-rules.ts';
import { digitRelation } from './relation.ts';
import type { Digits, Of, Rule, Rules } from './rule.ts';
import type { Variant } from './variant.ts';

const KNIGHT = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const;
const KING = [
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

export const NEIGHBOUR_RULES: Rules<'antiknight' | 'antiking' | 'nonconsecutive' | 'negative'> = {
  antiknight: different(KNIGHT),
  antiking: different(KING),
  nonconsecutive: {
    fields: {},
    lower: (_, lowering) => exclude(['difference'], [1], lowering),
    holds: (_, digits, variant) => isExcluded(['difference'], [1], digits, variant),
  },
  negative: {
    fields: { of: list(oneOf(['difference', 'ratio', 'total'])), values: list(whole(0)) },
    faultOf({ of, values }, place) {
      if (of.length === values.length) return undefined;
      return wrong(
        `${place}.values`,
        { id: 'count', count: of.length, noun: 'values' },
        values.length,
      );
    },
    lower: ({ of, values }, lowering) => exclude(of, values, lowering),
    holds: ({ of, values }, digits, variant) => isExcluded(of, values, digits, variant),
  },
};

function different(
  steps: readonly (readonly [number, number])[],
): Rule<{ readonly kind: 'antiknight' | 'antiking' }> {
  return {
    fields: {},
    group(_, { groups, variant }) {
      for (const [a, b] of pairsApart(variant, steps)) groups.addPair(a, b);
    },
    holds(_, digits, variant) {
      return pairsApart(variant, steps).every(([a, b]) => digits[a] !== digits[b]);
    },
  };
}

type Mark = Of<'negative'>['of'][number];

function exclude(of: readonly Mark[], values: readonly number[], lowering: Lowering): void {
  const relation = digitRelation(lowering, `none ${of.join()} ${values.join()}`, (a, b) =>
    of.every((kind, i) => !fits(kind, values[i], a, b)),
  );
  for (const [a, b] of unmarkedPairs(of, lowering.variant)) lowering.relate(a, b, relation);
}

function isExcluded(
  of: readonly Mark[],
  values: readonly number[],
  digits: Digits,
  variant: Variant,
): boolean {
  return unmarkedPairs(of, variant).every(([a, b]) =>
    of.every((kind, i) => !fits(kind, values[i], digits[a], digits[b])),
  );
}

/** The pairs of neighbours without a mark that stands for one of these. A dot of either kind stands for both. */
function unmarkedPairs(of: readonly Mark[], variant: Variant): [number, number][] {
  const isDot = (kind: Constraint['kind']): boolean => kind === 'difference' || kind === 'ratio';
  const marked = new Set<number>();
  const cells = variant.rows * variant.columns;
  for (const constraint of variant.constraints) {
    const { kind } = constraint;
    if (kind !== 'difference' && kind !== 'ratio' && kind !== 'total') continue;
    if (!of.some((mark) => mark === kind || (isDot(mark) && isDot(kind)))) continue;
    const [a, b] = constraint.cells;
    marked.add(Math.min(a, b) * cells + Math.max(a, b));
  }
  return neighboursIn(variant).filter(([a, b]) => !marked.has(a * cells + b));
}
