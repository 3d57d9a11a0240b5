import type { Constraint } from '../constraint/constraint.ts';

const DOTS: readonly string[] = ['difference', 'ratio'];

/** Whether a constraint rules out what has no mark, as where all dots are given. */
export function hasExceptions({ kind }: Constraint): boolean {
  return kind === 'negative' || kind === 'nonconsecutive';
}

/**
 * Whether a constraint is such a mark. Without it, the other constraint rules out more, and so the
 * puzzle may have fewer solutions.
 */
export function isException({ kind }: Constraint, constraints: readonly Constraint[]): boolean {
  if (kind !== 'difference' && kind !== 'ratio' && kind !== 'total') return false;
  const isDot = DOTS.includes(kind);
  return constraints.some((other) => {
    if (other.kind === 'nonconsecutive') return isDot;
    if (other.kind !== 'negative') return false;
    return other.of.some((mark) => mark === kind || (isDot && DOTS.includes(mark)));
  });
}
