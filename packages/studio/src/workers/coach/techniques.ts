import { hintRows, techniqueNames } from '@nonet/engine/explain';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { immediate, type Work } from '../work.ts';

/** The techniques of the coach, the easiest first. */
export function techniques(): Work<never, readonly TechniqueChoice[]> {
  return immediate(() =>
    hintRows
      .filter(({ id }) => id !== 'brute-force')
      .map(({ id, techniques: [first] }) => ({ id, name: techniqueNames[first] })),
  );
}
