import type { TechniqueId } from '../../technique/step.ts';

/** The levels of HoDoKu, from the lowest to the highest. */
export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;

export type Level = (typeof levels)[number];

/**
 * The default searches of HoDoKu 2.2.0, in its order. Each row has a name, a level, and the score
 * that each step adds. A search may find several techniques, such as both kinds of forcing chain.
 */
const ROWS = [
  ['full-house', 'easy', 4],
  ['naked-single', 'easy', 4],
  ['hidden-single', 'easy', 14],
  ['locked-pair', 'medium', 40],
  ['locked-triple', 'medium', 60],
  ['locked-candidates-1', 'medium', 50],
  ['locked-candidates-2', 'medium', 50],
  ['naked-pair', 'medium', 60],
  ['naked-triple', 'medium', 80],
  ['hidden-pair', 'medium', 70],
  ['hidden-triple', 'medium', 100],
  ['naked-quadruple', 'hard', 120],
  ['hidden-quadruple', 'hard', 150],
  ['x-wing', 'hard', 140],
  ['swordfish', 'hard', 150],
  ['jellyfish', 'hard', 160],
  ['remote-pair', 'hard', 110],
  ['bug-plus-1', 'hard', 100],
  ['skyscraper', 'hard', 130],
  ['two-string-kite', 'hard', 150],
  ['turbot-fish', 'hard', 120],
  ['empty-rectangle', 'hard', 120],
  ['w-wing', 'hard', 150],
  ['xy-wing', 'hard', 160],
  ['xyz-wing', 'hard', 180],
  ['uniqueness-test-1', 'hard', 100],
  ['uniqueness-test-2', 'hard', 100],
  ['uniqueness-test-3', 'hard', 100],
  ['uniqueness-test-4', 'hard', 100],
  ['uniqueness-test-5', 'hard', 100],
  ['uniqueness-test-6', 'hard', 100],
  ['hidden-rectangle', 'hard', 100],
  ['avoidable-rectangle-1', 'hard', 100],
  ['avoidable-rectangle-2', 'hard', 100],
  ['finned-x-wing', 'hard', 130],
  ['sashimi-x-wing', 'hard', 150],
  ['finned-swordfish', 'unfair', 200],
  ['sashimi-swordfish', 'unfair', 240],
  ['finned-jellyfish', 'unfair', 250],
  ['sashimi-jellyfish', 'unfair', 260],
  ['sue-de-coq', 'unfair', 250],
  ['simple-colors', 'hard', 150],
  ['multi-colors', 'hard', 200],
  ['x-chain', 'unfair', 260],
  ['xy-chain', 'unfair', 260],
  ['nice-loop', 'unfair', 280],
  ['grouped-nice-loop', 'unfair', 300],
  ['als-xz', 'unfair', 300],
  ['als-xy-wing', 'unfair', 320],
  ['als-xy-chain', 'unfair', 340],
  ['franken-x-wing', 'unfair', 300],
  ['franken-swordfish', 'unfair', 350],
  ['finned-franken-x-wing', 'unfair', 390],
  ['finned-franken-swordfish', 'unfair', 410],
  ['forcing-chain', 'extreme', 500],
  ['forcing-net', 'extreme', 700],
  ['brute-force', 'extreme', 10000],
] as const;

/** The name of a search. */
export type SearchId = (typeof ROWS)[number][0];

/** The techniques of the searches that find several techniques. */
const SEVERAL: Readonly<Partial<Record<SearchId, readonly TechniqueId[]>>> = {
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
};

/** A row of HoDoKu's table. */
export interface TechniqueRow {
  readonly id: SearchId;
  readonly level: Level;
  /** What each step adds to the score of the puzzle. */
  readonly score: number;
  /** The techniques that the search finds. */
  readonly techniques: readonly TechniqueId[];
}

export const techniqueRows: readonly TechniqueRow[] = ROWS.map(([id, level, score]) => ({
  id,
  level,
  score,
  techniques: SEVERAL[id] ?? [id as TechniqueId],
}));
