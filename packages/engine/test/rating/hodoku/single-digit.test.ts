import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { SINGLE_DIGIT } from '../../../src/rating/hodoku/single-digit.ts';
import { forAllDigits } from '../../../src/technique/digit-finder.ts';
import { dualEmptyRectangles, emptyRectangles } from '../../../src/technique/empty-rectangle.ts';
import type { Finder } from '../../../src/technique/finder.ts';
import { skyscrapersIn } from '../../../src/technique/skyscraper.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { findDualKites, findTwoStringKites } from '../../../src/technique/two-string-kite.ts';
import { checkLibrary } from './family-library.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the patterns of one digit', () => {
  it('are taken in the order of HoDoKu', () => {
    const { differences, puzzles, steps } = compareWithLog(SINGLE_DIGIT);
    expect(steps).toBeGreaterThan(puzzles / 4);
    expect(differences.slice(0, 10)).toEqual([]);
  });

  it.each<[TechniqueId, (variant: number) => Finder]>([
    ['skyscraper', () => forAllDigits(skyscrapersIn(0), skyscrapersIn(1))],
    ['two-string-kite', () => forAllDigits(findTwoStringKites)],
    ['dual-two-string-kite', () => findDualKites],
    [
      'empty-rectangle',
      (variant) => forAllDigits(emptyRectangles({ least: variant === 1 ? 2 : 3 })),
    ],
    ['dual-empty-rectangle', () => forAllDigits(dualEmptyRectangles({ least: 2 }))],
  ])('include those of the regression library: %s', (technique, finderOf) => {
    const { cases, faults } = checkLibrary(
      technique,
      ({ variant }) => finderOf(variant),
      // HoDoKu names only the digit of the first of two kites.
      ({ pattern }) => pattern.digits.slice(0, 1),
    );
    expect(cases).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  });
});
