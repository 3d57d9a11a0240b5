import { PEERS } from '../technique/classic-tables.ts';
import { type AlsWingDegree, AlsWings } from '../technique/explainer/als-wings.ts';
import { byLastBits } from '../technique/explainer/chain/exclusion-order.ts';
import type { PatternOrder } from '../technique/explainer/chain/patterns.ts';
import { findNakedSingle } from '../technique/explainer/singles.ts';
import { StrongLinks, type StrongLinksDegree } from '../technique/explainer/strong-links.ts';
import {
  eliminateLocked,
  findLockedCandidates,
  placeBesideLocked,
} from '../technique/locked-candidates.ts';
import { type Producer, withRating } from './producer.ts';
import { dynamic, dynamicPlus, multiple, nested, nestedDynamic, nishio } from './se-chains.ts';
import {
  aligned,
  bug,
  CROSSINGS,
  cyclesAndChains,
  directHidden,
  entry,
  type Find,
  fish,
  hidden,
  hiddenSingle,
  naked,
  rated,
  type ScaleEntry,
  wing,
} from './se-scale.ts';
import { sukakuUniqueness } from './se-uniqueness.ts';

/** The order of patterns in dynamic chains. */
const ORDER: PatternOrder = { lockedByDigit: true, excluded: byLastBits };

/** The producers of Sukaku Explainer 1.18.1 with its default techniques, in its order. */
export const SUKAKU_SCALE: readonly ScaleEntry[] = [
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
  { least: 4.0, name: 'two strong links', make: () => strongLinks(2, 4.0) },
  entry(4.2, 'XY-Wing', wing(2, 4.2, PEERS)),
  entry(4.4, 'XYZ-Wing', wing(3, 4.4, PEERS)),
  entry(4.5, 'uniqueness', sukakuUniqueness),
  entry(5.0, 'naked quadruple', naked(4, 5.0)),
  entry(5.2, 'Jellyfish', fish(4, 5.2)),
  entry(5.4, 'hidden quadruple', hidden(4, 5.4)),
  { least: 5.4, name: 'three strong links', make: () => strongLinks(3, 5.4) },
  { least: 5.5, name: 'WXYZ-Wing', make: () => alsWing(3, [0, 0, 5.5, 5.6, 5.5]) },
  entry(5.6, 'bivalue universal grave', bug(PEERS, true)),
  { least: 5.8, name: 'four strong links', make: () => strongLinks(4, 5.8) },
  { least: 6.2, name: 'VWXYZ-Wing', make: () => alsWing(4, [0, 0, 6.3, 6.4, 6.3, 6.2]) },
  { least: 6.2, name: 'aligned pair exclusion', make: () => aligned(2, 6.2, PEERS) },
  { least: 6.6, name: 'UVWXYZ-Wing', make: () => alsWing(5, Array(7).fill(6.6)) },
  { least: 6.5, name: 'forcing chains and cycles', make: cyclesAndChains },
  { least: 7.5, name: 'TUVWXYZ-Wing', make: () => alsWing(6, Array(8).fill(7.5)) },
  { least: 7.5, name: 'aligned triple exclusion', make: () => aligned(3, 7.5, PEERS) },
  { least: 7.5, name: 'nishio forcing chains', make: nishio },
  { least: 8.0, name: 'multiple forcing chains', make: multiple },
  { least: 8.5, name: 'dynamic forcing chains', make: dynamic },
  { least: 9.0, name: 'dynamic forcing chains (+)', make: () => dynamicPlus(ORDER) },
  { least: 9.5, name: 'nested forcing chains, level 2', make: () => nested(2, ORDER) },
  { least: 10.0, name: 'nested forcing chains, level 3', make: () => nested(3, ORDER) },
  { least: 10.5, name: 'nested dynamic chains', make: () => nestedDynamic(0, ORDER) },
  { least: 10.5, name: 'nested dynamic chains, limit 1', make: () => nestedDynamic(1, ORDER) },
  { least: 10.5, name: 'nested dynamic chains, limit 2', make: () => nestedDynamic(2, ORDER) },
  { least: 10.5, name: 'nested dynamic chains, limit 3', make: () => nestedDynamic(3, ORDER) },
];

/**
 * Searches digit by digit within each pair of house kinds. Sudoku Explainer 1.2.1 searches house by
 * house.
 */
function lockedCandidates(
  conclude: Parameters<typeof findLockedCandidates>[2],
  pointing: number,
  claiming: number,
): Find {
  return (position) => {
    for (let i = 0; i < CROSSINGS.length; i++) {
      if (!findLockedCandidates(position, CROSSINGS[i], conclude)) continue;
      for (let digit = 1; digit <= 9; digit++) {
        const step = findLockedCandidates(position, CROSSINGS[i], conclude, 1 << (digit - 1));
        if (step) return withRating(step, i < 2 ? pointing : claiming);
      }
    }
    return undefined;
  };
}

function strongLinks(degree: StrongLinksDegree, least: number): Producer {
  const links = new StrongLinks(degree);
  return {
    find(position) {
      const step = links.find(position);
      return step && withRating(step, least + step.variety * 0.1);
    },
  };
}

/** @param ratings Greatest number of candidates of a cell of the set → rating. */
function alsWing(degree: AlsWingDegree, ratings: readonly number[]): Producer {
  const wings = new AlsWings(degree, ratings);
  return {
    find(position) {
      const step = wings.find(position);
      return step && withRating(step, ratings[step.largest]);
    },
  };
}
