// Hot code: it allocates nothing until it has found a step.
import { digitsOf } from '../../grid/digit-set.ts';
import type { Finder } from '../finder.ts';
import type { Candidate, Step, TechniqueId } from '../step.ts';
import type { AlmostLockedSets } from './almost-locked-sets.ts';
import type { RestrictedCommons } from './restricted-commons.ts';

/**
 * Finds two almost locked sets with a restricted common x: only one of the two sets can contain x.
 * So at least one set lacks x and contains all its other digits. If both sets have a further digit
 * z, it is removed from the cells that see all places of z in both sets.
 *
 * If the sets have two restricted commons, each set contains exactly one of them, and all its other
 * digits. Then z can also be one of the restricted commons. In addition, the other digits of a set
 * are removed from cells outside both sets: from each cell that sees all places of the digit in
 * this set.
 */
export function alsXz(commons: RestrictedCommons): Finder {
  return (position, receive) => {
    commons.read(position);
    const { first, from, second, sets, to } = commons;
    for (let link = 0; link < from.length; link++) {
      const set = from[link];
      const other = to[link];
      const x = first[link];
      const y = second[link];
      const both = sets.digits[set] & sets.digits[other];
      if (y === 0 && sets.removable(set, other, both & ~x) === 0) continue;
      const eliminations: Candidate[] = [];
      sets.addSeenByBoth(eliminations, set, other, both & ~x);
      if (y !== 0) {
        sets.addSeenByBoth(eliminations, set, other, both & ~y);
        sets.addSeenOutside(eliminations, set, other, sets.digits[set] & ~x & ~y);
        sets.addSeenOutside(eliminations, other, set, sets.digits[other] & ~x & ~y);
      }
      if (eliminations.length === 0) continue;
      if (receive(alsStep('als-xz', sets, [set, other], [x | y], eliminations))) return true;
    }
    return false;
  };
}

/**
 * Makes a step of almost locked sets. The digits of its pattern are the restricted commons, link by
 * link.
 */
export function alsStep(
  technique: TechniqueId,
  sets: AlmostLockedSets,
  numbers: readonly number[],
  commons: readonly number[],
  eliminations: readonly Candidate[],
): Step {
  const parts = numbers.map((set) => ({
    cells: sets.cellsOf(set),
    digits: digitsOf(sets.digits[set]),
  }));
  return {
    technique,
    pattern: {
      kind: 'sets',
      cells: [...new Set(parts.flatMap(({ cells }) => cells))],
      digits: commons.flatMap((digits) => digitsOf(digits)),
      houses: [],
      sets: parts,
      commons: commons.map((digits) => digitsOf(digits)),
    },
    eliminations: [...new Set(eliminations)],
    placement: undefined,
  };
}
