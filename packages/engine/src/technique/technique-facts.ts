import { type FishTechnique, fishTechniques } from './fish-names.ts';

/** Techniques with the same idea. */
export type Family =
  | 'single'
  | 'locked-candidates'
  | 'naked-subset'
  | 'hidden-subset'
  | 'fish'
  | 'kraken-fish'
  | 'wing'
  | 'strong-links'
  | 'colors'
  | 'uniqueness'
  | 'grave'
  | 'aligned-exclusion'
  | 'almost-locked-sets'
  | 'chain'
  | 'forcing'
  | 'template'
  | 'rule'
  | 'guess';

/** What is the same for all steps of a technique. */
export interface TechniqueFacts {
  readonly family: Family;
  /**
   * What a step rests on: all candidates of the grid, the candidates of its cells, the places of its
   * digits in its houses, its links, what is around its candidates, or the missing candidates of its rule.
   */
  readonly restsOn: 'grid' | 'cells' | 'places' | 'links' | 'surroundings' | 'missing';
  /** Whether it takes for granted that the puzzle has one solution. */
  readonly assumesOneSolution: boolean;
  /** Whether its links hold in one direction only. */
  readonly isDirected: boolean;
}

function facts(family: Family, restsOn: TechniqueFacts['restsOn']): TechniqueFacts {
  return {
    family,
    restsOn,
    assumesOneSolution: family === 'uniqueness' || family === 'grave',
    isDirected: family === 'forcing' || family === 'kraken-fish',
  };
}

/** The techniques other than fish. The names are HoDoKu's, if HoDoKu has the technique. */
const OTHERS = {
  'full-house': ['single', 'places'],
  'naked-single': ['single', 'cells'],
  'hidden-single': ['single', 'places'],
  'locked-candidates-1': ['locked-candidates', 'places'],
  'locked-candidates-2': ['locked-candidates', 'places'],
  'locked-pair': ['naked-subset', 'cells'],
  'locked-triple': ['naked-subset', 'cells'],
  'naked-pair': ['naked-subset', 'cells'],
  'naked-triple': ['naked-subset', 'cells'],
  'naked-quadruple': ['naked-subset', 'cells'],
  'hidden-pair': ['hidden-subset', 'places'],
  'hidden-triple': ['hidden-subset', 'places'],
  'hidden-quadruple': ['hidden-subset', 'places'],
  'kraken-fish-type-1': ['kraken-fish', 'links'],
  'kraken-fish-type-2': ['kraken-fish', 'links'],
  'w-wing': ['wing', 'surroundings'],
  'xy-wing': ['wing', 'cells'],
  'xyz-wing': ['wing', 'cells'],
  'wxyz-wing': ['almost-locked-sets', 'surroundings'],
  'vwxyz-wing': ['almost-locked-sets', 'surroundings'],
  'uvwxyz-wing': ['almost-locked-sets', 'surroundings'],
  'tuvwxyz-wing': ['almost-locked-sets', 'surroundings'],
  'als-xz': ['almost-locked-sets', 'cells'],
  'als-xy-wing': ['almost-locked-sets', 'cells'],
  'als-xy-chain': ['almost-locked-sets', 'cells'],
  'death-blossom': ['almost-locked-sets', 'cells'],
  'sue-de-coq': ['almost-locked-sets', 'cells'],
  skyscraper: ['strong-links', 'links'],
  'two-string-kite': ['strong-links', 'links'],
  'dual-two-string-kite': ['strong-links', 'links'],
  'empty-rectangle': ['strong-links', 'places'],
  'dual-empty-rectangle': ['strong-links', 'places'],
  'two-strong-links': ['strong-links', 'links'],
  'three-strong-links': ['strong-links', 'links'],
  'four-strong-links': ['strong-links', 'links'],
  'simple-colors-trap': ['colors', 'surroundings'],
  'simple-colors-wrap': ['colors', 'surroundings'],
  'multi-colors-1': ['colors', 'surroundings'],
  'multi-colors-2': ['colors', 'surroundings'],
  'uniqueness-test-1': ['uniqueness', 'cells'],
  'uniqueness-test-2': ['uniqueness', 'cells'],
  'uniqueness-test-3': ['uniqueness', 'cells'],
  'uniqueness-test-4': ['uniqueness', 'surroundings'],
  'uniqueness-test-5': ['uniqueness', 'cells'],
  'uniqueness-test-6': ['uniqueness', 'surroundings'],
  'hidden-rectangle': ['uniqueness', 'surroundings'],
  'avoidable-rectangle-1': ['uniqueness', 'cells'],
  'avoidable-rectangle-2': ['uniqueness', 'cells'],
  'unique-loop-1': ['uniqueness', 'surroundings'],
  'unique-loop-2': ['uniqueness', 'surroundings'],
  'unique-loop-3': ['uniqueness', 'surroundings'],
  'unique-loop-4': ['uniqueness', 'surroundings'],
  'bug-plus-1': ['grave', 'grid'],
  'bug-type-2': ['grave', 'grid'],
  'bug-type-3': ['grave', 'grid'],
  'bug-type-4': ['grave', 'grid'],
  'aligned-pair-exclusion': ['aligned-exclusion', 'surroundings'],
  'aligned-triple-exclusion': ['aligned-exclusion', 'surroundings'],
  'template-set': ['template', 'grid'],
  'template-delete': ['template', 'grid'],
  // The techniques of chains, as Sudoku Explainer and HoDoKu name them.
  'remote-pair': ['chain', 'cells'],
  'xy-chain': ['chain', 'cells'],
  'x-chain': ['chain', 'links'],
  'x-cycle': ['chain', 'links'],
  'y-cycle': ['chain', 'links'],
  'xy-cycle': ['chain', 'links'],
  'turbot-fish': ['chain', 'links'],
  aic: ['chain', 'links'],
  'continuous-nice-loop': ['chain', 'links'],
  'discontinuous-nice-loop': ['chain', 'links'],
  'grouped-aic': ['chain', 'links'],
  'grouped-continuous-nice-loop': ['chain', 'links'],
  'grouped-discontinuous-nice-loop': ['chain', 'links'],
  'nishio-forcing-chain': ['forcing', 'links'],
  'cell-forcing-chain': ['forcing', 'links'],
  'region-forcing-chain': ['forcing', 'links'],
  'contradiction-forcing-chain': ['forcing', 'links'],
  'double-forcing-chain': ['forcing', 'links'],
  'forcing-chain-contradiction': ['forcing', 'links'],
  'forcing-chain-verity': ['forcing', 'links'],
  'forcing-net-contradiction': ['forcing', 'surroundings'],
  'forcing-net-verity': ['forcing', 'surroundings'],
  // What the constraints of a variant exclude. `one-rule` and `rule-and-house` are for any constraint.
  'extra-house-single': ['single', 'places'],
  'palindrome-pairs': ['rule', 'missing'],
  'cage-combinations': ['rule', 'missing'],
  'innies-outies': ['rule', 'missing'],
  'thermo-bounds': ['rule', 'missing'],
  'whisper-polarity': ['rule', 'missing'],
  'between-bounds': ['rule', 'missing'],
  'lockout-bounds': ['rule', 'missing'],
  'renban-runs': ['rule', 'missing'],
  'line-cycle': ['rule', 'missing'],
  'arrow-bounds': ['rule', 'missing'],
  'sum-bounds': ['rule', 'missing'],
  'quadruple-digits': ['rule', 'missing'],
  'skyscraper-bounds': ['rule', 'missing'],
  'sandwich-combinations': ['rule', 'missing'],
  'x-sum-combinations': ['rule', 'missing'],
  'dot-chain': ['rule', 'missing'],
  'neighbour-rule': ['rule', 'missing'],
  'one-rule': ['rule', 'missing'],
  'rule-and-house': ['rule', 'missing'],
  'house-combinations': ['rule', 'missing'],
  'crossing-combinations': ['rule', 'missing'],
  // Takes a digit from the solution if no technique finds a step.
  'brute-force': ['guess', 'grid'],
} as const;

export type TechniqueId = FishTechnique | keyof typeof OTHERS;

/** Technique → its facts. */
export const techniqueFacts: Readonly<Record<TechniqueId, TechniqueFacts>> = Object.fromEntries([
  ...fishTechniques.map((technique) => [technique, facts('fish', 'places')]),
  ...Object.entries(OTHERS).map(([technique, [family, restsOn]]) => [
    technique,
    facts(family, restsOn),
  ]),
]) as Record<TechniqueId, TechniqueFacts>;
