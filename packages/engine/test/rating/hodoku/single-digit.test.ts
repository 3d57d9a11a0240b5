import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { SINGLE_DIGIT } from '../../../src/rating/hodoku/single-digit.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the patterns of one digit', () => {
  it('are taken in the order of HoDoKu', () => {
    const { differences, puzzles, steps } = compareWithLog(SINGLE_DIGIT);
    expect(steps).toBeGreaterThan(puzzles / 4);
    expect(differences.slice(0, 10)).toEqual([]);
  });
});
