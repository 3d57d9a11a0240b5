/**
 * HoDoKu 2.2.0's table: its default techniques in the order in which it tries them. Each row has a
 * level, the score that each step adds, and the search for the step that HoDoKu takes next.
 */

import { PEERS } from '../../technique/classic-tables.ts';
import { type Finder, findFirst } from '../../technique/finder.ts';
import type { FishKind } from '../../technique/fish-kind.ts';
import { avoidableRectangles } from '../../technique/hodoku/avoidable-rectangles.ts';
import { findBugPlus1 } from '../../technique/hodoku/bug-plus-1.ts';
import { findMultiColors, findSimpleColors } from '../../technique/hodoku/colors.ts';
import type { DigitFinder } from '../../technique/hodoku/digit-finder.ts';
import { findEmptyRectangles } from '../../technique/hodoku/empty-rectangle.ts';
import { FishSearch } from '../../technique/hodoku/general-fish.ts';
import { RemotePairs } from '../../technique/hodoku/remote-pairs.ts';
import { skyscrapersIn } from '../../technique/hodoku/skyscraper.ts';
import { sueDeCoqs } from '../../technique/hodoku/sue-de-coq.ts';
import { findTwoStringKites } from '../../technique/hodoku/two-string-kite.ts';
import { uniqueRectangles } from '../../technique/hodoku/unique-rectangles.ts';
import { findWWings } from '../../technique/hodoku/w-wing.ts';
import { TurbotFish, XChains } from '../../technique/hodoku/x-chains.ts';
import { XyChains } from '../../technique/hodoku/xy-chains.ts';
import type { Step, TechniqueId } from '../../technique/step.ts';
import { findWing } from '../../technique/wings.ts';
import { type Producer, withRating } from '../producer.ts';
import { findAlsXyChain, findAlsXyWing, findAlsXz } from './als.ts';
import { bruteForce } from './brute-force.ts';
import { chainSearch } from './chains.ts';
import { searchDigits } from './digit-search.ts';
import { FirstSteps } from './first-steps.ts';
import { forcingChains, forcingNets } from './forcing.ts';
import { loopSearch } from './loops.ts';
import type { QueuedPosition } from './queued-position.ts';
import { claiming, hidden, naked, nakedInBox, pointing } from './sets.ts';
import { findFullHouse, takeHiddenSingle, takeNakedSingle } from './singles.ts';
import { findXyWing } from './xy-wing.ts';

/** The levels of HoDoKu, from the lowest to the highest. */
export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;

export type Level = (typeof levels)[number];

/** The name of a row: its technique, or a name for the techniques that its search finds. */
export type SearchId =
  | TechniqueId
  | 'simple-colors'
  | 'multi-colors'
  | 'nice-loop'
  | 'grouped-nice-loop'
  | 'forcing-chain'
  | 'forcing-net';

/** Finds the step that HoDoKu takes next among the techniques of a row. */
export type Search = (position: QueuedPosition) => Step | undefined;

/** A row of HoDoKu's table. */
export interface TechniqueRow {
  readonly id: SearchId;
  readonly level: Level;
  /** What each step adds to the score of the puzzle. */
  readonly score: number;
  /** The techniques that the search finds. */
  readonly techniques: readonly TechniqueId[];
  /** Makes a search. It serves one path after another. */
  readonly make: () => Search;
}

type Row = readonly [
  id: SearchId,
  level: Level,
  score: number,
  make: () => Search,
  techniques?: readonly TechniqueId[],
];

// The searches for rectangles share their steps, which depend only on the position.
const RECTANGLES = new FirstSteps(uniqueRectangles());
const AVOIDABLE = new FirstSteps(avoidableRectangles());

const ROWS: readonly Row[] = [
  ['full-house', 'easy', 4, () => findFullHouse],
  ['naked-single', 'easy', 4, () => takeNakedSingle],
  ['hidden-single', 'easy', 14, () => takeHiddenSingle],
  ['locked-pair', 'medium', 40, first(nakedInBox('locked-pair', 2))],
  ['locked-triple', 'medium', 60, first(nakedInBox('locked-triple', 3))],
  ['locked-candidates-1', 'medium', 50, first(pointing)],
  ['locked-candidates-2', 'medium', 50, first(claiming)],
  ['naked-pair', 'medium', 60, first(naked('naked-pair', 2))],
  ['naked-triple', 'medium', 80, first(naked('naked-triple', 3))],
  ['hidden-pair', 'medium', 70, first(hidden(2))],
  ['hidden-triple', 'medium', 100, first(hidden(3))],
  ['naked-quadruple', 'hard', 120, first(naked('naked-quadruple', 4))],
  ['hidden-quadruple', 'hard', 150, first(hidden(4))],
  ['x-wing', 'hard', 140, fish({ degree: 2, shape: 'basic', fins: 'none' })],
  ['swordfish', 'hard', 150, fish({ degree: 3, shape: 'basic', fins: 'none' })],
  ['jellyfish', 'hard', 160, fish({ degree: 4, shape: 'basic', fins: 'none' })],
  ['remote-pair', 'hard', 110, () => chainSearch(new RemotePairs())],
  ['bug-plus-1', 'hard', 100, first(findBugPlus1)],
  ['skyscraper', 'hard', 130, digits(skyscrapersIn(0), skyscrapersIn(1))],
  ['two-string-kite', 'hard', 150, digits(findTwoStringKites)],
  ['turbot-fish', 'hard', 120, () => chainSearch(new TurbotFish())],
  ['empty-rectangle', 'hard', 120, digits(findEmptyRectangles)],
  ['w-wing', 'hard', 150, first(findWWings)],
  ['xy-wing', 'hard', 160, () => findXyWing],
  ['xyz-wing', 'hard', 180, () => (position) => findWing(position, { pivot: 3, peers: PEERS })],
  ['uniqueness-test-1', 'hard', 100, firstOf(RECTANGLES, 'uniqueness-test-1')],
  ['uniqueness-test-2', 'hard', 100, firstOf(RECTANGLES, 'uniqueness-test-2')],
  ['uniqueness-test-3', 'hard', 100, firstOf(RECTANGLES, 'uniqueness-test-3')],
  ['uniqueness-test-4', 'hard', 100, firstOf(RECTANGLES, 'uniqueness-test-4')],
  ['uniqueness-test-5', 'hard', 100, firstOf(RECTANGLES, 'uniqueness-test-5')],
  ['uniqueness-test-6', 'hard', 100, firstOf(RECTANGLES, 'uniqueness-test-6')],
  ['hidden-rectangle', 'hard', 100, firstOf(RECTANGLES, 'hidden-rectangle')],
  ['avoidable-rectangle-1', 'hard', 100, firstOf(AVOIDABLE, 'avoidable-rectangle-1')],
  ['avoidable-rectangle-2', 'hard', 100, firstOf(AVOIDABLE, 'avoidable-rectangle-2')],
  ['finned-x-wing', 'hard', 130, withFins('finned', 2)],
  ['sashimi-x-wing', 'hard', 150, withFins('sashimi', 2)],
  ['finned-swordfish', 'unfair', 200, withFins('finned', 3)],
  ['sashimi-swordfish', 'unfair', 240, withFins('sashimi', 3)],
  ['finned-jellyfish', 'unfair', 250, withFins('finned', 4)],
  ['sashimi-jellyfish', 'unfair', 260, withFins('sashimi', 4)],
  ['sue-de-coq', 'unfair', 250, () => first(sueDeCoqs())()],
  [
    'simple-colors',
    'hard',
    150,
    digits(findSimpleColors),
    ['simple-colors-trap', 'simple-colors-wrap'],
  ],
  ['multi-colors', 'hard', 200, digits(findMultiColors), ['multi-colors-1', 'multi-colors-2']],
  ['x-chain', 'unfair', 260, () => chainSearch(new XChains())],
  ['xy-chain', 'unfair', 260, () => chainSearch(new XyChains())],
  [
    'nice-loop',
    'unfair',
    280,
    () => loopSearch(false),
    ['continuous-nice-loop', 'discontinuous-nice-loop', 'aic'],
  ],
  [
    'grouped-nice-loop',
    'unfair',
    300,
    () => loopSearch(true),
    ['grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop', 'grouped-aic'],
  ],
  ['als-xz', 'unfair', 300, () => findAlsXz],
  ['als-xy-wing', 'unfair', 320, () => findAlsXyWing],
  ['als-xy-chain', 'unfair', 340, () => findAlsXyChain],
  ['franken-x-wing', 'unfair', 300, fish({ degree: 2, shape: 'franken', fins: 'none' })],
  ['franken-swordfish', 'unfair', 350, fish({ degree: 3, shape: 'franken', fins: 'none' })],
  ['finned-franken-x-wing', 'unfair', 390, fish({ degree: 2, shape: 'franken', fins: 'some' })],
  ['finned-franken-swordfish', 'unfair', 410, fish({ degree: 3, shape: 'franken', fins: 'some' })],
  [
    'forcing-chain',
    'extreme',
    500,
    forcingChains,
    ['forcing-chain-contradiction', 'forcing-chain-verity'],
  ],
  ['forcing-net', 'extreme', 700, forcingNets, ['forcing-net-contradiction', 'forcing-net-verity']],
  ['brute-force', 'extreme', 10000, bruteForce],
];

export const techniqueRows: readonly TechniqueRow[] = ROWS.map(
  ([id, level, score, make, techniques = [id as TechniqueId]]) => ({
    id,
    level,
    score,
    techniques,
    make,
  }),
);

/** Whether a search takes for granted that the puzzle has one solution. */
export function assumesOneSolution(id: SearchId): boolean {
  return /^(?:bug|uniqueness|hidden-rectangle|avoidable)/.test(id);
}

/**
 * Makes the searches of HoDoKu, in its order. The rating of a step is what the step adds to the
 * score. Several paths can share the searches, one path after another.
 */
export function hodokuProducers(): readonly Producer<QueuedPosition>[] {
  return techniqueRows.map(producer);
}

/** Makes a search only when it is first needed, because most puzzles need few of the searches. */
function producer({ make, score }: TechniqueRow): Producer<QueuedPosition> {
  let search: Search | undefined;
  return {
    find(position) {
      search ??= make();
      const step = search(position);
      return step && withRating(step, score);
    },
  };
}

/** The greatest score of each level except the highest level. */
const GREATEST_SCORES: readonly number[] = [800, 1000, 1600, 1800];

/**
 * The level of a puzzle: the level of its hardest step, or a higher level if the score is too high
 * for that one.
 *
 * @param hardest The highest level of the steps, as an index in `levels`.
 */
export function levelOf(hardest: number, score: number): Level {
  const fitting = GREATEST_SCORES.findIndex((greatest, i) => i >= hardest && score <= greatest);
  return levels[fitting < 0 ? levels.length - 1 : fitting];
}

function first(finder: Finder<QueuedPosition>): () => Search {
  return () => (position) => findFirst(position, finder);
}

function firstOf(steps: FirstSteps, technique: TechniqueId): () => Search {
  return () => (position) => steps.find(position, technique);
}

function digits(...finders: readonly DigitFinder[]): () => Search {
  return () => searchDigits(...finders);
}

function fish(kind: FishKind): () => Search {
  return () => {
    const search = new FishSearch(kind);
    return searchDigits((position, digit, receive) => search.find(position, digit, receive));
  };
}

function withFins(name: 'finned' | 'sashimi', degree: FishKind['degree']): () => Search {
  const accepts: FishKind['accepts'] = (technique) => technique.startsWith(name);
  return fish({ degree, shape: 'basic', fins: 'some', accepts });
}
