import { expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { generate } from '../../src/generate/generate.ts';
import { Path } from '../../src/rating/path.ts';
import { scaleIds } from '../../src/rating/scale-ids.ts';
import { producersOf } from '../../src/rating/scales.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { positionOf } from '../../src/technique/position.ts';
import { cellOf, digitIn, type Step } from '../../src/technique/step.ts';
import { finish } from '../../src/work/work.ts';

/** Random minimal puzzles. The kernel solves them. */
const COUNT = sized(100, 10_000);

const SOUND =
  'no step of %s removes a digit of the solution, places a wrong one or changes nothing';

it.each(scaleIds)(SOUND, (scale) => {
  const producers = producersOf(scale);
  const techniques = new Set<string>();
  const faults: string[] = [];
  for (const { puzzle } of generate({ seed: 'sound', count: COUNT }).puzzles) {
    const { solution } = solvePuzzle({ givens: puzzle });
    const position = positionOf(puzzle);
    const check = (step: Step): boolean => {
      const { technique, eliminations, placement } = step;
      techniques.add(technique);
      const placed = placement === undefined ? [] : [placement];
      const isTrue = (it: number) => solution?.digits[cellOf(it)] === digitIn(it);
      const isPresent = (it: number) => position.has(cellOf(it), digitIn(it));
      const isAscending = eliminations.every((it, i) => i === 0 || eliminations[i - 1] < it);
      const conclusions = [...eliminations, ...placed];
      const isSound = !eliminations.some(isTrue) && placed.every(isTrue);
      if (!isSound || !isAscending || conclusions.length === 0 || !conclusions.every(isPresent)) {
        faults.push(`${technique} of ${[...puzzle.digits].join('')}`);
      }
      return true;
    };
    const end = finish(new Path(position, producers, check));
    if (
      end === 'solved' &&
      position.values.some((digit, cell) => digit !== solution?.digits[cell])
    ) {
      faults.push([...puzzle.digits].join(''));
    }
  }
  expect(faults).toEqual([]);
  expect(techniques.size).toBeGreaterThan(15);
});
