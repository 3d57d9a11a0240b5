import { techniqueRows } from '../../packages/engine/dist/rating/hodoku/hodoku-scale.js';

/** The pages in docs/techniques, and the techniques on each of them in the order of the headings. */
export const PAGES = {
  singles: ['full-house', 'naked-single', 'hidden-single'],
  'locked-candidates': ['locked-candidates-1', 'locked-candidates-2'],
  'locked-subsets': ['locked-pair', 'locked-triple'],
  'naked-subsets': ['naked-pair', 'naked-triple', 'naked-quadruple'],
  'hidden-subsets': ['hidden-pair', 'hidden-triple', 'hidden-quadruple'],
  fish: ['x-wing', 'swordfish', 'jellyfish'],
  'finned-fish': [
    'finned-x-wing',
    'sashimi-x-wing',
    'finned-swordfish',
    'sashimi-swordfish',
    'finned-jellyfish',
    'sashimi-jellyfish',
  ],
  'franken-fish': [
    'franken-x-wing',
    'franken-swordfish',
    'finned-franken-x-wing',
    'finned-franken-swordfish',
  ],
  'single-digit-patterns': ['skyscraper', 'two-string-kite', 'turbot-fish', 'empty-rectangle'],
  wings: ['w-wing', 'xy-wing', 'xyz-wing'],
  'unique-rectangles': [
    'uniqueness-test-1',
    'uniqueness-test-2',
    'uniqueness-test-3',
    'uniqueness-test-4',
    'uniqueness-test-5',
    'uniqueness-test-6',
    'hidden-rectangle',
  ],
  'avoidable-rectangles': ['avoidable-rectangle-1', 'avoidable-rectangle-2'],
  bug: ['bug-plus-1'],
  'sue-de-coq': ['sue-de-coq'],
  coloring: ['simple-colors-trap', 'simple-colors-wrap', 'multi-colors-1', 'multi-colors-2'],
  chains: ['remote-pair', 'x-chain', 'xy-chain'],
  'nice-loops': [
    'continuous-nice-loop',
    'discontinuous-nice-loop',
    'aic',
    'grouped-continuous-nice-loop',
    'grouped-discontinuous-nice-loop',
    'grouped-aic',
  ],
  'almost-locked-sets': ['als-xz', 'als-xy-wing', 'als-xy-chain'],
  'forcing-chains': [
    'forcing-chain-contradiction',
    'forcing-chain-verity',
    'forcing-net-contradiction',
    'forcing-net-verity',
  ],
};

/** All techniques of HoDoKu's table in its order, each with its row and its page. */
export const TECHNIQUES = techniqueRows.flatMap((row, index) =>
  row.techniques.map((id) => ({
    id,
    row: { ...row, index },
    page: Object.keys(PAGES).find((page) => PAGES[page].includes(id)),
  })),
);
