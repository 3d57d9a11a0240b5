import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventOf, type Recorded } from '@nonet/tracer/recorded';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { compiled, type JvmProgram, tracedRun } from './jvm-program.ts';
import { program } from './program-on-path.ts';
import { PROGRAMS, SAMPLE } from './watched.ts';

const SOURCE = join(PROGRAMS, 'java/Shapes.java');

/** The method, the grid, and whether it is one object after another. */
const SHAPES: readonly [method: string, grid: string, isOverCopies?: boolean][] = [
  ['rowsOfInt', 'a, an array of 9 rows'],
  ['objects', 'a, an array of 9 rows'],
  ['lists', 'a, an ArrayList of 9 rows'],
  ['strings', 'a, a String of 81 cells', true],
  ['rowsOfChar', 'a, an array of 9 rows'],
  ['rowsWithPoints', 'a, an array of 9 rows'],
  ['rowsOfLong', 'a, an array of 9 rows'],
  ['rowsOfShort', 'a, an array of 9 rows'],
  ['rowsOfInteger', 'a, an array of 9 rows'],
  ['rowsOfText', 'a, an array of 9 rows'],
  ['flatInt', 'a, an array of 81 cells'],
  ['flatByte', 'a, an array of 81 cells'],
  ['flatField', 'own, an array of 81 cells'],
  ['fromOne', 'a, an array of 10 rows'],
  ['tooLarge', 'a, an array of 20 rows'],
  ['flatList', 'a, an ArrayList of 81 cells'],
  ['listOfArrays', 'a, a LinkedList of 9 rows'],
  ['builder', 'a, a StringBuilder of 81 cells'],
  ['rowsOfBuilders', 'a, an array of 9 rows'],
  ['rowsOfStrings', 'a, an array of 9 rows'],
  ['listOfObjects', 'a, an ArrayList of 81 cells'],
  ['newObjects', 'a, an array of 81 cells'],
  ['fill', 'a, an array of 9 rows'],
  ['rowReplaced', 'field, an array of 9 rows'],
  ['copies', 'next, an array of 9 rows', true],
  ['newFixed', 'text, a String of 81 cells', true],
  ['oneOfSeveral', 'a, an array of 9 rows'],
  ['literal', 'a, an array of 9 rows'],
  ['setter', 'a, an array of 9 rows'],
];

/** Returns the events, such as `+1=4`, without their lines. */
function eventsOf({ events }: Recorded): string {
  const texts = Array.from(events, eventOf).map((event) => {
    if (event.kind === '!') return '!';
    return event.kind + event.cell + (event.kind === '+' ? `=${event.digit}` : '');
  });
  return texts.join(' ');
}

describeWith(program('javac'), 'a grid of a Java program', () => {
  let built: JvmProgram;
  beforeAll(() => {
    built = compiled([SOURCE]);
  });
  afterAll(() => built.remove());

  /**
   * The givens come from the input, or from the program itself, in turn. STUDENTS=1 runs all shapes, otherwise
   * every second.
   */
  const inTurn = SHAPES.filter((_, i) => process.env.STUDENTS === '1' || i % 2 === 0).map(
    ([method, grid, isOverCopies = false], i) => ({
      method,
      grid,
      isOverCopies,
      isOwn: i % 2 === 1,
    }),
  );

  it.each(inTurn)('$method is followed', ({ method, grid, isOverCopies, isOwn }) => {
    const args = ['Shapes', method, ...(isOwn ? ['own'] : [])];
    const options = { puzzles: isOwn ? [] : [SAMPLE] };
    const { recorded, stderr, stdout } = tracedRun(built, args, SAMPLE, options);
    expect([stdout, stderr]).toEqual(['done\n', '']);
    expect(recorded.grid).toBe(grid);
    expect(recorded.isOverCopies).toBe(isOverCopies);
    expect(eventsOf(recorded)).toBe('+1=4 -1 +3=6');
  });

  it('is followed if it is stored column by column', () => {
    const { recorded } = tracedRun(built, ['Shapes', 'transposed'], SAMPLE);
    expect(eventsOf(recorded)).toBe('+1=4 -1 +3=6');
  });

  it.each([
    ['sets', 'a, an array of 9 rows with objects as cells'],
    ['map', 'a, a TreeMap of 81 cells'],
  ])('is named if it is not followed: %s', (method, grid) => {
    const { recorded } = tracedRun(built, ['Shapes', method], SAMPLE);
    expect(recorded.unfollowed).toBe(grid);
  });

  it('changes in the lines of the source', () => {
    const { recorded } = tracedRun(built, ['Shapes', 'rowsOfInt'], SAMPLE);
    const lines = readFileSync(SOURCE, 'utf8').split('\n');
    const texts = Array.from(recorded.events, (event) => lines[eventOf(event).line - 1]!.trim());
    expect(texts).toEqual(['a[0][1] = 4;', 'a[0][1] = 0;', 'a[0][3] = 6;']);
  });
});
