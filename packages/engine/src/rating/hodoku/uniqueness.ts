import { avoidableRectangles } from '../../technique/avoidable-rectangles.ts';
import { findBugPlus1 } from '../../technique/bug-plus-1.ts';
import { findFirst } from '../../technique/finder.ts';
import type { TechniqueId } from '../../technique/step.ts';
import { uniqueRectangles } from '../../technique/unique-rectangles.ts';
import { FirstSteps } from './first-steps.ts';
import type { Search, Searches } from './search.ts';

/**
 * The searches are made one by one, so the results that they share are kept here. These results
 * depend only on the position.
 */
const UNIQUE = new FirstSteps(uniqueRectangles());
const AVOIDABLE = new FirstSteps(avoidableRectangles());

export const UNIQUENESS: Searches = {
  'bug-plus-1': () => (position) => findFirst(position, findBugPlus1),
  'uniqueness-test-1': () => firstOf(UNIQUE, 'uniqueness-test-1'),
  'uniqueness-test-2': () => firstOf(UNIQUE, 'uniqueness-test-2'),
  'uniqueness-test-3': () => firstOf(UNIQUE, 'uniqueness-test-3'),
  'uniqueness-test-4': () => firstOf(UNIQUE, 'uniqueness-test-4'),
  'uniqueness-test-5': () => firstOf(UNIQUE, 'uniqueness-test-5'),
  'uniqueness-test-6': () => firstOf(UNIQUE, 'uniqueness-test-6'),
  'hidden-rectangle': () => firstOf(UNIQUE, 'hidden-rectangle'),
  'avoidable-rectangle-1': () => firstOf(AVOIDABLE, 'avoidable-rectangle-1'),
  'avoidable-rectangle-2': () => firstOf(AVOIDABLE, 'avoidable-rectangle-2'),
};

function firstOf(steps: FirstSteps, technique: TechniqueId): Search {
  return (position) => steps.find(position, technique);
}
