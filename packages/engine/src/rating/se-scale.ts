import { ASCENDING_SETS, setsWithin } from '../technique/combinations.ts';
import { findAlignedExclusion } from '../technique/explainer/aligned-exclusion.ts';
import { AlignedMemory } from '../technique/explainer/aligned-memory.ts';
import { findBug } from '../technique/explainer/bug.ts';
import { LINKED_PEERS } from '../technique/explainer/chain/chain-links.ts';
import type { PatternOrder } from '../technique/explainer/chain/patterns.ts';
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
import { lazyProducer, type ProgramSearch, type RatedStep, withRating } from './producer.ts';
import type { ScaleEntry } from './scale.ts';
import { dynamic, dynamicPlus, linear, multiple, nested, nishio } from './se-chains.ts';
import { findUniqueness, type LoopSearch, uniquenessRating } from './se-uniqueness.ts';

/** The differences between Sudoku Explainer 1.2.1 and Sukaku Explainer in the techniques of both. */
export interface ExplainerVariant {
  /** Cell × 20 + i → the peers of the cell, in the order in which they are visited. */
  readonly peers: Uint8Array;
  /**
   * Whether locked candidates are searched digit by digit within each pair of house kinds. If not,
   * they are searched house by house.
   */
  readonly lockedByDigit: boolean;
  readonly loops: Omit<LoopSearch, 'kinds'>;
  /** Whether the search for bivalue universal graves has no errors (see `findBug`). */
  readonly isBugCorrected: boolean;
  /** The order of patterns in dynamic chains. Default: that of Sudoku Explainer 1.2.1. */
  readonly patterns?: PatternOrder;
}

/** The order of the kinds of house when all houses of a cell are visited: box, row, column. */
const KINDS: readonly number[] = [2, 0, 1];

/** The order for singles and subsets: boxes, columns, rows. */
const HOUSES: Uint8Array = Uint8Array.from(
  { length: 27 },
  (_, i) => 18 - 9 * Math.floor(i / 9) + (i % 9),
);

/** Box and column, box and row, column and box, row and box. */
const CROSSINGS: readonly Crossings[] = [
  crossingsOf(2, 1),
  crossingsOf(2, 0),
  crossingsOf(1, 2),
  crossingsOf(0, 2),
];

const SETS_WITHIN = ASCENDING_SETS.map(setsWithin);

/** The entries that both programs have, in their order. `least` is ascending. */
export function explainerEntries(variant: ExplainerVariant): readonly ScaleEntry[] {
  const { isBugCorrected, lockedByDigit, patterns, peers } = variant;
  const bug = { kinds: KINDS, peers, isCorrected: isBugCorrected };
  const loops = { kinds: KINDS, ...variant.loops };
  const beside = lockedCandidates(placeBesideLocked, lockedByDigit);
  const locked = lockedCandidates(eliminateLocked, lockedByDigit);
  return [
    entry(1.0, 'hidden single', hiddenSingle, hiddenSingleRating),
    entry(1.7, 'direct locked candidates', beside, (step) => (isPointing(step) ? 1.7 : 1.9)),
    entry(2.0, 'direct hidden pair', directHidden(2)),
    entry(2.3, 'naked single', findNakedSingle),
    entry(2.5, 'direct hidden triple', directHidden(3)),
    entry(2.6, 'locked candidates', locked, (step) => (isPointing(step) ? 2.6 : 2.8)),
    entry(3.0, 'naked pair', naked(2)),
    entry(3.2, 'X-Wing', fish(2)),
    entry(3.4, 'hidden pair', hidden(2)),
    entry(3.6, 'naked triple', naked(3)),
    entry(3.8, 'Swordfish', fish(3)),
    entry(4.0, 'hidden triple', hidden(3)),
    entry(4.2, 'XY-Wing', wing(2, peers)),
    entry(4.4, 'XYZ-Wing', wing(3, peers)),
    assuming(
      entry(4.5, 'uniqueness', (position) => findUniqueness(position, loops), uniquenessRating),
    ),
    entry(5.0, 'naked quadruple', naked(4)),
    entry(5.2, 'Jellyfish', fish(4)),
    entry(5.4, 'hidden quadruple', hidden(4)),
    assuming(
      entry(5.6, 'bivalue universal grave', (position) => findBug(position, bug), bugRating),
    ),
    lazyEntry(6.2, 'aligned pair exclusion', () => aligned(2, peers)),
    { least: 6.5, name: 'forcing chains and cycles', make: linear },
    lazyEntry(7.5, 'aligned triple exclusion', () => aligned(3, peers)),
    { least: 7.5, name: 'nishio forcing chains', make: nishio },
    { least: 8.0, name: 'multiple forcing chains', make: multiple },
    { least: 8.5, name: 'dynamic forcing chains', make: dynamic },
    { least: 9.0, name: 'dynamic forcing chains (+)', make: () => dynamicPlus(patterns) },
    { least: 9.5, name: 'nested forcing chains, level 2', make: () => nested(2, patterns) },
    { least: 10.0, name: 'nested forcing chains, level 3', make: () => nested(3, patterns) },
  ];
}

/** The producers of Sudoku Explainer 1.2.1, in its order. `least` is ascending. */
export const SE_SCALE: readonly ScaleEntry[] = [
  ...explainerEntries({
    peers: LINKED_PEERS,
    lockedByDigit: false,
    loops: { keepsExtra: true },
    isBugCorrected: false,
  }),
  { least: 10.5, name: 'nested forcing chains, level 4', make: () => nested(4) },
  { least: 11.0, name: 'nested forcing chains, level 5', make: () => nested(5) },
];

/** @param rating The rating of a step. Default: the least. */
function entry(
  least: number,
  name: string,
  find: (position: Position) => Step | undefined,
  rating: (step: Step) => number = () => least,
): ScaleEntry {
  const producer = {
    find(position: Position): RatedStep | undefined {
      const step = find(position);
      return step && withRating(step, rating(step));
    },
  };
  return { least, name, make: () => producer };
}

function assuming(made: ScaleEntry): ScaleEntry {
  return { ...made, assumesOneSolution: true };
}

/** An entry whose search keeps arrays or results. */
export function lazyEntry<S extends Step>(
  least: number,
  name: string,
  make: () => ProgramSearch<S>,
  rating: (step: S) => number = () => least,
): ScaleEntry {
  const rate = (step: S): RatedStep => withRating(step, rating(step));
  return { least, name, make: () => lazyProducer(make, rate) };
}

function hiddenSingle(position: Position): Step | undefined {
  return findFullHouse(position, HOUSES) ?? findHiddenSingle(position, HOUSES);
}

function hiddenSingleRating({ technique, pattern: { houses } }: Step): number {
  if (technique === 'full-house') return 1.0;
  return houses[0] >= 18 ? 1.2 : 1.5;
}

function lockedCandidates(conclude: Parameters<typeof findLockedCandidates>[2], byDigit: boolean) {
  const sets = byDigit ? Array.from({ length: 9 }, (_, i) => 1 << i) : [0x1ff];
  return (position: Position): Step | undefined => {
    for (const crossings of CROSSINGS) {
      if (!findLockedCandidates(position, crossings, conclude)) continue;
      for (const digits of sets) {
        const step = findLockedCandidates(position, crossings, conclude, digits);
        if (step) return step;
      }
    }
    return undefined;
  };
}

function isPointing({ technique }: Step): boolean {
  return technique === 'locked-candidates-1';
}

function naked(degree: SubsetDegree) {
  const search = { ...subsetOrder(degree), blanks: 2 * degree };
  return (position: Position) => findNakedSubset(position, search);
}

function hidden(degree: SubsetDegree) {
  const search = { ...subsetOrder(degree), blanks: 2 * degree + 1 };
  return (position: Position) => findHiddenSubset(position, search, eliminateFromHidden);
}

function directHidden(degree: SubsetDegree) {
  const search = { ...subsetOrder(degree), blanks: degree + 1 };
  return (position: Position) => findHiddenSubset(position, search, placeBesideHidden);
}

function subsetOrder(degree: SubsetDegree) {
  return { degree, houses: HOUSES, sets: SETS_WITHIN[degree] };
}

function fish(degree: SubsetDegree) {
  const sets = ASCENDING_SETS[degree];
  return (position: Position) =>
    findFish(position, { degree, base: 1, sets }) ?? findFish(position, { degree, base: 0, sets });
}

function wing(pivot: 2 | 3, peers: Uint8Array) {
  const search = { pivot, peers };
  return (position: Position) => findWing(position, search);
}

/** In a BUG of type 3, each digit of the subset after the first adds 0.1. */
function bugRating(step: Step): number {
  if (step.technique === 'bug-plus-1') return 5.6;
  const { subset } = patternAs(step, 'bug');
  return subset ? 5.7 + (subset.digits.length - 1) * 0.1 : 5.7;
}

function aligned(degree: 2 | 3, peers: Uint8Array): ProgramSearch {
  const search = { degree, peers, memory: new AlignedMemory() };
  return { find: (position) => findAlignedExclusion(position, search) };
}
