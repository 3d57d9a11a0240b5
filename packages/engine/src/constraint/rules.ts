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
