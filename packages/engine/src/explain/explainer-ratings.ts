import type { TechniqueId } from '../technique/step.ts';

/**
 * What Sudoku Explainer 1.2.1 gives the simplest form of a technique that removes candidates, or
 * that places a single. Locked subsets are naked subsets there, and patterns of two strong links are
 * X chains.
 */
export const explainerRatings: Readonly<Partial<Record<TechniqueId, number>>> = {
  'full-house': 1.0,
  'hidden-single': 1.2,
  'naked-single': 2.3,
  'locked-candidates-1': 2.6,
  'locked-candidates-2': 2.8,
  'locked-pair': 3.0,
  'naked-pair': 3.0,
  'x-wing': 3.2,
  'hidden-pair': 3.4,
  'locked-triple': 3.6,
  'naked-triple': 3.6,
  swordfish: 3.8,
  'hidden-triple': 4.0,
  'xy-wing': 4.2,
  'xyz-wing': 4.4,
  'uniqueness-test-1': 4.5,
  'uniqueness-test-2': 4.5,
  'uniqueness-test-3': 4.5,
  'uniqueness-test-4': 4.5,
  'naked-quadruple': 5.0,
  jellyfish: 5.2,
  'hidden-quadruple': 5.4,
  'bug-plus-1': 5.6,
  skyscraper: 6.6,
  'two-string-kite': 6.6,
  'turbot-fish': 6.6,
  'x-chain': 6.6,
  'xy-chain': 7.0,
};
