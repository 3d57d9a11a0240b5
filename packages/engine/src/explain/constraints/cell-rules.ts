import type { Constraint } from '../../constraint/constraint.ts';
import { type Geometry, internGeometry } from '../../grid/geometry.ts';
import type { Language } from '../language.ts';
import { constraintText, partsOf } from './constraint-text.ts';

/** Cell → the constraints that have it, as a screen reader says them. Others are for all cells. */
export function cellRules(
  geometry: Geometry,
  constraints: readonly Constraint[],
  language: Language,
): ReadonlyMap<number, string> {
  const grid = internGeometry(geometry);
  const texts = new Map<number, string>();
  for (const constraint of constraints) {
    const text = constraintText(constraint, grid, language);
    for (const cell of new Set(partsOf(constraint, grid).flat())) {
      const before = texts.get(cell);
      texts.set(cell, before ? `${before}. ${text}` : text);
    }
  }
  return texts;
}
