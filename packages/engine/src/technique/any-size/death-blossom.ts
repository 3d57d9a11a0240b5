import { hasDigit } from '../../grid/digit-set.ts';
import { type Candidate, candidatesIn, digitIn, type Step } from '../step.ts';
import {
  type AlmostLockedSet,
  almostLockedSets,
  overlap,
  patternOf,
} from './almost-locked-sets.ts';
import type { Board } from './board.ts';
import { elimination, type Find } from './find.ts';

/**
 * Finds Death Blossoms. One cell is the stem. Each candidate of the stem has a petal: an almost
 * locked set such that the stem sees all places of the candidate in the set. If a candidate is true
 * in the stem, its petal lacks this digit, and so has all its other digits. Suppose that all petals
 * have a digit that the stem lacks. Then the digit is removed from the cells that see all its
 * places in the petals.
 *
 * The petals have no cells in common.
 */
export const findDeathBlossoms: Find = function* (board) {
  const { candidates, geometry } = board;
  const petals = petalsByCandidate(yield* almostLockedSets(board));
  for (const [stem, digits] of candidates.entries()) {
    if (digits === 0) continue;
    const choices = candidatesIn(stem, digits, geometry).map((it) => petals.get(it) ?? []);
    const open = removable(choices).filter((it) => !hasDigit(digits, digitIn(it, geometry)));
    yield* bloom(board, { stem, choices }, [], open);
  }
};

/** Candidate → the sets that can be its petals. */
function petalsByCandidate(sets: readonly AlmostLockedSet[]): Map<Candidate, AlmostLockedSet[]> {
  const petals = new Map<Candidate, AlmostLockedSet[]>();
  for (const set of sets) {
    for (const candidate of set.seen) {
      const others = petals.get(candidate);
      if (others) others.push(set);
      else petals.set(candidate, [set]);
    }
  }
  return petals;
}

/**
 * Returns the candidates that may be removed. For each candidate of the stem, at least one of its
 * possible petals sees such a candidate.
 */
function removable(choices: Stem['choices']): Candidate[] {
  const [first, ...others] = choices.map(
    (petals) => new Set(petals.flatMap(({ seen }) => [...seen])),
  );
  return [...first].filter((candidate) => others.every((seen) => seen.has(candidate)));
}

/** A cell, and for each of its candidates the possible petals. */
interface Stem {
  readonly stem: number;
  readonly choices: readonly (readonly AlmostLockedSet[])[];
}

/**
 * Chooses the petals one by one.
 *
 * @param open The candidates that can still be removed, because all chosen petals see them. If
 *   there are none, this choice of petals is given up.
 */
function* bloom(
  board: Board,
  { choices, stem }: Stem,
  chosen: readonly AlmostLockedSet[],
  open: readonly Candidate[],
): ReturnType<Find> {
  if (open.length === 0) return;
  if (chosen.length === choices.length) {
    yield blossomStep(board, stem, chosen, open);
    return;
  }
  for (const petal of choices[chosen.length]) {
    if (chosen.some((other) => overlap(petal, other))) continue;
    const left = open.filter((candidate) => petal.seen.has(candidate));
    yield* bloom(board, { choices, stem }, [...chosen, petal], left);
  }
  yield;
}

/** The commons of the pattern are the candidates of the stem, one for each petal. */
function blossomStep(
  { candidates, geometry }: Board,
  stem: number,
  petals: readonly AlmostLockedSet[],
  removed: readonly Candidate[],
): Step | undefined {
  const digits = candidatesIn(stem, candidates[stem], geometry).map((it) => [
    digitIn(it, geometry),
  ]);
  const pattern = patternOf(petals, digits);
  return elimination(
    'death-blossom',
    { ...pattern, cells: [stem, ...pattern.cells], stem },
    removed,
  );
}
