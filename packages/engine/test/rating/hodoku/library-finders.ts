import type { QueuedPosition } from '../../../src/rating/hodoku/queued-position.ts';
import { SET_FINDERS } from '../../../src/rating/hodoku/sets.ts';
import { takeHiddenSingle, takeNakedSingle } from '../../../src/rating/hodoku/singles.ts';
import { AlsXyChains } from '../../../src/technique/als-xy-chains.ts';
import { AlsXyWings } from '../../../src/technique/als-xy-wing.ts';
import { alsXz } from '../../../src/technique/als-xz.ts';
import { avoidableRectangles } from '../../../src/technique/avoidable-rectangles.ts';
import { findBugPlus1 } from '../../../src/technique/bug-plus-1.ts';
import { PEERS } from '../../../src/technique/classic-tables.ts';
import { findMultiColors, findSimpleColors } from '../../../src/technique/colors.ts';
import { deathBlossoms } from '../../../src/technique/death-blossom.ts';
import { forAllDigits } from '../../../src/technique/digit-finder.ts';
import { dualEmptyRectangles, emptyRectangles } from '../../../src/technique/empty-rectangle.ts';
import { type Finder, findAll } from '../../../src/technique/finder.ts';
import type { FishDegree, FishKind } from '../../../src/technique/fish-kind.ts';
import { fishFinder } from '../../../src/technique/general-fish.ts';
import { RemotePairs } from '../../../src/technique/remote-pairs.ts';
import { RestrictedCommons } from '../../../src/technique/restricted-commons.ts';
import { siameseFish } from '../../../src/technique/siamese-fish.ts';
import { findFullHouse } from '../../../src/technique/singles.ts';
import { skyscrapersIn } from '../../../src/technique/skyscraper.ts';
import { digitIn, type Step, type TechniqueId } from '../../../src/technique/step.ts';
import { sueDeCoqs } from '../../../src/technique/sue-de-coq.ts';
import { Loops } from '../../../src/technique/table/loops.ts';
import { findTemplateDeletes, findTemplateSets } from '../../../src/technique/template-steps.ts';
import { findDualKites, findTwoStringKites } from '../../../src/technique/two-string-kite.ts';
import { uniqueRectangles } from '../../../src/technique/unique-rectangles.ts';
import { findWWings } from '../../../src/technique/w-wing.ts';
import { findWings } from '../../../src/technique/wings.ts';
import { TurbotFish, XChains } from '../../../src/technique/x-chains.ts';
import { XyChains } from '../../../src/technique/xy-chains.ts';
import type { LibraryCase } from './library.ts';

/** Makes the finder for a case. */
type NewFinder = (it: LibraryCase) => Finder<QueuedPosition>;

/** The digits of a step that HoDoKu writes in the third field. */
type DigitsOf = (step: Step) => readonly number[];

/** A family of techniques that the library tests in the same way. */
interface Family {
  readonly finders: Readonly<Partial<Record<TechniqueId, NewFinder>>>;
  readonly digitsOf: DigitsOf;
}

const ofPattern: DigitsOf = ({ pattern }) => pattern.digits;
const ofEliminations: DigitsOf = ({ eliminations }) => [...new Set(eliminations.map(digitIn))];

const SIZES = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'] as const;
const FISH_PREFIXES = [
  '',
  'finned-',
  'sashimi-',
  'franken-',
  'finned-franken-',
  'mutant-',
  'finned-mutant-',
] as const;

const FAMILIES: readonly Family[] = [
  {
    finders: {
      'full-house': () => findFullHouses,
      'naked-single': () => takeAll(takeNakedSingle),
      'hidden-single': () => takeAll(takeHiddenSingle),
      ...Object.fromEntries(Object.entries(SET_FINDERS).map(([id, finder]) => [id, () => finder])),
      ...Object.fromEntries(
        FISH_PREFIXES.flatMap((prefix) => SIZES.map((size) => [prefix + size, newFishFinder])),
      ),
      'w-wing': () => findWWings,
      'xy-wing': () => wings(2),
      'xyz-wing': () => wings(3),
      'simple-colors-trap': () => forAllDigits(findSimpleColors),
      'simple-colors-wrap': () => forAllDigits(findSimpleColors),
      'multi-colors-1': () => forAllDigits(findMultiColors),
      'multi-colors-2': () => forAllDigits(findMultiColors),
      'turbot-fish': () => steps(new TurbotFish()),
      'x-chain': () => steps(new XChains()),
      'xy-chain': () => steps(new XyChains()),
      'remote-pair': () => steps(new RemotePairs()),
      'template-set': () => findTemplateSets,
      'template-delete': () => findTemplateDeletes,
    },
    digitsOf: ofPattern,
  },
  {
    finders: {
      skyscraper: () => forAllDigits(skyscrapersIn(0), skyscrapersIn(1)),
      'two-string-kite': () => forAllDigits(findTwoStringKites),
      'dual-two-string-kite': () => findDualKites,
      'empty-rectangle': ({ variant }) =>
        forAllDigits(emptyRectangles({ least: variant === 1 ? 2 : 3 })),
      'dual-empty-rectangle': () => forAllDigits(dualEmptyRectangles({ least: 2 })),
    },
    // HoDoKu names only the digit of the first of two kites.
    digitsOf: ({ pattern }) => pattern.digits.slice(0, 1),
  },
  {
    finders: {
      'uniqueness-test-1': rectangles,
      'uniqueness-test-2': rectangles,
      'uniqueness-test-3': rectangles,
      'uniqueness-test-4': rectangles,
      'uniqueness-test-5': rectangles,
      'uniqueness-test-6': rectangles,
      'hidden-rectangle': rectangles,
      'avoidable-rectangle-1': () => avoidableRectangles(),
      'avoidable-rectangle-2': () => avoidableRectangles(),
    },
    digitsOf: ({ pattern }) => pattern.digits.slice(0, 2),
  },
  { finders: { 'bug-plus-1': () => findBugPlus1 }, digitsOf: () => [] },
  {
    finders: {
      'sue-de-coq': () => sueDeCoqs(),
      'als-xz': () => alsXz(new RestrictedCommons()),
      'als-xy-wing': (it) => steps(new AlsXyWings(commons(it))),
      'als-xy-chain': (it) => steps(new AlsXyChains(commons(it))),
      'death-blossom': ({ variant }) => deathBlossoms({ overlap: variant === 2 }),
      'continuous-nice-loop': () => steps(new Loops({ hasGroups: false })),
      'discontinuous-nice-loop': () => steps(new Loops({ hasGroups: false })),
      aic: () => steps(new Loops({ hasGroups: false })),
      'grouped-continuous-nice-loop': groupedLoops,
      'grouped-discontinuous-nice-loop': groupedLoops,
      'grouped-aic': groupedLoops,
    },
    digitsOf: ofEliminations,
  },
];

/** How to check a case: the finder of its technique and variant, and the digits of its steps. */
export interface CaseSearch {
  readonly finder: Finder<QueuedPosition>;
  readonly digitsOf: DigitsOf;
}

/** The search for a case, or undefined if Nonet lacks the technique. */
export function searchOf(it: LibraryCase): CaseSearch | undefined {
  for (const { digitsOf, finders } of FAMILIES) {
    const newFinder = finders[it.technique];
    if (newFinder) return { finder: newFinder(it), digitsOf };
  }
  return undefined;
}

const findFullHouses: Finder = (position, receive) =>
  Array.from({ length: 27 }, (_, house) => findFullHouse(position, Uint8Array.of(house))).some(
    (step) => step !== undefined && receive(step),
  );

/** Takes all singles of a queue. */
function takeAll(take: (position: QueuedPosition) => Step | undefined): Finder<QueuedPosition> {
  return (position, receive) => {
    for (let step = take(position); step; step = take(position)) if (receive(step)) return true;
    return false;
  };
}

function wings(pivot: 2 | 3): Finder {
  return (position, receive) => findWings(position, { pivot, peers: PEERS }, receive);
}

function rectangles({ variant }: LibraryCase): Finder<QueuedPosition> {
  return uniqueRectangles({ allowsMissing: variant !== 1 });
}

/** The links of almost locked sets. Variant 2 lets the sets overlap. */
function commons({ variant }: LibraryCase): RestrictedCommons {
  return new RestrictedCommons({ overlap: variant === 2 });
}

/** Loops with groups. Late variants have almost locked sets as nodes. */
function groupedLoops({ technique, variant }: LibraryCase): Finder {
  const hasSets = variant > (technique === 'grouped-continuous-nice-loop' ? 1 : 2);
  return steps(new Loops({ hasGroups: true, hasSets }));
}

/** The finder of a search that is an object. */
function steps(search: { readonly find: Finder }): Finder {
  return (position, receive) => search.find(position, receive);
}

function newFishFinder({ siamese, technique }: LibraryCase): Finder {
  const finder = fishFinder(kindOf(technique));
  if (!siamese) return finder;
  return (position, receive) => siameseFish(findAll(position, finder)).some(receive);
}

function kindOf(technique: TechniqueId): FishKind {
  const degree = (SIZES.findIndex((size) => technique.endsWith(size)) + 2) as FishDegree;
  const shapes = ['mutant', 'franken'] as const;
  const shape = shapes.find((name) => technique.includes(name)) ?? 'basic';
  return { degree, shape, fins: 'any' };
}
