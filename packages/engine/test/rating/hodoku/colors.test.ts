import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { COLORS } from '../../../src/rating/hodoku/colors.ts';
import { findMultiColors, findSimpleColors } from '../../../src/technique/colors.ts';
import { type DigitFinder, forAllDigits } from '../../../src/technique/digit-finder.ts';
import type { TechniqueId } from '../../../src/technique/step.ts';
import { checkLibrary } from './family-library.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the colorings of HoDoKu', () => {
  it('are taken in its order', () => {
    const { calls, differences, puzzles, steps } = compareWithLog(COLORS);
    expect(calls).toBeGreaterThan(puzzles / 2);
    expect(steps).toBeGreaterThan(0);
    expect(differences.slice(0, 10)).toEqual([]);
  });

  it.each<[TechniqueId, DigitFinder, number]>([
    ['simple-colors-trap', findSimpleColors, 5],
    ['simple-colors-wrap', findSimpleColors, 2],
    ['multi-colors-1', findMultiColors, 2],
  ])('include those of its regression library: %s', (technique, finder, least) => {
    const { cases, faults } = checkLibrary(technique, () => forAllDigits(finder));
    expect(cases).toBeGreaterThanOrEqual(least);
    expect(faults).toEqual([]);
  });
});
