import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { SUE_DE_COQ } from '../../../src/rating/hodoku/sue-de-coq.ts';
import { compareWithLog } from './family-log.ts';

describeWithData('the Sue de Coqs of HoDoKu', () => {
  it('are taken in its order', () => {
    const { calls, differences, puzzles } = compareWithLog(SUE_DE_COQ);
    expect(calls).toBeGreaterThan(puzzles / 2);
    expect(differences.slice(0, 10)).toEqual([]);
  });
});
