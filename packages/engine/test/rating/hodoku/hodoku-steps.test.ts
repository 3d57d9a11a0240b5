import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataPath, describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { Rating } from '../../../src/rating/rating.ts';
import { producersOf } from '../../../src/rating/scales.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';
import { techniqueOf } from './codes.ts';
import { textOf } from './hodoku-differ.ts';
import { readHodokuLog } from './hodoku-log.ts';

describeWithData('the steps of HoDoKu 2.2.0', () => {
  it('are those of the scale, with its levels and scores', () => {
    const producers = producersOf('hodoku');
    const every = sized(160, 12);
    let number = 0;
    for (const { level, puzzle, score, steps } of readHodokuLog()) {
      if (number++ % every !== 0) continue;
      const rating = finish(new Rating({ givens: grid(puzzle) }, { scale: 'hodoku', producers }));
      if (rating.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      const expected = steps.map(({ code, ...step }) =>
        textOf({ technique: techniqueOf(code), ...step }),
      );
      expect(rating.steps.map(textOf), puzzle).toEqual(expected);
      expect([rating.level, rating.score], puzzle).toEqual([level.toLowerCase(), score]);
    }
    expect(number).toBe(1643);
  });

  it('add up to its levels and scores for other puzzles', () => {
    const producers = producersOf('hodoku');
    const [, ...rows] = readFileSync(dataPath('ratings/hodoku-2.2.0.tsv'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(rows).toHaveLength(1381);
    const every = sized(160, 12);
    for (let i = 0; i < rows.length; i += every) {
      const [puzzle, level, score] = rows[i].split('\t');
      const rating = finish(new Rating({ givens: grid(puzzle) }, { scale: 'hodoku', producers }));
      expect(rating, puzzle).toMatchObject({ level: level.toLowerCase(), score: Number(score) });
    }
  });
});
