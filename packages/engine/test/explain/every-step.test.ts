import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { SUKAKU_SCALE } from '../../src/rating/sukaku-scale.ts';
import { checkExplainerScale } from './explainer-steps.ts';
import { checkFinders, checkHodokuScale } from './hodoku-steps.ts';

/**
 * The least number of steps of each technique. On the scales of both explainers, direct claiming has
 * none: where a line locks a digit so that a cell beside it gets the digit, a box does so, too, and
 * boxes come first.
 */
const LEAST = 1;

describeWithData('each step', () => {
  it.each([
    ['se', () => checkExplainerScale(SE_SCALE), sized(25, 57)],
    ['sukaku', () => checkExplainerScale(SUKAKU_SCALE), sized(25, 64)],
    ['hodoku', checkHodokuScale, sized(25, 66)],
    ['hodoku, for any size', checkFinders, sized(60, 82)],
  ])('of the scale %s is worded in both languages and drawn', (scale, check, least) => {
    const checked = check();
    if (sized(0, 1) > 0) console.log(`${scale}\n${checked.table()}`);
    expect(checked.faults.slice(0, 10)).toEqual([]);
    expect([...checked.counts].filter(([, count]) => count < LEAST)).toEqual([]);
    expect(checked.counts.size).toBeGreaterThanOrEqual(least);
  });
});
