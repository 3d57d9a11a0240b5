import { hintRows, techniqueNames } from '@nonet/engine/explain';
import { type TechniqueRow, variantRows } from '@nonet/engine/rating';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { immediate, type Work } from '../work.ts';

/** The techniques of the coach, the easiest first. */
export function techniques(): Work<never, readonly TechniqueChoice[]> {
  return immediate(() => choicesOf(hintRows));
}

/** The techniques for variants, the easiest first. */
export function variantTechniques(): Work<never, readonly TechniqueChoice[]> {
  return immediate(() => choicesOf(variantRows));
}

function choicesOf(rows: readonly TechniqueRow[]): TechniqueChoice[] {
  return rows
    .filter(({ id }) => id !== 'brute-force')
    .map(({ id, techniques: [first] }) => ({ id, name: techniqueNames[first] }));
}
