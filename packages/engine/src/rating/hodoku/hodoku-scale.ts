/**
 * HoDoKu 2.2.0's table: its default techniques in the order in which it tries them. Each row has a
 * level, the score that each step adds, and the search for the step that HoDoKu takes next.
 */

import { PEERS } from '../../technique/classic-tables.ts';
import type { Finder } from '../../technique/finder.ts';
import { AlsXyChains } from '../../technique/hodoku/als-xy-chains.ts';
import { AlsXyWings } from '../../technique/hodoku/als-xy-wing.ts';
import { alsXz } from '../../technique/hodoku/als-xz.ts';
import { avoidableRectangles } from '../../technique/hodoku/avoidable-rectangles.ts';
import { findBugPlus1 } from '../../technique/hodoku/bug-plus-1.ts';
import { findMultiColors, findSimpleColors } from '../../technique/hodoku/colors.ts';
import { findEmptyRectangles } from '../../technique/hodoku/empty-rectangle.ts';
import { RemotePairs } from '../../technique/hodoku/remote-pairs.ts';
import { RestrictedCommons } from '../../technique/hodoku/restricted-commons.ts';
import { skyscrapersIn } from '../../technique/hodoku/skyscraper.ts';
import { sueDeCoqs } from '../../technique/hodoku/sue-de-coq.ts';
import { Forcing } from '../../technique/hodoku/table/forcing.ts';
import { Loops } from '../../technique/hodoku/table/loops.ts';
import { TableLinks } from '../../technique/hodoku/table/table-links.ts';
import { findTwoStringKites } from '../../technique/hodoku/two-string-kite.ts';
import { uniqueRectangles } from '../../technique/hodoku/unique-rectangles.ts';
import { findWWings } from '../../technique/hodoku/w-wing.ts';
import { TurbotFish, XChains } from '../../technique/hodoku/x-chains.ts';
import { XyChains } from '../../technique/hodoku/xy-chains.ts';
import type { TechniqueId } from '../../technique/step.ts';
import { techniqueFacts } from '../../technique/technique-facts.ts';
import { findWings } from '../../technique/wings.ts';
import { lazyProducer, withRating } from '../producer.ts';
import type { ScaleEntry } from '../scale.ts';
import { bruteForce } from './brute-force.ts';
import { FirstSteps } from './first-steps.ts';
import { NetLinks } from './net-links.ts';
import type { QueuedPosition } from './queued-position.ts';
import { best, digits, first, fish, type MakeSearch, search, withFins } from './searches.ts';
import { claiming, hidden, naked, nakedInBox, pointing } from './sets.ts';
import { findFullHouse, takeHiddenSingle, takeNakedSingle } from './singles.ts';
import { compareChains, compareSteps, compareTriples } from './step-order.ts';

/** The levels of HoDoKu, from the lowest to the highest. */
export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;

export type Level = (typeof levels)[number];

/** The searches that find several techniques. */
const GROUPS = {
  'simple-colors': ['simple-colors-trap', 'simple-colors-wrap'],
  'multi-colors': ['multi-colors-1', 'multi-colors-2'],
  'nice-loop': ['continuous-nice-loop', 'discontinuous-nice-loop', 'aic'],
  'grouped-nice-loop': [
    'grouped-continuous-nice-loop',
    'grouped-discontinuous-nice-loop',
    'grouped-aic',
  ],
  'forcing-chain': ['forcing-chain-contradiction', 'forcing-chain-verity'],
  'forcing-net': ['forcing-net-contradiction', 'forcing-net-verity'],
} as const;

/** The name of a row: its technique, or a name for the techniques that its search finds. */
export type SearchId = TechniqueId | keyof typeof GROUPS;

/** A row of HoDoKu's table. */
export interface TechniqueRow {
  readonly id: SearchId;
  readonly level: Level;
  /** What each step adds to the score of the puzzle. */
  readonly score: number;
  /** The techniques that the search finds. */
  readonly techniques: readonly TechniqueId[];
}

type Row = readonly [id: SearchId, level: Level, score: number, make: MakeSearch];

const XY_WINGS: Finder = (position, receive) =>
  findWings(position, { pivot: 2, peers: PEERS }, receive);
const XYZ_WINGS: Finder = (position, receive) =>
  findWings(position, { pivot: 3, peers: PEERS }, receive);

// The searches for almost locked sets of all paths share the sets of the latest position and their
// links, because these are large.
const COMMONS = new RestrictedCommons();

// The searches for rectangles share their steps, which depend only on the position.
const RECTANGLES = new FirstSteps(uniqueRectangles());
const AVOIDABLE = new FirstSteps(avoidableRectangles());

const ROWS: readonly Row[] = [
  ['full-house', 'easy', 4, search(findFullHouse)],
  ['naked-single', 'easy', 4, search(takeNakedSingle)],
  ['hidden-single', 'easy', 14, search(takeHiddenSingle)],
  ['locked-pair', 'medium', 40, search(nakedInBox('locked-pair', 2))],
  ['locked-triple', 'medium', 60, search(nakedInBox('locked-triple', 3))],
  ['locked-candidates-1', 'medium', 50, search(pointing)],
  ['locked-candidates-2', 'medium', 50, search(claiming)],
  ['naked-pair', 'medium', 60, search(naked('naked-pair', 2))],
  ['naked-triple', 'medium', 80, search(naked('naked-triple', 3))],
  ['hidden-pair', 'medium', 70, search(hidden(2))],
  ['hidden-triple', 'medium', 100, search(hidden(3))],
  ['naked-quadruple', 'hard', 120, search(naked('naked-quadruple', 4))],
  ['hidden-quadruple', 'hard', 150, search(hidden(4))],
  ['x-wing', 'hard', 140, fish({ degree: 2, shape: 'basic', fins: 'none' })],
  ['swordfish', 'hard', 150, fish({ degree: 3, shape: 'basic', fins: 'none' })],
  ['jellyfish', 'hard', 160, fish({ degree: 4, shape: 'basic', fins: 'none' })],
  ['remote-pair', 'hard', 110, best(() => new RemotePairs(), compareChains)],
  ['bug-plus-1', 'hard', 100, first(() => findBugPlus1)],
  ['skyscraper', 'hard', 130, digits(skyscrapersIn(0), skyscrapersIn(1))],
  ['two-string-kite', 'hard', 150, digits(findTwoStringKites)],
  ['turbot-fish', 'hard', 120, best(() => new TurbotFish(), compareChains)],
  ['empty-rectangle', 'hard', 120, digits(findEmptyRectangles)],
  ['w-wing', 'hard', 150, first(() => findWWings)],
  ['xy-wing', 'hard', 160, best(() => XY_WINGS, compareTriples)],
  ['xyz-wing', 'hard', 180, first(() => XYZ_WINGS)],
  ['uniqueness-test-1', 'hard', 100, RECTANGLES.search('uniqueness-test-1')],
  ['uniqueness-test-2', 'hard', 100, RECTANGLES.search('uniqueness-test-2')],
  ['uniqueness-test-3', 'hard', 100, RECTANGLES.search('uniqueness-test-3')],
  ['uniqueness-test-4', 'hard', 100, RECTANGLES.search('uniqueness-test-4')],
  ['uniqueness-test-5', 'hard', 100, RECTANGLES.search('uniqueness-test-5')],
  ['uniqueness-test-6', 'hard', 100, RECTANGLES.search('uniqueness-test-6')],
  ['hidden-rectangle', 'hard', 100, RECTANGLES.search('hidden-rectangle')],
  ['avoidable-rectangle-1', 'hard', 100, AVOIDABLE.search('avoidable-rectangle-1')],
  ['avoidable-rectangle-2', 'hard', 100, AVOIDABLE.search('avoidable-rectangle-2')],
  ['finned-x-wing', 'hard', 130, withFins('finned-x-wing', 2)],
  ['sashimi-x-wing', 'hard', 150, withFins('sashimi-x-wing', 2)],
  ['finned-swordfish', 'unfair', 200, withFins('finned-swordfish', 3)],
  ['sashimi-swordfish', 'unfair', 240, withFins('sashimi-swordfish', 3)],
  ['finned-jellyfish', 'unfair', 250, withFins('finned-jellyfish', 4)],
  ['sashimi-jellyfish', 'unfair', 260, withFins('sashimi-jellyfish', 4)],
  ['sue-de-coq', 'unfair', 250, first(() => sueDeCoqs())],
  ['simple-colors', 'hard', 150, digits(findSimpleColors)],
  ['multi-colors', 'hard', 200, digits(findMultiColors)],
  ['x-chain', 'unfair', 260, best(() => new XChains(), compareChains)],
  ['xy-chain', 'unfair', 260, best(() => new XyChains(), compareChains)],
  ['nice-loop', 'unfair', 280, best(() => new Loops(false), compareChains)],
  ['grouped-nice-loop', 'unfair', 300, best(() => new Loops(true), compareChains)],
  ['als-xz', 'unfair', 300, first(() => alsXz(COMMONS))],
  ['als-xy-wing', 'unfair', 320, first(() => new AlsXyWings(COMMONS))],
  ['als-xy-chain', 'unfair', 340, best(() => new AlsXyChains(COMMONS), compareSteps)],
  ['franken-x-wing', 'unfair', 300, fish({ degree: 2, shape: 'franken', fins: 'none' })],
  ['franken-swordfish', 'unfair', 350, fish({ degree: 3, shape: 'franken', fins: 'none' })],
  ['finned-franken-x-wing', 'unfair', 390, fish({ degree: 2, shape: 'franken', fins: 'some' })],
  ['finned-franken-swordfish', 'unfair', 410, fish({ degree: 3, shape: 'franken', fins: 'some' })],
  ['forcing-chain', 'extreme', 500, first(() => new Forcing('chain', new TableLinks()))],
  ['forcing-net', 'extreme', 700, first(() => new Forcing('net', new NetLinks()))],
  ['brute-force', 'extreme', 10000, bruteForce],
];

export const techniqueRows: readonly TechniqueRow[] = ROWS.map(([id, level, score]) => ({
  id,
  level,
  score,
  techniques: techniquesOf(id),
}));

/** The techniques that an id stands for: that technique, or all techniques of that row. */
export function techniquesOf(id: SearchId): readonly TechniqueId[] {
  return Object.hasOwn(GROUPS, id) ? GROUPS[id as keyof typeof GROUPS] : [id as TechniqueId];
}

/** The row of HoDoKu's table that finds a technique. The id of the row may be that of a group. */
export function techniqueRowOf(technique: SearchId): TechniqueRow | undefined {
  return techniqueRows.find(
    ({ id, techniques }) => id === technique || techniques.some((one) => one === technique),
  );
}

/** The producers of HoDoKu. The rating of a step is what the step adds to the score. */
export const HODOKU_SCALE: readonly ScaleEntry<QueuedPosition>[] = ROWS.map(
  ([name, , score, make]) => ({
    name,
    least: 0,
    assumesOneSolution: assumesOneSolution(name),
    make: () => lazyProducer(make, (step) => withRating(step, score)),
  }),
);

/** Whether a search takes for granted that the puzzle has one solution. */
export function assumesOneSolution(id: SearchId): boolean {
  return techniqueFacts[techniquesOf(id)[0]].assumesOneSolution;
}
