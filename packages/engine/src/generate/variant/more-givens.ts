import { candidateGridOf } from '../../grid/candidate-grid.ts';
import { allDigits } from '../../grid/digit-set.ts';
import { countGivens, gridOf } from '../../grid/grid.ts';
import type { Random } from '../random.ts';
import type { MadeVariant, VariantWishes } from './variant-wishes.ts';

/** The variant with the digits of these cells as givens. */
export function withMore(
  { givens, pencilmarks, solution, ...rest }: MadeVariant,
  cells: Iterable<number>,
): MadeVariant {
  const { geometry } = givens;
  const digits = [...givens.digits];
  const candidates = pencilmarks && [...pencilmarks.candidates];
  for (const cell of cells) {
    digits[cell] = solution.digits[cell];
    if (candidates) candidates[cell] = allDigits(geometry.size);
  }
  return {
    ...rest,
    givens: gridOf(geometry, digits),
    ...(candidates && { pencilmarks: candidateGridOf(geometry, candidates) }),
    solution,
  };
}

interface CountOptions extends Pick<VariantWishes, 'givens' | 'minimal'> {
  /** Sets of cells of which all or none have givens. */
  readonly orbits: readonly Uint16Array[];
  readonly random: Random;
}

/** The variant with a number of givens in the range. Undefined if it needs more, or must be minimal. */
export function withCount(
  made: MadeVariant,
  { givens, minimal = false, orbits, random }: CountOptions,
): MadeVariant | undefined {
  if (!givens) return made;
  const { cells } = made.givens.geometry;
  const [least, most] = [givens[0], Math.min(givens[1], cells)];
  let count = countGivens(made.givens);
  if (count > most || (minimal && count < least)) return undefined;
  if (minimal) return made;
  const wanted = least + random.below(most - least + 1);
  const added: number[] = [];
  const blank = orbits.filter(([cell]) => made.givens.digits[cell] === 0);
  for (const orbit of random.shuffle(blank)) {
    if (count >= wanted || count + orbit.length > most) continue;
    added.push(...orbit);
    count += orbit.length;
  }
  return count < least ? undefined : withMore(made, added);
}
