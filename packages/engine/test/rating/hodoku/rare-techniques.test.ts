import { expect, it } from 'vitest';
import { Rating } from '../../../src/rating/rating.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';
import { textOf } from './hodoku-differ.ts';

/**
 * Puzzles with techniques that the step log does not have: a step of the technique, the level and
 * the score, all from HoDoKu 2.2.0.
 */
const PUZZLES: readonly [puzzle: string, step: string, level: string, score: number][] = [
  [
    '...2.....5.8.14....69...4..8.37....429.3...7.......8......793.....65...83..8....5',
    'simple-colors-wrap r1c7<>1 r3c1<>1 r4c8<>1 r5c6<>1 r6c1<>1 r7c4<>1 r7c9<>1 r8c2<>1 r9c3<>1',
    'extreme',
    2290,
  ],
  [
    '.....9......1.54......6.5....94....557..8.....8..1...3..8..4.7...4.5...962.......',
    'multi-colors-2 r2c3<>2 r4c1<>2 r6c8<>2 r7c9<>2 r8c4<>2',
    'hard',
    1592,
  ],
  [
    '.9...6..1....8..36.6..3...48....37..6...7.2.9..2..9........1...1.35....2..5.2....',
    'uniqueness-test-5 r9c1<>4',
    'hard',
    1194,
  ],
  [
    '...........2.91....94...6.7...6...4.......85.3..2....99....5..31......8...74.3.6.',
    'avoidable-rectangle-1 r8c7<>4',
    'unfair',
    1622,
  ],
  [
    '....4..5.1.5.3.8....25..9....86.....7....3..2.69.87........1.......7.2.4..7.5.1.9',
    'avoidable-rectangle-2 r4c2<>2 r9c1<>2',
    'extreme',
    2400,
  ],
];

for (const [puzzle, step, level, score] of PUZZLES) {
  it(`finds the step of HoDoKu: ${step}`, () => {
    const rating = finish(new Rating({ givens: grid(puzzle) }, { scale: 'hodoku' }));
    if (rating.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
    expect(rating.steps.map(textOf)).toContain(step);
    expect(rating).toMatchObject({ level, score });
  });
}
