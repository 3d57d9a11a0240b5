import type { Constraint } from '../../constraint/constraint.ts';
import type { VariantKind } from './variant-kinds.ts';

/** Kind → its constraints, which do not depend on a solution. */
export const RULES: Readonly<Partial<Record<VariantKind, readonly Constraint[]>>> = {
  'anti-king': [{ kind: 'antiking' }],
  'anti-knight': [{ kind: 'antiknight' }],
  diagonal: [
    { kind: 'diagonal', down: true },
    { kind: 'diagonal', down: false },
  ],
  disjoint: [{ kind: 'disjoint' }],
  'non-consecutive': [{ kind: 'nonconsecutive' }],
  windoku: [{ kind: 'windoku' }],
};
