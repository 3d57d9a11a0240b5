import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { COLORS } from '../../../src/rating/hodoku/colors.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the colorings of HoDoKu', () => {
  it('are taken in its order', () => {
    const { calls, differences, puzzles, steps } = compareWithLog(COLORS);
    expect(calls).toBeGreaterThan(puzzles / 2);
    expect(steps).toBeGreaterThan(0);
    expect(differences.slice(0, 10)).toEqual([]);
  });
});
