import type { Symmetry } from '@nonet/engine/generate';
import type { SearchId } from '@nonet/engine/rating';
import { type CollectedPuzzle, knownDifficulty } from '../../../picture/collected.ts';
import { levels } from '../../../picture/making.ts';
import { ANY_RANGE, type RangeField, type WishValues } from '../../../picture/wishes.ts';

export const sortKeys = ['number', 'givens', 'score', 'er', 'technique', 'symmetry'] as const;

export type SortKey = (typeof sortKeys)[number];

/** Which puzzles of a collection the table shows, and in what order. */
export interface Listing extends Pick<WishValues, 'level' | 'rating' | 'givens'> {
  readonly by: SortKey;
  readonly isDescending: boolean;
  /** Only puzzles that need this technique. Empty: all. */
  readonly technique: SearchId | '';
  readonly symmetry: Symmetry | '';
  /** Whether only chosen puzzles are shown. */
  readonly isChosen: boolean;
}

export const WHOLE_LISTING: Listing = {
  by: 'number',
  isDescending: false,
  level: '',
  rating: ANY_RANGE,
  givens: ANY_RANGE,
  technique: '',
  symmetry: '',
  isChosen: false,
};

/**
 * The puzzles that a listing shows, as positions in the collection. Puzzles whose difficulty is not
 * known come last when they are sorted by it.
 *
 * @param techniques All techniques, the easiest first.
 */
export function listed(
  puzzles: readonly CollectedPuzzle[],
  listing: Listing,
  techniques: readonly SearchId[],
  chosen: ReadonlySet<number>,
): readonly number[] {
  const { by, isChosen, isDescending } = listing;
  const shown = [...puzzles.keys()].filter(
    (at) => (!isChosen || chosen.has(at)) && isListed(puzzles[at], listing),
  );
  if (by === 'number') return isDescending ? shown.reverse() : shown;
  const rank = new Map(techniques.map((id, i) => [id, i]));
  const values = puzzles.map((puzzle) => sortValue(puzzle, by, rank));
  const sign = isDescending ? -1 : 1;
  return shown.sort((a, b) => {
    const [x, y] = [values[a], values[b]];
    if (x === y) return a - b;
    if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
    return x < y ? -sign : sign;
  });
}

function isListed(puzzle: CollectedPuzzle, listing: Listing): boolean {
  const { givens, level, rating, symmetry, technique } = listing;
  if (symmetry !== '' && puzzle.symmetry !== symmetry) return false;
  if (!isWithin(puzzle.givens, givens)) return false;
  const known = knownDifficulty(puzzle);
  if (level !== '' && known?.level !== level) return false;
  if (technique !== '' && !known?.techniques.includes(technique)) return false;
  return isWithin(known?.er, rating);
}

function isWithin(value: number | undefined, { from, to }: RangeField): boolean {
  if (from === '' && to === '') return true;
  if (value === undefined) return false;
  return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
}

function sortValue(
  puzzle: CollectedPuzzle,
  by: SortKey,
  rank: ReadonlyMap<SearchId, number>,
): number | string | undefined {
  if (by === 'givens') return puzzle.givens;
  if (by === 'symmetry') return puzzle.symmetry;
  const known = knownDifficulty(puzzle);
  if (by === 'er') return known?.er;
  if (by === 'technique') return known && rank.get(known.techniques.at(-1)!);
  // HoDoKu's level comes before its score.
  return known && levels.indexOf(known.level) * 1e9 + known.score;
}
