import { CANDIDATES } from '../../classic-tables.ts';
import type { Candidate } from '../../step.ts';

/**
 * A statement about a candidate. If the candidate is on (its digit is in its cell), the literal is
 * the number of the candidate. If it is off, the literal is 729 larger.
 */
export type Literal = number;

export const LITERALS: number = 2 * CANDIDATES;

export function isOn(literal: Literal): boolean {
  return literal < CANDIDATES;
}

export function oppositeOf(literal: Literal): Literal {
  return literal < CANDIDATES ? literal + CANDIDATES : literal - CANDIDATES;
}

export function subjectOf(literal: Literal): Candidate {
  return literal % CANDIDATES;
}
