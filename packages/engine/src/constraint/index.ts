export type { Constraint, ConstraintKind } from './constraint.ts';
export { constraintsFault } from './fault.ts';
export { constraintFamilies, constraintFields } from './rules.ts';
