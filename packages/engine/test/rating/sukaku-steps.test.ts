import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { sized } from '../../../../test/size.ts';
import { printedRating } from '../../src/rating/explainer-summary.ts';
import { Path } from '../../src/rating/path.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { SUKAKU_SCALE } from '../../src/rating/sukaku-scale.ts';
import { positionOf } from '../../src/technique/position.ts';
import { cellOf } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { readSukakuLog } from './sukaku-log.ts';

describeWithData('the steps of Sukaku Explainer 1.18.1', () => {
  it('are those of the scale', () => {
    const producers = producersOf('sukaku');
    const every = sized(40, 6);
    let compared = 0;
    readSukakuLog().forEach(({ puzzle, steps }, number) => {
      if (number % every !== 0) return;
      let index = 0;
      const path = new Path(positionOf(grid(puzzle)), producers, (step, producer) => {
        const expected = steps[index++];
        const where = `${puzzle} step ${index}: ${expected?.text}`;
        const rating = printedRating(step.rating);
        expect(rating, where).toBe(expected?.rating);
        expect(rating, where).toBeGreaterThanOrEqual(SUKAKU_SCALE[producer].least);
        expect(step.technique, where).toMatch(expected.technique);
        const candidates = [step.placement ?? [], step.eliminations].flat();
        const cells = [...step.pattern.cells, ...candidates.map((it) => cellOf(it))];
        expect(cells, where).toEqual(expect.arrayContaining([...expected.cells]));
        compared++;
        return true;
      });
      expect(finish(path)).toBe('solved');
      expect(index).toBe(steps.length);
    });
    expect(compared).toBeGreaterThan(sized(1_000, 6_000));
  });
});
