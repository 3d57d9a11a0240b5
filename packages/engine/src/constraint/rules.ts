import { CAGE_RULES } from './cage-rules.ts';
import { CLASS_LINE_RULES } from './class-line-rules.ts';
import type { Constraint, ConstraintKind } from './constraint.ts';
import { LINE_RULES } from './line-rules.ts';
import { HOUSE_RULES } from './more-houses.ts';
import { NEIGHBOUR_RULES } from './neighbour-rules.ts';
import { OUTSIDE_RULES } from './outside-rules.ts';
import { PAIR_RULES } from './pair-rules.ts';
import type { Rule, Rules } from './rule.ts';
import { TABLE_RULES } from './table-rules.ts';

/** Kind of constraints → its rule. */
export const RULES: Rules<ConstraintKind> = {
  ...HOUSE_RULES,
  ...NEIGHBOUR_RULES,
  ...PAIR_RULES,
  ...CAGE_RULES,
  ...LINE_RULES,
  ...CLASS_LINE_RULES,
  ...OUTSIDE_RULES,
  ...TABLE_RULES,
};

/** The rule of a constraint. */
export function ruleOf({ kind }: Constraint): Rule<Constraint> {
  return RULES[kind] as Rule<Constraint>;
}

/** The kinds of constraints, by what they are about. */
export const constraintFamilies: Readonly<
  Record<
    'houses' | 'neighbours' | 'pairs' | 'cages' | 'lines' | 'outside' | 'tables',
    readonly ConstraintKind[]
  >
> = {
  houses: kindsOf(HOUSE_RULES),
  neighbours: kindsOf(NEIGHBOUR_RULES),
  pairs: kindsOf(PAIR_RULES),
  cages: kindsOf(CAGE_RULES),
  lines: kindsOf({ ...LINE_RULES, ...CLASS_LINE_RULES }),
  outside: kindsOf(OUTSIDE_RULES),
  tables: kindsOf(TABLE_RULES),
};

function kindsOf<K extends ConstraintKind>(rules: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(rules) as K[];
}

/** The fields of the constraints of a kind. */
export function constraintFields(kind: ConstraintKind): readonly string[] {
  return Object.keys(RULES[kind].fields);
}
