import { fishTechniques } from './fish-names.ts';
import type { FishTechnique, TechniqueId } from './step.ts';

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
  | 'guess';

/** What is the same for all steps of a technique. */
export interface TechniqueFacts {
  readonly family: Family;
  /**
   * What a step rests on: all candidates of the grid, the candidates of its cells, the places of its
   * digits in its houses, its links, or what is around its candidates.
   */
  readonly restsOn: 'grid' | 'cells' | 'places' | 'links' | 'surroundings';
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

const FISH = Object.fromEntries(
  fishTechniques.map((technique) => [technique, facts('fish', 'places')]),
) as Record<FishTechnique, TechniqueFacts>;

/** Technique → its facts. */
export const techniqueFacts: Readonly<Record<TechniqueId, TechniqueFacts>> = {
  ...FISH,
  'full-house': facts('single', 'places'),
  'naked-single': facts('single', 'cells'),
  'hidden-single': facts('single', 'places'),
  'locked-candidates-1': facts('locked-candidates', 'places'),
  'locked-candidates-2': facts('locked-candidates', 'places'),
  'locked-pair': facts('naked-subset', 'cells'),
  'locked-triple': facts('naked-subset', 'cells'),
  'naked-pair': facts('naked-subset', 'cells'),
  'naked-triple': facts('naked-subset', 'cells'),
  'naked-quadruple': facts('naked-subset', 'cells'),
  'hidden-pair': facts('hidden-subset', 'places'),
  'hidden-triple': facts('hidden-subset', 'places'),
  'hidden-quadruple': facts('hidden-subset', 'places'),
  'kraken-fish-type-1': facts('kraken-fish', 'links'),
  'kraken-fish-type-2': facts('kraken-fish', 'links'),
  'w-wing': facts('wing', 'surroundings'),
  'xy-wing': facts('wing', 'cells'),
  'xyz-wing': facts('wing', 'cells'),
  'wxyz-wing': facts('almost-locked-sets', 'surroundings'),
  'vwxyz-wing': facts('almost-locked-sets', 'surroundings'),
  'uvwxyz-wing': facts('almost-locked-sets', 'surroundings'),
  'tuvwxyz-wing': facts('almost-locked-sets', 'surroundings'),
  'als-xz': facts('almost-locked-sets', 'cells'),
  'als-xy-wing': facts('almost-locked-sets', 'cells'),
  'als-xy-chain': facts('almost-locked-sets', 'cells'),
  'death-blossom': facts('almost-locked-sets', 'cells'),
  'sue-de-coq': facts('almost-locked-sets', 'cells'),
  skyscraper: facts('strong-links', 'links'),
  'two-string-kite': facts('strong-links', 'links'),
  'dual-two-string-kite': facts('strong-links', 'links'),
  'empty-rectangle': facts('strong-links', 'places'),
  'dual-empty-rectangle': facts('strong-links', 'places'),
  'two-strong-links': facts('strong-links', 'links'),
  'three-strong-links': facts('strong-links', 'links'),
  'four-strong-links': facts('strong-links', 'links'),
  'simple-colors-trap': facts('colors', 'surroundings'),
  'simple-colors-wrap': facts('colors', 'surroundings'),
  'multi-colors-1': facts('colors', 'surroundings'),
  'multi-colors-2': facts('colors', 'surroundings'),
  'uniqueness-test-1': facts('uniqueness', 'cells'),
  'uniqueness-test-2': facts('uniqueness', 'cells'),
  'uniqueness-test-3': facts('uniqueness', 'cells'),
  'uniqueness-test-4': facts('uniqueness', 'surroundings'),
  'uniqueness-test-5': facts('uniqueness', 'cells'),
  'uniqueness-test-6': facts('uniqueness', 'surroundings'),
  'hidden-rectangle': facts('uniqueness', 'surroundings'),
  'avoidable-rectangle-1': facts('uniqueness', 'cells'),
  'avoidable-rectangle-2': facts('uniqueness', 'cells'),
  'unique-loop-1': facts('uniqueness', 'surroundings'),
  'unique-loop-2': facts('uniqueness', 'surroundings'),
  'unique-loop-3': facts('uniqueness', 'surroundings'),
  'unique-loop-4': facts('uniqueness', 'surroundings'),
  'bug-plus-1': facts('grave', 'grid'),
  'bug-type-2': facts('grave', 'grid'),
  'bug-type-3': facts('grave', 'grid'),
  'bug-type-4': facts('grave', 'grid'),
  'aligned-pair-exclusion': facts('aligned-exclusion', 'surroundings'),
  'aligned-triple-exclusion': facts('aligned-exclusion', 'surroundings'),
  'template-set': facts('template', 'grid'),
  'template-delete': facts('template', 'grid'),
  'remote-pair': facts('chain', 'cells'),
  'xy-chain': facts('chain', 'cells'),
  'x-chain': facts('chain', 'links'),
  'x-cycle': facts('chain', 'links'),
  'y-cycle': facts('chain', 'links'),
  'xy-cycle': facts('chain', 'links'),
  'turbot-fish': facts('chain', 'links'),
  aic: facts('chain', 'links'),
  'continuous-nice-loop': facts('chain', 'links'),
  'discontinuous-nice-loop': facts('chain', 'links'),
  'grouped-aic': facts('chain', 'links'),
  'grouped-continuous-nice-loop': facts('chain', 'links'),
  'grouped-discontinuous-nice-loop': facts('chain', 'links'),
  'nishio-forcing-chain': facts('forcing', 'links'),
  'cell-forcing-chain': facts('forcing', 'links'),
  'region-forcing-chain': facts('forcing', 'links'),
  'contradiction-forcing-chain': facts('forcing', 'links'),
  'double-forcing-chain': facts('forcing', 'links'),
  'forcing-chain-contradiction': facts('forcing', 'links'),
  'forcing-chain-verity': facts('forcing', 'links'),
  'forcing-net-contradiction': facts('forcing', 'surroundings'),
  'forcing-net-verity': facts('forcing', 'surroundings'),
  'brute-force': facts('guess', 'grid'),
};
