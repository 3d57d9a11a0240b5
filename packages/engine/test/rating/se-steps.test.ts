import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { compare, newComparison, producersOf } from './se-differ.ts';
import { readStepLog } from './se-log.ts';

describeWithData('the steps of Sudoku Explainer 1.2.1', () => {
  it('are found by the same producers, with the same conclusions', () => {
    const comparison = newComparison();
    const every = sized(200, 27);
    // Nested chains take long.
    const numbers = [...SE_SCALE.keys()].slice(0, sized(26, 30));
    let number = 0;
    for (const logged of readStepLog()) {
      if (number++ % every === 0) compare(logged, producersOf(numbers), comparison);
    }
    expect(comparison.puzzles).toBe(Math.ceil(number / every));
    expect(comparison.steps).toBeGreaterThan(40 * comparison.puzzles);
    expect(comparison.differences.slice(0, 10)).toEqual([]);
    expect(comparison.hashOrder.length).toBeLessThan(3);
  });
});
