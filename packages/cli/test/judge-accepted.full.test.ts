import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';

/** Programs that do not find the smallest solution first. */
const OTHER_ORDER = ['exact-cover.py', 'fewest-first.py'];

/** The limit is longer than usual, because other processes may slow down the machine. */
const TIMES = { 2239: '3', 2580: '3' };

describe('twelve programs in the manner of articles about backtracking', () => {
  it('are twelve', () => {
    expect(programsIn('accepted')).toHaveLength(12);
  });

  describe.each(programsIn('accepted'))('%s', (file) => {
    describeWith(toolOf(file), 'is judged', () => {
      it.each(Object.entries(TIMES))('on %s', async (problem, time) => {
        const path = `${PROGRAMS}accepted/${file}`;
        const lines = await judged(['--problem', problem, '--time', time, path]);
        const isWrong = problem === '2239' && OTHER_ORDER.includes(file);
        const failed = lines.find(({ verdict, stress }) => verdict !== 'AC' && stress === false);
        expect(lines.at(-1)!.verdict).toBe(isWrong ? 'WA' : 'AC');
        expect(failed?.purpose).toBe(isWrong ? 'several-solutions' : undefined);
        expect((failed?.reason as { id: string } | undefined)?.id).toBe(
          isWrong ? 'not-smallest' : undefined,
        );
      });
    });
  });
});
