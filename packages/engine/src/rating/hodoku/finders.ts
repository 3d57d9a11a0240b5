/**
 * Finders of all instances of a technique. They cover the techniques in HoDoKu's list, including
 * those that HoDoKu does not use by default.
 */
import { AlsXyChains } from '../../technique/als-xy-chains.ts';
import { AlsXyWings } from '../../technique/als-xy-wing.ts';
import { alsXz } from '../../technique/als-xz.ts';
import { avoidableRectangles } from '../../technique/avoidable-rectangles.ts';
import { findBugPlus1 } from '../../technique/bug-plus-1.ts';
import { PEERS } from '../../technique/classic-tables.ts';
import { findMultiColors, findSimpleColors } from '../../technique/colors.ts';
import { deathBlossoms } from '../../technique/death-blossom.ts';
import { forAllDigits } from '../../technique/digit-finder.ts';
import { dualEmptyRectangles, emptyRectangles } from '../../technique/empty-rectangle.ts';
import { type Finder, findAll } from '../../technique/finder.ts';
import type { FishKind } from '../../technique/fish-kind.ts';
import { kindOfFish } from '../../technique/fish-names.ts';
import { fishFinder } from '../../technique/general-fish.ts';
import { krakenFish } from '../../technique/kraken-fish.ts';
import { RemotePairs } from '../../technique/remote-pairs.ts';
import { RestrictedCommons } from '../../technique/restricted-commons.ts';
import { siameseFish } from '../../technique/siamese-fish.ts';
import { findFullHouses, findHiddenSingles, findNakedSingles } from '../../technique/singles.ts';
import { skyscrapersIn } from '../../technique/skyscraper.ts';
import type { TechniqueId } from '../../technique/step.ts';
import { sueDeCoqs } from '../../technique/sue-de-coq.ts';
import { Forcing } from '../../technique/table/forcing.ts';
import { Links } from '../../technique/table/links.ts';
import { Loops } from '../../technique/table/loops.ts';
import { findTemplateDeletes, findTemplateSets } from '../../technique/template-steps.ts';
import { findDualKites, findTwoStringKites } from '../../technique/two-string-kite.ts';
import { uniqueRectangles } from '../../technique/unique-rectangles.ts';
import { findWWings } from '../../technique/w-wing.ts';
import { findWings } from '../../technique/wings.ts';
import { TurbotFish, XChains } from '../../technique/x-chains.ts';
import { XyChains } from '../../technique/xy-chains.ts';
import { NetLinks } from './net-links.ts';
import type { QueuedPosition } from './queued-position.ts';
import { SET_FINDERS } from './sets.ts';

/** What counts as an instance of a technique. The defaults are HoDoKu's. */
export interface FinderOptions {
  /** Whether almost locked sets of a pattern may have cells in common. Default: false. */
  readonly overlap?: boolean;
  /** Whether the corners of a unique rectangle may lack one of its digits. Default: true. */
  readonly missing?: boolean;
  /** Whether two candidates in a box can be an empty rectangle. Default: false. */
  readonly smallRectangles?: boolean;
  /** Whether almost locked sets can be nodes of grouped loops and grouped AICs. Default: false. */
  readonly setNodes?: boolean;
  /**
   * Whether to find pairs of fish with the same base instead of single fish. Default: false.
   */
  readonly siamese?: boolean;
}

type NewFinder = (options: FinderOptions) => Finder<QueuedPosition>;

const newRectangles: NewFinder = ({ missing = true }) =>
  uniqueRectangles({ allowsMissing: missing });
const newLoops: NewFinder = () => finderIn(new Loops({ hasGroups: false }));
const newGroupedLoops: NewFinder = ({ setNodes = false }) =>
  finderIn(new Loops({ hasGroups: true, hasSets: setNodes }));
const newKraken: NewFinder = () => krakenFish({ shape: 'basic' });
const newForcingChains: NewFinder = () => {
  const links = new Links();
  const forcing = new Forcing('chain', links);
  return (position, receive) => {
    links.read(position, true);
    return forcing.find(position, receive);
  };
};
const newForcingNets: NewFinder = () => {
  const links = new NetLinks();
  const forcing = new Forcing('net', links);
  return (position, receive) => {
    links.readTrials(position);
    return forcing.find(position, receive);
  };
};

const FINDERS: Readonly<Partial<Record<TechniqueId, NewFinder>>> = {
  ...Object.fromEntries(Object.entries(SET_FINDERS).map(([id, finder]) => [id, () => finder])),
  'full-house': () => findFullHouses,
  'naked-single': () => findNakedSingles,
  'hidden-single': () => findHiddenSingles,
  'remote-pair': () => finderIn(new RemotePairs()),
  'bug-plus-1': () => findBugPlus1,
  skyscraper: () => forAllDigits(skyscrapersIn(0), skyscrapersIn(1)),
  'two-string-kite': () => forAllDigits(findTwoStringKites),
  'dual-two-string-kite': () => findDualKites,
  'turbot-fish': () => finderIn(new TurbotFish()),
  'empty-rectangle': ({ smallRectangles = false }) =>
    forAllDigits(emptyRectangles({ least: smallRectangles ? 2 : 3 })),
  'dual-empty-rectangle': () => forAllDigits(dualEmptyRectangles({ least: 2 })),
  'w-wing': () => findWWings,
  'xy-wing': () => (position, receive) => findWings(position, { pivot: 2, peers: PEERS }, receive),
  'xyz-wing': () => (position, receive) => findWings(position, { pivot: 3, peers: PEERS }, receive),
  'uniqueness-test-1': newRectangles,
  'uniqueness-test-2': newRectangles,
  'uniqueness-test-3': newRectangles,
  'uniqueness-test-4': newRectangles,
  'uniqueness-test-5': newRectangles,
  'uniqueness-test-6': newRectangles,
  'hidden-rectangle': newRectangles,
  'avoidable-rectangle-1': () => avoidableRectangles(),
  'avoidable-rectangle-2': () => avoidableRectangles(),
  'sue-de-coq': () => sueDeCoqs(),
  'simple-colors-trap': () => forAllDigits(findSimpleColors),
  'simple-colors-wrap': () => forAllDigits(findSimpleColors),
  'multi-colors-1': () => forAllDigits(findMultiColors),
  'multi-colors-2': () => forAllDigits(findMultiColors),
  'x-chain': () => finderIn(new XChains()),
  'xy-chain': () => finderIn(new XyChains()),
  'continuous-nice-loop': newLoops,
  'discontinuous-nice-loop': newLoops,
  aic: newLoops,
  'grouped-continuous-nice-loop': newGroupedLoops,
  'grouped-discontinuous-nice-loop': newGroupedLoops,
  'grouped-aic': newGroupedLoops,
  'als-xz': ({ overlap = false }) => alsXz(new RestrictedCommons({ overlap })),
  'als-xy-wing': ({ overlap = false }) =>
    finderIn(new AlsXyWings(new RestrictedCommons({ overlap }))),
  'als-xy-chain': ({ overlap = false }) =>
    finderIn(new AlsXyChains(new RestrictedCommons({ overlap, mutual: true }))),
  'death-blossom': ({ overlap = false }) => deathBlossoms({ overlap }),
  'kraken-fish-type-1': newKraken,
  'kraken-fish-type-2': newKraken,
  'template-set': () => findTemplateSets,
  'template-delete': () => findTemplateDeletes,
  'forcing-chain-contradiction': newForcingChains,
  'forcing-chain-verity': newForcingChains,
  'forcing-net-contradiction': newForcingNets,
  'forcing-net-verity': newForcingNets,
};

/**
 * Makes a finder of all instances of a technique of HoDoKu. The finder keeps tables between
 * positions, so using it again is faster than making another one.
 *
 * @throws RangeError if HoDoKu does not have the technique.
 */
export function finderOf(
  technique: TechniqueId,
  options: FinderOptions = {},
): Finder<QueuedPosition> {
  const fish = kindOfFish(technique);
  const finder = fish ? newFishFinder(fish, options) : FINDERS[technique]?.(options);
  if (!finder) throw new RangeError(`expected a technique of HoDoKu, got ${technique}`);
  return (position, receive) =>
    finder(position, (step) => step.technique === technique && receive(step));
}

function newFishFinder(kind: FishKind, { siamese = false }: FinderOptions): Finder {
  const finder = fishFinder(kind);
  if (!siamese) return finder;
  return (position, receive) => siameseFish(findAll(position, finder)).some(receive);
}

/** The finder of a search that keeps its tables between positions. */
function finderIn(search: { readonly find: Finder }): Finder {
  return (position, receive) => search.find(position, receive);
}
