import { techniqueNames } from '@nonet/engine/explain';
import { techniqueRows } from '@nonet/engine/rating';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { immediate, type Work } from '../work.ts';

/** The techniques of the coach, the easiest first. */
export function techniques(): Work<never, readonly TechniqueChoice[]> {
  return immediate(() =>
    techniqueRows
      .filter(({ id }) => id !== 'brute-force')
      .map(({ id, techniques: [first] }) => ({ id, name: techniqueNames[first] })),
  );
}
