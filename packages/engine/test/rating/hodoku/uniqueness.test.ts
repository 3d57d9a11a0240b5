import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import type { QueuedPosition } from '../../../src/rating/hodoku/queued-position.ts';
import { UNIQUENESS } from '../../../src/rating/hodoku/uniqueness.ts';
import { avoidableRectangles } from '../../../src/technique/avoidable-rectangles.ts';
import { findBugPlus1 } from '../../../src/technique/bug-plus-1.ts';
import type { Finder } from '../../../src/technique/finder.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { uniqueRectangles } from '../../../src/technique/unique-rectangles.ts';
import { checkLibrary } from './family-library.ts';
import { compareWithLog } from './family-log.ts';

const rectangles = (variant: number) => uniqueRectangles({ allowsMissing: variant !== 1 });

describeWithData('the uniqueness techniques of HoDoKu', () => {
  it('are taken in its order', () => {
    const { differences, puzzles, steps } = compareWithLog(UNIQUENESS);
    expect(steps).toBeGreaterThan(puzzles / 10);
    expect(differences.slice(0, 10)).toEqual([]);
  });

  it.each<[TechniqueId, (variant: number) => Finder<QueuedPosition>]>([
    ['uniqueness-test-1', rectangles],
    ['uniqueness-test-2', rectangles],
    ['uniqueness-test-3', rectangles],
    ['uniqueness-test-4', rectangles],
    ['uniqueness-test-5', rectangles],
    ['uniqueness-test-6', rectangles],
    ['hidden-rectangle', rectangles],
    ['avoidable-rectangle-1', avoidableRectangles],
    ['avoidable-rectangle-2', avoidableRectangles],
  ])('include those of its regression library: %s', (technique, finderOf) => {
    const { cases, faults } = checkLibrary(
      technique,
      ({ variant }) => finderOf(variant),
      ({ pattern }) => pattern.digits.slice(0, 2),
    );
    expect(cases).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });

  it('include the bivalue universal graves of its regression library', () => {
    const { cases, faults } = checkLibrary(
      'bug-plus-1',
      () => findBugPlus1,
      () => [],
    );
    expect(cases).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });
});
