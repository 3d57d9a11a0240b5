import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { SE_SCALE } from '../../src/rating/se-scale.ts';
import { SUKAKU_SCALE } from '../../src/rating/sukaku-scale.ts';
import { checkExplainerScale } from './explainer-steps.ts';
import { checkFinders, checkHodokuScale } from './hodoku-steps.ts';

/**
 * The least number of techniques with a step. On the scales of both explainers, direct claiming has
 * none: where a line locks a digit so that a cell beside it gets the digit, a box does so, too, and
 * boxes come first.
 */
const LEAST = {
  se: sized(25, 56),
  sukaku: sized(25, 62),
  hodoku: sized(25, 65),
  'hodoku, for any size': sized(60, 82),
};

describeWithData('each step', () => {
  const scales = [
    ['hodoku', checkHodokuScale],
    ['sukaku', () => checkExplainerScale(SUKAKU_SCALE)],
    ['se', () => checkExplainerScale(SE_SCALE)],
    ['hodoku, for any size', checkFinders],
  ] as const;
  it.each(scales.slice(0, sized(1, 4)))(
    'of the scale %s is worded in both languages and drawn',
    (scale, check) => {
      const checked = check();
      if (sized(0, 1) > 0) console.log(`${scale}\n${checked.table()}`);
      expect(checked.faults.slice(0, 10)).toEqual([]);
      expect(checked.counts.size).toBeGreaterThanOrEqual(LEAST[scale]);
    },
  );
});
