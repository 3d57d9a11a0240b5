import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { WINGS } from '../../../src/rating/hodoku/wings.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the wings of HoDoKu', () => {
  it('are taken in its order', () => {
    const { differences, puzzles, steps } = compareWithLog(WINGS);
    expect(steps).toBeGreaterThan(puzzles / 4);
    expect(differences.slice(0, 10)).toEqual([]);
  });
});
