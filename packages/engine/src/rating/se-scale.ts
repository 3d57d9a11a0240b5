import { ASCENDING_SETS, setsWithin } from '../technique/combinations.ts';
import { findAlignedExclusion } from '../technique/explainer/aligned-exclusion.ts';
import { AlignedMemory } from '../technique/explainer/aligned-memory.ts';
import { findBug } from '../technique/explainer/bug.ts';
import { LinearChains } from '../technique/explainer/chain/linear-chains.ts';
import { findFish } from '../technique/explainer/fish.ts';
import {
  findFullHouse,
  findHiddenSingle,
  findNakedSingle,
} from '../technique/explainer/singles.ts';
import {
  type Crossings,
  crossingsOf,
  eliminateLocked,
  findLockedCandidates,
  placeBesideLocked,
} from '../technique/locked-candidates.ts';
import type { Position } from '../technique/position.ts';
import { patternAs, type Step } from '../technique/step.ts';
import {
  eliminateFromHidden,
  findHiddenSubset,
  findNakedSubset,
  placeBesideHidden,
  type SubsetDegree,
} from '../technique/subsets.ts';
import { findWing } from '../technique/wings.ts';
import { type Producer, type RatedStep, withRating } from './producer.ts';
import { dynamic, dynamicPlus, multiple, nested, nishio } from './se-chains.ts';
import { BOX_COLUMN_ROW, BOX_ROW_COLUMN_KINDS, PEERS_BY_HOUSE } from './se-order.ts';
import { seUniqueness } from './se-uniqueness.ts';

const SETS_WITHIN = ASCENDING_SETS.map(setsWithin);

/** An entry of a scale. */
export interface ScaleEntry {
  /** The least rating that its steps can have. */
  readonly least: number;
  readonly name: string;
  /** Makes a producer for one path. */
  readonly make: () => Producer;
}

export type Find = (position: Position) => RatedStep | undefined;

/** The producers of Sudoku Explainer 1.2.1, in its order. `least` is ascending. */
export const SE_SCALE: readonly ScaleEntry[] = [
  entry(1.0, 'hidden single', hiddenSingle),
  entry(1.7, 'direct locked candidates', lockedCandidates(placeBesideLocked, 1.7, 1.9)),
  entry(2.0, 'direct hidden pair', directHidden(2, 2.0)),
  entry(2.3, 'naked single', rated(findNakedSingle, 2.3)),
  entry(2.5, 'direct hidden triple', directHidden(3, 2.5)),
  entry(2.6, 'locked candidates', lockedCandidates(eliminateLocked, 2.6, 2.8)),
  entry(3.0, 'naked pair', naked(2, 3.0)),
  entry(3.2, 'X-Wing', fish(2, 3.2)),
  entry(3.4, 'hidden pair', hidden(2, 3.4)),
  entry(3.6, 'naked triple', naked(3, 3.6)),
  entry(3.8, 'Swordfish', fish(3, 3.8)),
  entry(4.0, 'hidden triple', hidden(3, 4.0)),
  entry(4.2, 'XY-Wing', wing(2, 4.2, PEERS_BY_HOUSE)),
  entry(4.4, 'XYZ-Wing', wing(3, 4.4, PEERS_BY_HOUSE)),
  entry(4.5, 'uniqueness', seUniqueness),
  entry(5.0, 'naked quadruple', naked(4, 5.0)),
  entry(5.2, 'Jellyfish', fish(4, 5.2)),
  entry(5.4, 'hidden quadruple', hidden(4, 5.4)),
  entry(5.6, 'bivalue universal grave', bug(PEERS_BY_HOUSE, false)),
  { least: 6.2, name: 'aligned pair exclusion', make: () => aligned(2, 6.2, PEERS_BY_HOUSE) },
  { least: 6.5, name: 'forcing chains and cycles', make: cyclesAndChains },
  { least: 7.5, name: 'aligned triple exclusion', make: () => aligned(3, 7.5, PEERS_BY_HOUSE) },
  { least: 7.5, name: 'nishio forcing chains', make: nishio },
  { least: 8.0, name: 'multiple forcing chains', make: multiple },
  { least: 8.5, name: 'dynamic forcing chains', make: dynamic },
  { least: 9.0, name: 'dynamic forcing chains (+)', make: dynamicPlus },
  { least: 9.5, name: 'nested forcing chains, level 2', make: () => nested(2) },
  { least: 10.0, name: 'nested forcing chains, level 3', make: () => nested(3) },
  { least: 10.5, name: 'nested forcing chains, level 4', make: () => nested(4) },
  { least: 11.0, name: 'nested forcing chains, level 5', make: () => nested(5) },
];

export function entry(least: number, name: string, find: Find): ScaleEntry {
  return { least, name, make: () => ({ find }) };
}

export function rated(find: (position: Position) => Step | undefined, rating: number): Find {
  return (position) => {
    const step = find(position);
    return step && withRating(step, rating);
  };
}

export function hiddenSingle(position: Position): RatedStep | undefined {
  const last = findFullHouse(position, BOX_COLUMN_ROW);
  if (last) return withRating(last, 1.0);
  const step = findHiddenSingle(position, BOX_COLUMN_ROW);
  return step && withRating(step, step.pattern.houses[0] >= 18 ? 1.2 : 1.5);
}

function lockedCandidates(
  conclude: Parameters<typeof findLockedCandidates>[2],
  pointing: number,
  claiming: number,
): Find {
  return (position) => {
    for (let i = 0; i < CROSSINGS.length; i++) {
      const step = findLockedCandidates(position, CROSSINGS[i], conclude);
      if (step) return withRating(step, i < 2 ? pointing : claiming);
    }
    return undefined;
  };
}

/**
 * The crossings in the order of Sudoku Explainer: box and column, box and row, column and box, row
 * and box.
 */
export const CROSSINGS: readonly Crossings[] = [
  crossingsOf(2, 1),
  crossingsOf(2, 0),
  crossingsOf(1, 2),
  crossingsOf(0, 2),
];

export function naked(degree: SubsetDegree, rating: number): Find {
  const search = { ...subsetOrder(degree), blanks: 2 * degree };
  return rated((position) => findNakedSubset(position, search), rating);
}

export function hidden(degree: SubsetDegree, rating: number): Find {
  const search = { ...subsetOrder(degree), blanks: 2 * degree + 1 };
  return rated((position) => findHiddenSubset(position, search, eliminateFromHidden), rating);
}

export function directHidden(degree: SubsetDegree, rating: number): Find {
  const search = { ...subsetOrder(degree), blanks: degree + 1 };
  return rated((position) => findHiddenSubset(position, search, placeBesideHidden), rating);
}

function subsetOrder(degree: SubsetDegree) {
  return { degree, houses: BOX_COLUMN_ROW, sets: SETS_WITHIN[degree] };
}

export function fish(degree: SubsetDegree, rating: number): Find {
  const sets = ASCENDING_SETS[degree];
  return rated(
    (position) =>
      findFish(position, { degree, base: 1, sets }) ??
      findFish(position, { degree, base: 0, sets }),
    rating,
  );
}

export function bug(peers: Uint8Array, isCorrected: boolean): Find {
  const search = { kinds: BOX_ROW_COLUMN_KINDS, peers, isCorrected };
  return (position) => {
    const step = findBug(position, search);
    return step && withRating(step, bugRating(step));
  };
}

/** In a BUG of type 3, each digit of the subset after the first adds 0.1. */
function bugRating(step: Step): number {
  if (step.technique === 'bug-plus-1') return 5.6;
  const { subset } = patternAs(step, 'bug');
  return subset ? 5.7 + (subset.digits.length - 1) * 0.1 : 5.7;
}

export function aligned(degree: 2 | 3, rating: number, peers: Uint8Array): Producer {
  const search = { degree, peers, memory: new AlignedMemory() };
  return { find: rated((position) => findAlignedExclusion(position, search), rating) };
}

export function wing(pivot: 2 | 3, rating: number, peers: Uint8Array): Find {
  const search = { pivot, peers };
  return rated((position) => findWing(position, search), rating);
}

export function cyclesAndChains(): Producer {
  const chains = new LinearChains();
  return {
    find(position) {
      const step = chains.best(position);
      return step && withRating(step, step.rating, step.chain);
    },
  };
}
