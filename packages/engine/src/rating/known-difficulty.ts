import type { PuzzleRecord } from '../notation/notation.ts';
import { fieldNamed } from '../notation/parts/fields.ts';
import type { TechniqueId } from '../technique/step.ts';
import type { Difficulty } from './difficulty.ts';
import type { PuzzleRatings } from './explainer-summary.ts';
import { levels, techniqueRows } from './hodoku/hodoku-scale.ts';

/**
 * How hard a puzzle is by the fields of its record. Undefined if they do not come from this version of
 * the program, as those in the export of a bank do.
 */
export function knownDifficulty({ fields }: PuzzleRecord, version: string): Difficulty | undefined {
  if (fieldNamed(fields, 'version') !== version) return undefined;
  const level = levels.find((it) => it === fieldNamed(fields, 'level'));
  const score = Number(fieldNamed(fields, 'score'));
  const used = fieldNamed(fields, 'techniques')?.split(' ') ?? [];
  const techniques = techniqueRows.map(({ id }) => id).filter((id) => used.includes(id));
  if (!level || !(score > 0) || techniques.length !== used.length) return undefined;
  return { level, score, techniques, se: ratingsIn(fields) };
}

function ratingsIn(fields: PuzzleRecord['fields']): PuzzleRatings | undefined {
  const [er, ep, ed] = ['er', 'ep', 'ed'].map((name) => Number(fieldNamed(fields, name)));
  const hardest = fieldNamed(fields, 'hardest');
  if (!(er > 0) || !(ep > 0) || !(ed > 0) || hardest === undefined) return undefined;
  return { er, ep, ed, hardest: hardest as TechniqueId };
}
