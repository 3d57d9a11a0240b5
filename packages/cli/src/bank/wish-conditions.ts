import type { Conditions } from '@nonet/bank';
import type { Wishes } from '@nonet/engine/generate';
import type { Geometry } from '@nonet/engine/grid';
import { type SearchId, techniqueRowOf, techniqueRows } from '@nonet/engine/rating';

/** The row of HoDoKu's table that finds a technique. A bank knows techniques by their rows only. */
export function rowIdOf(technique: SearchId): SearchId {
  const row = techniqueRowOf(technique);
  if (!row) throw new Error(`expected a technique of HoDoKu, got ${technique}`);
  return row.id;
}

/** The conditions that puzzles fulfil which are made with these wishes. */
export function conditionsOfWishes(wishes: Wishes & { readonly geometry: Geometry }): Conditions {
  const { geometry, givens, level, minimal, rating, score, symmetry, technique } = wishes;
  const { without = [] } = wishes;
  const row = technique && rowIdOf(technique);
  const later = row ? techniqueRows.slice(techniqueRows.findIndex(({ id }) => id === row) + 1) : [];
  return {
    shape: [geometry.boxRows, geometry.boxColumns],
    er: rating,
    score,
    givens,
    levels: level && [level],
    symmetry: symmetry === 'none' ? undefined : symmetry,
    // With a symmetry, only every group of givens is needed.
    minimal: (minimal && symmetry === undefined) || undefined,
    techniques: row && [row],
    without: [...later.map(({ id }) => id), ...without.map(rowIdOf)],
  };
}
