import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { UNIQUENESS } from '../../../src/rating/hodoku/uniqueness.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the uniqueness techniques of HoDoKu', () => {
  it('are taken in its order', () => {
    const { differences, puzzles, steps } = compareWithLog(UNIQUENESS);
    expect(steps).toBeGreaterThan(puzzles / 10);
    expect(differences.slice(0, 10)).toEqual([]);
  });
});
