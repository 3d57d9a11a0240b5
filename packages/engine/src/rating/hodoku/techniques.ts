/** The levels of HoDoKu, from the lowest to the highest. */
export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;

export type Level = (typeof levels)[number];

/** One search of HoDoKu. It may find several techniques, such as both kinds of forcing chain. */
interface Row {
  readonly level: Level;
  /** What each step adds to the score of the puzzle. */
  readonly score: number;
}

/** The searches of HoDoKu 2.2.0 that are on by default, in its order. */
export const TECHNIQUES = {
  'full-house': row('easy', 4),
  'naked-single': row('easy', 4),
  'hidden-single': row('easy', 14),
  'locked-pair': row('medium', 40),
  'locked-triple': row('medium', 60),
  'locked-candidates-1': row('medium', 50),
  'locked-candidates-2': row('medium', 50),
  'naked-pair': row('medium', 60),
  'naked-triple': row('medium', 80),
  'hidden-pair': row('medium', 70),
  'hidden-triple': row('medium', 100),
  'naked-quadruple': row('hard', 120),
  'hidden-quadruple': row('hard', 150),
  'x-wing': row('hard', 140),
  swordfish: row('hard', 150),
  jellyfish: row('hard', 160),
  'remote-pair': row('hard', 110),
  'bug-plus-1': row('hard', 100),
  skyscraper: row('hard', 130),
  'two-string-kite': row('hard', 150),
  'turbot-fish': row('hard', 120),
  'empty-rectangle': row('hard', 120),
  'w-wing': row('hard', 150),
  'xy-wing': row('hard', 160),
  'xyz-wing': row('hard', 180),
  'uniqueness-test-1': row('hard', 100),
  'uniqueness-test-2': row('hard', 100),
  'uniqueness-test-3': row('hard', 100),
  'uniqueness-test-4': row('hard', 100),
  'uniqueness-test-5': row('hard', 100),
  'uniqueness-test-6': row('hard', 100),
  'hidden-rectangle': row('hard', 100),
  'avoidable-rectangle-1': row('hard', 100),
  'avoidable-rectangle-2': row('hard', 100),
  'finned-x-wing': row('hard', 130),
  'sashimi-x-wing': row('hard', 150),
  'finned-swordfish': row('unfair', 200),
  'sashimi-swordfish': row('unfair', 240),
  'finned-jellyfish': row('unfair', 250),
  'sashimi-jellyfish': row('unfair', 260),
  'sue-de-coq': row('unfair', 250),
  'simple-colors': row('hard', 150),
  'multi-colors': row('hard', 200),
  'x-chain': row('unfair', 260),
  'xy-chain': row('unfair', 260),
  'nice-loop': row('unfair', 280),
  'grouped-nice-loop': row('unfair', 300),
  'als-xz': row('unfair', 300),
  'als-xy-wing': row('unfair', 320),
  'als-xy-chain': row('unfair', 340),
  'franken-x-wing': row('unfair', 300),
  'franken-swordfish': row('unfair', 350),
  'finned-franken-x-wing': row('unfair', 390),
  'finned-franken-swordfish': row('unfair', 410),
  'forcing-chain': row('extreme', 500),
  'forcing-net': row('extreme', 700),
  'brute-force': row('extreme', 10000),
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a search. */
export type SearchId = keyof typeof TECHNIQUES;

/** The searches in HoDoKu's order. */
export const searchIds = Object.keys(TECHNIQUES) as readonly SearchId[];

function row(level: Level, score: number): Row {
  return { level, score };
}
