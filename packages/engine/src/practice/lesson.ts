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

/** A technique that the digits alone show, or at least often show. */
const onPaper = (...needs: SearchId[]) => ({ needs, isOnPaper: true });
const withNotes = (...needs: SearchId[]) => ({ needs, isOnPaper: false });

/**
 * The techniques up to forcing chains, and what each is built on. The rows of HoDoKu's table that
 * are never, or hardly ever, the easiest step are left out. In 60,000 puzzles, HoDoKu takes no
 * Avoidable Rectangle of type 2, no Franken X-Wing and no Franken Swordfish, and a Franken X-Wing
 * with fins neither.
 */
const LESSONS: Readonly<Partial<Record<SearchId, Pick<Lesson, 'needs' | 'isOnPaper'>>>> = {
  'full-house': onPaper(),
  'naked-single': onPaper('full-house'),
  'hidden-single': onPaper('full-house'),
  'locked-pair': onPaper('naked-single'),
  'locked-triple': onPaper('locked-pair'),
  'locked-candidates-1': onPaper('hidden-single'),
  'locked-candidates-2': onPaper('locked-candidates-1'),
  'naked-pair': onPaper('naked-single'),
  'naked-triple': onPaper('naked-pair'),
  'hidden-pair': onPaper('hidden-single', 'naked-pair'),
  'hidden-triple': onPaper('hidden-pair', 'naked-triple'),
  'naked-quadruple': withNotes('naked-triple'),
  'hidden-quadruple': withNotes('hidden-triple', 'naked-quadruple'),
  'x-wing': onPaper('locked-candidates-2'),
  swordfish: onPaper('x-wing'),
  jellyfish: withNotes('swordfish'),
  'remote-pair': onPaper('naked-pair'),
  'bug-plus-1': onPaper('naked-pair'),
  skyscraper: onPaper('x-wing'),
  'two-string-kite': onPaper('skyscraper'),
  'turbot-fish': onPaper('two-string-kite'),
  'empty-rectangle': onPaper('locked-candidates-1', 'two-string-kite'),
  'w-wing': onPaper('naked-pair', 'skyscraper'),
  'xy-wing': onPaper('naked-triple'),
  'xyz-wing': onPaper('xy-wing'),
  'uniqueness-test-1': onPaper('naked-pair'),
  'uniqueness-test-2': withNotes('uniqueness-test-1'),
  'uniqueness-test-3': withNotes('naked-triple', 'uniqueness-test-1'),
  'uniqueness-test-4': withNotes('hidden-pair', 'uniqueness-test-1'),
  'uniqueness-test-5': withNotes('uniqueness-test-2'),
  'uniqueness-test-6': withNotes('x-wing', 'uniqueness-test-4'),
  'hidden-rectangle': onPaper('hidden-pair', 'uniqueness-test-1'),
  'avoidable-rectangle-1': withNotes('uniqueness-test-1'),
  'finned-x-wing': withNotes('locked-candidates-1', 'x-wing'),
  'sashimi-x-wing': withNotes('skyscraper', 'finned-x-wing'),
  'finned-swordfish': withNotes('swordfish', 'finned-x-wing'),
  'sashimi-swordfish': withNotes('sashimi-x-wing', 'finned-swordfish'),
  'finned-jellyfish': withNotes('jellyfish', 'finned-swordfish'),
  'sashimi-jellyfish': withNotes('sashimi-swordfish', 'finned-jellyfish'),
  'sue-de-coq': withNotes('locked-candidates-1', 'naked-triple'),
  'simple-colors': withNotes('turbot-fish'),
  'multi-colors': withNotes('simple-colors'),
  'x-chain': withNotes('turbot-fish'),
  'xy-chain': onPaper('remote-pair', 'xy-wing'),
  'nice-loop': onPaper('x-chain', 'xy-chain'),
  'grouped-nice-loop': withNotes('empty-rectangle', 'nice-loop'),
  'als-xz': withNotes('naked-triple', 'xyz-wing'),
  'als-xy-wing': withNotes('xy-wing', 'als-xz'),
  'als-xy-chain': withNotes('xy-chain', 'als-xy-wing'),
  'finned-franken-swordfish': withNotes('finned-swordfish'),
  'forcing-chain': withNotes('nice-loop'),
};

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
  const lesson = LESSONS[id];
  if (!lesson) return [];
  return {
    technique: id,
    level,
    ...lesson,
    needsNotes: !isSingle(id),
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
