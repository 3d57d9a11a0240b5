import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';

/** Easy puzzles: the tests are about the compilers, not about speed. */
const CASES = ['--cases', `${PROGRAMS}cases.txt`, '--time', '8'];

/** Other tests judge programs in the other languages. */
describe('languages', () => {
  describe.each(programsIn('languages'))('%s', (file) => {
    describeWith(toolOf(file), 'is judged', () => {
      it('accepted', async () => {
        const lines = await judged([...CASES, `${PROGRAMS}languages/${file}`]);
        expect(lines.map(({ result }) => result)).toEqual(lines.map(() => 'AC'));
      });
    });
  });
});
