import { techniqueNames } from '@nonet/engine/explain';
import { techniqueRows } from '@nonet/engine/rating';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import { type Exchange, type Handlers, immediate } from '../work.ts';

export interface TechniquesApi {
  /** The techniques of the coach, the easiest first. */
  techniques: Exchange<undefined, readonly TechniqueChoice[]>;
}

export const techniques: Handlers<TechniquesApi> = {
  techniques: () =>
    immediate(() =>
      techniqueRows
        .filter(({ id }) => id !== 'brute-force')
        .map(({ id, techniques: [first] }) => ({ id, name: techniqueNames[first] })),
    ),
};
