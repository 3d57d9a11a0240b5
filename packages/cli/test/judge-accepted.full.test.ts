import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';

/** Programs that do not find the smallest solution first. */
const OTHER_ORDER = ['exact-cover.py', 'fewest-first.py'];

/** Seconds of CPU time. Only cases that are too hard for these programs need all of it. */
const TIME_LIMIT = '0.7';

describe('twelve programs in the manner of articles about backtracking', () => {
  it('are twelve', () => {
    expect(programsIn('accepted')).toHaveLength(12);
  });

  describe.each(programsIn('accepted').map((file, i) => [file, i] as const))('%s', (file, i) => {
    describeWith(toolOf(file), 'is judged', () => {
      const isWrong = OTHER_ORDER.includes(file);
      const problem = isWrong || i % 2 === 0 ? '2239' : '2580';

      it(`on ${problem}`, async () => {
        const path = `${PROGRAMS}accepted/${file}`;
        const lines = await judged(['--problem', problem, '--time', TIME_LIMIT, path]);
        const failed = lines.find(({ result, stress }) => result !== 'AC' && stress === false);
        expect(lines.at(-1)!.result).toBe(isWrong ? 'WA' : 'AC');
        expect(failed?.purpose).toBe(isWrong ? 'several' : undefined);
        expect((failed?.reason as { id: string } | undefined)?.id).toBe(
          isWrong ? 'not-smallest' : undefined,
        );
      });
    });
  });
});
