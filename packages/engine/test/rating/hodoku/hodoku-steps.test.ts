import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { HodokuRating } from '../../../src/rating/hodoku/hodoku-rating.ts';
import { hodokuProducers } from '../../../src/rating/hodoku/hodoku-scale.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';
import { techniqueOf } from './codes.ts';
import { textOf } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

/** Forcing chains and nets are not in the scale yet. */
const FORCING = /^130|^BRUTE/;

describeWithData('the steps of HoDoKu 2.2.0', () => {
  it('are those of the scale without forcing chains, with its levels and scores', () => {
    const producers = hodokuProducers();
    const every = sized(10, 1);
    let number = 0;
    for (const { level, puzzle, score, steps } of readHodokuLog()) {
      if (number++ % every !== 0 || steps.some(({ code }) => FORCING.test(code))) continue;
      const rating = finish(new HodokuRating({ givens: grid(puzzle) }, { producers }));
      if (rating.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      const expected = steps.map(({ code, ...step }) =>
        textOf({ technique: techniqueOf(code), ...step }),
      );
      expect(rating.steps.map(textOf), puzzle).toEqual(expected);
      expect([rating.level, rating.score], puzzle).toEqual([level.toLowerCase(), score]);
    }
    expect(number).toBe(1643);
  });
});
