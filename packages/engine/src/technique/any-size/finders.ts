import type { TechniqueId } from '../step.ts';
import { findAlsXyChains } from './als-chains.ts';
import { findAlsXyWings, findAlsXz } from './als-wings.ts';
import { findAvoidableRectangles } from './avoidable-rectangles.ts';
import { findBugPlus1 } from './bug.ts';
import { findGroupedLoops, findNiceLoops, findXChains, findXyChains } from './chains.ts';
import { findMultiColors, findSimpleColors } from './colors.ts';
import { findDeathBlossoms } from './death-blossom.ts';
import { findDualEmptyRectangles, findEmptyRectangles } from './empty-rectangles.ts';
import type { Find } from './find.ts';
import { findFinnedFish, findFish } from './fish.ts';
import { findForcingChains } from './forcing-chains.ts';
import { findGeneralFish } from './general-fish.ts';
import { findKrakenFish } from './kraken-fish.ts';
import { findLockedCandidates } from './locked-candidates.ts';
import { findForcingNets } from './nets.ts';
import { findUniqueRectangles } from './rectangles.ts';
import { findRemotePairs } from './remote-pairs.ts';
import { findFullHouses, findHiddenSingles, findNakedSingles } from './singles.ts';
import { findHiddenSubsets, findNakedSubsets } from './subsets.ts';
import { findSueDeCoqs } from './sue-de-coq.ts';
import { findTemplates } from './templates.ts';
import { findDualKites, findSkyscrapers, findTwoStringKites } from './two-links.ts';
import { findWings, findWWings } from './wings.ts';

/**
 * A finder for techniques that assume one solution. They show that digits could be swapped, which is
 * true only if rows, columns and boxes are the only rules.
 */
function ofBoxes(find: Find): Find {
  return function* (board) {
    if (!board.geometry.layout) yield* find(board);
  };
}

const uniqueRectangles = ofBoxes(findUniqueRectangles);
const avoidableRectangles = ofBoxes(findAvoidableRectangles);

/**
 * The techniques for puzzles of any size, and the finder of each. A finder can also find other
 * techniques.
 */
export const anySizeFinders: Readonly<Partial<Record<TechniqueId, Find>>> = {
  'full-house': findFullHouses,
  'naked-single': findNakedSingles,
  'hidden-single': findHiddenSingles,
  'locked-candidates-1': findLockedCandidates,
  'locked-candidates-2': findLockedCandidates,
  'locked-pair': findNakedSubsets(2),
  'locked-triple': findNakedSubsets(3),
  'naked-pair': findNakedSubsets(2),
  'naked-triple': findNakedSubsets(3),
  'naked-quadruple': findNakedSubsets(4),
  'hidden-pair': findHiddenSubsets(2),
  'hidden-triple': findHiddenSubsets(3),
  'hidden-quadruple': findHiddenSubsets(4),
  'x-wing': findFish(2),
  swordfish: findFish(3),
  jellyfish: findFish(4),
  squirmbag: findFish(5),
  whale: findFish(6),
  leviathan: findFish(7),
  'finned-x-wing': findFinnedFish(2),
  'finned-swordfish': findFinnedFish(3),
  'finned-jellyfish': findFinnedFish(4),
  'sashimi-x-wing': findFinnedFish(2),
  'sashimi-swordfish': findFinnedFish(3),
  'sashimi-jellyfish': findFinnedFish(4),
  'franken-x-wing': findGeneralFish({ shape: 'franken', degree: 2, hasFins: false }),
  'franken-swordfish': findGeneralFish({ shape: 'franken', degree: 3, hasFins: false }),
  'franken-jellyfish': findGeneralFish({ shape: 'franken', degree: 4, hasFins: false }),
  'finned-franken-x-wing': findGeneralFish({ shape: 'franken', degree: 2, hasFins: true }),
  'finned-franken-swordfish': findGeneralFish({ shape: 'franken', degree: 3, hasFins: true }),
  'finned-franken-jellyfish': findGeneralFish({ shape: 'franken', degree: 4, hasFins: true }),
  'mutant-x-wing': findGeneralFish({ shape: 'mutant', degree: 2, hasFins: false }),
  'mutant-swordfish': findGeneralFish({ shape: 'mutant', degree: 3, hasFins: false }),
  'mutant-jellyfish': findGeneralFish({ shape: 'mutant', degree: 4, hasFins: false }),
  'finned-mutant-x-wing': findGeneralFish({ shape: 'mutant', degree: 2, hasFins: true }),
  'finned-mutant-swordfish': findGeneralFish({ shape: 'mutant', degree: 3, hasFins: true }),
  'finned-mutant-jellyfish': findGeneralFish({ shape: 'mutant', degree: 4, hasFins: true }),
  'kraken-fish-type-1': findKrakenFish,
  'kraken-fish-type-2': findKrakenFish,
  'remote-pair': findRemotePairs,
  'bug-plus-1': ofBoxes(findBugPlus1),
  skyscraper: findSkyscrapers,
  'two-string-kite': findTwoStringKites,
  'dual-two-string-kite': findDualKites,
  'turbot-fish': findXChains,
  'empty-rectangle': findEmptyRectangles,
  'dual-empty-rectangle': findDualEmptyRectangles,
  'w-wing': findWWings,
  'xy-wing': findWings(2),
  'xyz-wing': findWings(3),
  'uniqueness-test-1': uniqueRectangles,
  'uniqueness-test-2': uniqueRectangles,
  'uniqueness-test-3': uniqueRectangles,
  'uniqueness-test-4': uniqueRectangles,
  'uniqueness-test-5': uniqueRectangles,
  'uniqueness-test-6': uniqueRectangles,
  'hidden-rectangle': uniqueRectangles,
  'avoidable-rectangle-1': avoidableRectangles,
  'avoidable-rectangle-2': avoidableRectangles,
  'sue-de-coq': findSueDeCoqs,
  'simple-colors-trap': findSimpleColors,
  'simple-colors-wrap': findSimpleColors,
  'multi-colors-1': findMultiColors,
  'multi-colors-2': findMultiColors,
  'x-chain': findXChains,
  'xy-chain': findXyChains,
  'continuous-nice-loop': findNiceLoops,
  'discontinuous-nice-loop': findNiceLoops,
  aic: findNiceLoops,
  'grouped-continuous-nice-loop': findGroupedLoops,
  'grouped-discontinuous-nice-loop': findGroupedLoops,
  'grouped-aic': findGroupedLoops,
  'als-xz': findAlsXz,
  'als-xy-wing': findAlsXyWings,
  'als-xy-chain': findAlsXyChains,
  'death-blossom': findDeathBlossoms,
  'template-set': findTemplates,
  'template-delete': findTemplates,
  'forcing-chain-contradiction': findForcingChains,
  'forcing-chain-verity': findForcingChains,
  'forcing-net-contradiction': findForcingNets,
  'forcing-net-verity': findForcingNets,
};
