import type { SearchId } from '../rating/hodoku/hodoku-scale.ts';
import type { Day } from './calendar.ts';
import { entryOf, type Learner, type LearnerEntry } from './learner.ts';
import { type Lesson, lessons } from './lesson.ts';

/** What to practise next, and why: it is due, it is new, or nothing is due and nothing new is ready. */
export interface NextTechnique {
  readonly technique: SearchId;
  readonly why: 'due' | 'new' | 'ahead';
}

/**
 * Chooses what to practise next. First comes what is due: the lowest box, in it what has been due for
 * longest, and then the earliest in HoDoKu's order. If nothing is due, it is the first new technique
 * whose foundations are all out of the first box. If there is none, it is what will be due first.
 */
export function nextTechnique(learner: Learner, day: Day): NextTechnique {
  const [due] = learner.entries.filter((it) => it.due <= day).toSorted(byUrgency);
  if (due) return { technique: due.technique, why: 'due' };
  const next = lessons.find((it) => !entryOf(learner, it.technique) && isReadyFor(learner, it));
  if (next) return { technique: next.technique, why: 'new' };
  const [soonest] = learner.entries.toSorted((a, b) => compareDays(a.due, b.due));
  return { technique: soonest.technique, why: 'ahead' };
}

/** Whether a learner has done alone what a technique is built on. */
export function isReadyFor(learner: Learner, { needs }: Lesson): boolean {
  return needs.every((technique) => (entryOf(learner, technique)?.box ?? 1) > 1);
}

/** The sort is stable, so that equal entries stay in HoDoKu's order. */
function byUrgency(a: LearnerEntry, b: LearnerEntry): number {
  return a.box - b.box || compareDays(a.due, b.due);
}

function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
