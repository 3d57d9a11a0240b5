import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import { type Day, daysAfter } from './calendar.ts';
import { lessonOf, lessons } from './lesson.ts';

/** The boxes of Leitner, from what is new or went wrong to what is known. */
export const boxes = [1, 2, 3, 4, 5] as const;

export type Box = (typeof boxes)[number];

/** What someone has learnt of a technique. */
export interface LearnerEntry {
  readonly technique: SearchId;
  /** How many drills and games with the technique were seen. */
  readonly seen: number;
  /** How many of them were done with help, done alone, and done wrong. */
  readonly helped: number;
  readonly alone: number;
  readonly wrong: number;
  /** How many were done alone since the last one that was not. */
  readonly run: number;
  readonly box: Box;
  /** The day of the latest one. */
  readonly last: Day;
  /** The day on which the technique should be practised again. */
  readonly due: Day;
}

/** What someone has learnt: an entry for each technique that was practised, in HoDoKu's order. */
export interface Learner {
  readonly entries: readonly LearnerEntry[];
}

export const NEW_LEARNER: Learner = { entries: [] };

/** What came of a drill: it was left without an answer, or answered with help, alone or wrong. */
export type DrillOutcome = 'seen' | 'helped' | 'alone' | 'wrong';

export interface Practice {
  readonly technique: SearchId;
  readonly outcome: DrillOutcome;
  readonly day: Day;
}

/** The days until a technique in a box should be practised again: 1, 2, 4, 8 and 16. */
function intervalOf(box: Box): number {
  return 2 ** (box - 1);
}

export function entryOf({ entries }: Learner, technique: SearchId): LearnerEntry | undefined {
  return entries.find((it) => it.technique === technique);
}

/**
 * Adds a drill or a game to what someone has learnt, by the rule of Leitner (So lernt man lernen,
 * 1972). What was done alone moves to the next box, if it was due. What was done with help stays in
 * its box, and what went wrong goes back to the first box. A technique that is practised again before
 * it is due does not move up, because repeating it at once shows little.
 *
 * SM-2 (Woźniak 1990) needs a grade from 0 to 5 for each answer, and keeps a factor that no learner
 * can check or correct. Boxes can be seen and edited.
 *
 * @throws RangeError if the technique has no lesson, or if the day is not one.
 */
export function practised(learner: Learner, { day, outcome, technique }: Practice): Learner {
  const entry = entryOf(learner, technique) ?? newEntry(technique, day);
  const { box, due } = movedBy(outcome, entry, day);
  return withEntry(learner, {
    ...entry,
    seen: entry.seen + 1,
    helped: entry.helped + (outcome === 'helped' ? 1 : 0),
    alone: entry.alone + (outcome === 'alone' ? 1 : 0),
    wrong: entry.wrong + (outcome === 'wrong' ? 1 : 0),
    run: outcome === 'alone' ? entry.run + 1 : outcome === 'seen' ? entry.run : 0,
    box,
    last: day,
    due,
  });
}

function movedBy(
  outcome: DrillOutcome,
  { box, due }: LearnerEntry,
  day: Day,
): Pick<LearnerEntry, 'box' | 'due'> {
  if (outcome === 'seen') return { box, due };
  if (outcome === 'wrong') return inBox(1, day);
  if (outcome === 'helped') return inBox(box, day);
  return due <= day ? inBox(boxes[Math.min(box, boxes.length - 1)], day) : { box, due };
}

function inBox(box: Box, day: Day): Pick<LearnerEntry, 'box' | 'due'> {
  return { box, due: daysAfter(day, intervalOf(box)) };
}

/**
 * Puts a technique in a box, as its learner wishes.
 *
 * @throws RangeError if the technique has no lesson, or if the day is not one.
 */
export function movedTo(learner: Learner, technique: SearchId, box: Box, day: Day): Learner {
  const entry = entryOf(learner, technique) ?? newEntry(technique, day);
  return withEntry(learner, { ...entry, ...inBox(box, day) });
}

/** Forgets everything about a technique. */
export function forgotten({ entries }: Learner, technique: SearchId): Learner {
  return { entries: entries.filter((it) => it.technique !== technique) };
}

function newEntry(technique: SearchId, day: Day): LearnerEntry {
  lessonOf(technique);
  const none = { seen: 0, helped: 0, alone: 0, wrong: 0, run: 0 };
  return { technique, ...none, box: 1, last: day, due: daysAfter(day, 0) };
}

function withEntry(learner: Learner, entry: LearnerEntry): Learner {
  return {
    entries: lessons.flatMap(({ technique }) =>
      technique === entry.technique ? [entry] : (entryOf(learner, technique) ?? []),
    ),
  };
}
