import { type Level, type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { isSingle, singles, type TechniqueId } from '../technique/step.ts';

/** A technique to learn. */
export interface Lesson {
  /** The id of a row of HoDoKu's table. */
  readonly technique: SearchId;
  readonly level: Level;
  /** The techniques to learn before, because this one is built on them. */
  readonly needs: readonly SearchId[];
  /** Whether one needs notes to see the technique, at least as long as it is new. */
  readonly needsNotes: boolean;
  /**
   * Whether there are drills without notes: positions in which the digits alone show the technique.
   * The other techniques nearly always rest on candidates that earlier steps have removed.
   */
  readonly isOnPaper: boolean;
  /** Whether its steps, or some of them, place a digit. */
  readonly placesDigit: boolean;
  /** Whether its pattern contains cells that have a digit. */
  readonly hasFilledCells: boolean;
}

/**
 * The techniques up to forcing chains, and what each is built on. The rows of HoDoKu's table that
 * are never, or hardly ever, the easiest step are left out. In 60,000 puzzles, HoDoKu takes no
 * Avoidable Rectangle of type 2, no Franken X-Wing and no Franken Swordfish, and a Franken X-Wing
 * with fins neither.
 */
const NEEDS: Readonly<Partial<Record<SearchId, readonly SearchId[]>>> = {
  'full-house': [],
  'naked-single': ['full-house'],
  'hidden-single': ['full-house'],
  'locked-pair': ['naked-single'],
  'locked-triple': ['locked-pair'],
  'locked-candidates-1': ['hidden-single'],
  'locked-candidates-2': ['locked-candidates-1'],
  'naked-pair': ['naked-single'],
  'naked-triple': ['naked-pair'],
  'hidden-pair': ['hidden-single', 'naked-pair'],
  'hidden-triple': ['hidden-pair', 'naked-triple'],
  'naked-quadruple': ['naked-triple'],
  'hidden-quadruple': ['hidden-triple', 'naked-quadruple'],
  'x-wing': ['locked-candidates-2'],
  swordfish: ['x-wing'],
  jellyfish: ['swordfish'],
  'remote-pair': ['naked-pair'],
  'bug-plus-1': ['naked-pair'],
  skyscraper: ['x-wing'],
  'two-string-kite': ['skyscraper'],
  'turbot-fish': ['two-string-kite'],
  'empty-rectangle': ['locked-candidates-1', 'two-string-kite'],
  'w-wing': ['naked-pair', 'skyscraper'],
  'xy-wing': ['naked-triple'],
  'xyz-wing': ['xy-wing'],
  'uniqueness-test-1': ['naked-pair'],
  'uniqueness-test-2': ['uniqueness-test-1'],
  'uniqueness-test-3': ['naked-triple', 'uniqueness-test-1'],
  'uniqueness-test-4': ['hidden-pair', 'uniqueness-test-1'],
  'uniqueness-test-5': ['uniqueness-test-2'],
  'uniqueness-test-6': ['x-wing', 'uniqueness-test-4'],
  'hidden-rectangle': ['hidden-pair', 'uniqueness-test-1'],
  'avoidable-rectangle-1': ['uniqueness-test-1'],
  'finned-x-wing': ['locked-candidates-1', 'x-wing'],
  'sashimi-x-wing': ['skyscraper', 'finned-x-wing'],
  'finned-swordfish': ['swordfish', 'finned-x-wing'],
  'sashimi-swordfish': ['sashimi-x-wing', 'finned-swordfish'],
  'finned-jellyfish': ['jellyfish', 'finned-swordfish'],
  'sashimi-jellyfish': ['sashimi-swordfish', 'finned-jellyfish'],
  'sue-de-coq': ['locked-candidates-1', 'naked-triple'],
  'simple-colors': ['turbot-fish'],
  'multi-colors': ['simple-colors'],
  'x-chain': ['turbot-fish'],
  'xy-chain': ['remote-pair', 'xy-wing'],
  'nice-loop': ['x-chain', 'xy-chain'],
  'grouped-nice-loop': ['empty-rectangle', 'nice-loop'],
  'als-xz': ['naked-triple', 'xyz-wing'],
  'als-xy-wing': ['xy-wing', 'als-xz'],
  'als-xy-chain': ['xy-chain', 'als-xy-wing'],
  'finned-franken-swordfish': ['finned-swordfish'],
  'forcing-chain': ['nice-loop'],
};

/** The techniques after the singles that the digits alone often show. */
const ON_PAPER: readonly SearchId[] = [
  'locked-pair',
  'locked-triple',
  'locked-candidates-1',
  'locked-candidates-2',
  'naked-pair',
  'naked-triple',
  'hidden-pair',
  'hidden-triple',
  'x-wing',
  'swordfish',
  'remote-pair',
  'bug-plus-1',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'w-wing',
  'xy-wing',
  'xyz-wing',
  'uniqueness-test-1',
  'hidden-rectangle',
  'xy-chain',
  'nice-loop',
];

/** A BUG+1 leaves one candidate in its cell. Some chains end with a digit, others with an elimination. */
const PLACE_DIGITS: readonly SearchId[] = [
  ...singles,
  'bug-plus-1',
  'nice-loop',
  'grouped-nice-loop',
  'forcing-chain',
];

/** The path through the techniques: the lessons in HoDoKu's order. */
export const lessons: readonly Lesson[] = techniqueRows.flatMap(({ id, level }) => {
  const needs = NEEDS[id];
  if (!needs) return [];
  const needsNotes = !isSingle(id);
  return {
    technique: id,
    level,
    needs,
    needsNotes,
    isOnPaper: !needsNotes || ON_PAPER.includes(id),
    placesDigit: PLACE_DIGITS.includes(id),
    hasFilledCells: id === 'avoidable-rectangle-1',
  };
});

/** @throws RangeError if the technique has no lesson. */
export function lessonOf(technique: SearchId): Lesson {
  const lesson = lessons.find((it) => it.technique === technique);
  if (lesson) return lesson;
  throw new RangeError(`expected a technique that has a lesson, got ${technique}`);
}

/** The lesson in which the technique of a step is practised. Undefined if there is none. */
export function lessonWith(technique: TechniqueId): SearchId | undefined {
  const row = techniqueRows.find(({ techniques }) => techniques.includes(technique));
  return lessons.find((it) => it.technique === row?.id)?.technique;
}
