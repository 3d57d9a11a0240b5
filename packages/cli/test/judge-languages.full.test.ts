import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';
import { LANGUAGES, STUDENTS, studentsOf } from './students.ts';

/** Easy puzzles: the tests are about the compilers, not about speed. */
const CASES = ['--cases', `${PROGRAMS}cases.txt`, '--time', '8'];

/** Other tests judge programs in the other languages, and one in Kotlin, which takes ten seconds to build. */
const FILES = programsIn('languages').filter(
  (file) => process.env.STUDENTS === '1' || !file.endsWith('.kt'),
);

describe('languages', () => {
  describe.each(FILES)('%s', (file) => {
    describeWith(toolOf(file), 'is judged', () => {
      it('accepted', async () => {
        const lines = await judged([...CASES, `${PROGRAMS}languages/${file}`]);
        expect(lines.map(({ result }) => result)).toEqual(lines.map(() => 'AC'));
      });
    });
  });
});

/** What the first failure of a program proves without its search. */
const CAUSES: readonly (readonly [file: string, problem: string, cause: string | undefined])[] = [
  ['c/scanf-d.c', '2239', 'expects-other-input'],
  ['c/prints-nothing.c', '2580', 'solution-not-printed'],
  ['go/no-flush.go', '2239', 'prints-nothing'],
  ['rust/clone.rs', '2239', undefined],
  ['rust/panics.rs', '2239', undefined],
];

describe('a failure', () => {
  describe.each(CAUSES)('of %s for %s', (file, problem, cause) => {
    describeWith(toolOf(file), 'has a cause', () => {
      it(`${cause}`, async () => {
        const [line] = await judged([
          '--problem',
          problem,
          '--cases',
          `${PROGRAMS}cases.txt`,
          STUDENTS + file,
        ]);
        expect((line!.cause as { id: string } | undefined)?.id).toBe(cause);
      });
    });
  });
});

/** One problem's programs, judged for the other. Each reads the input as the first problem has it. */
const SIMILAR: Readonly<Record<string, string>> = { 2239: '2580', 2580: '2239' };

// The compilers for the JVM build a program twice, in up to ten seconds each time.
const FASTER = LANGUAGES.filter((language) => language !== 'kotlin' && language !== 'java');

describe.each(FASTER)('right programs in %s for a similar problem', (language) => {
  const right = studentsOf(language).filter(
    ({ module, problem, result }) => module === '' && result === 'AC' && problem in SIMILAR,
  );
  describeWith(toolOf(right[0]!.file), 'are recognised', () => {
    it.each(right.slice(0, 1))('$file', async ({ file, problem }) => {
      const [line] = await judged([
        '--problem',
        SIMILAR[problem]!,
        '--cases',
        `${STUDENTS}proper.txt`,
        '--time',
        '8',
        STUDENTS + file,
      ]);
      // A program that skips spaces reads both, and prints the form of its own problem.
      if (line!.result !== 'PE')
        expect(line!.cause).toMatchObject({ id: 'expects-other-input', problem });
    });
  });
});
