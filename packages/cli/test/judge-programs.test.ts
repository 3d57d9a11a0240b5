import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { sized } from '../../../test/size.ts';
import { run } from '../dist/program.js';
import { type JudgeLine, judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';
import { KeptStreams } from './nonet.ts';

const CASES = `${PROGRAMS}cases.txt`;

/** Four times the usual limit, because other processes may slow down the machine. */
const TIME = ['--time', '8'];

/** Program → result and explanation of its first failure on the puzzles of cases.txt. */
const BROKEN: Readonly<Record<string, readonly [result: string, explanation: string]>> = {
  'all-solutions.py': [
    'WA',
    'The output has 4 different grids instead of one. Your program had solved the puzzle after event 90, but then it went on and changed the grid.',
  ],
  'any-solution.py': [
    'WA',
    'The grid is a solution, but not the smallest: r7c3 is 8, and a smaller solution has 1 there. Your program made 3,344 placements and took out 3,298 digits; in the end, no cell is blank.',
  ],
  'box-off-by-one.py': [
    'WA',
    'r1c2 is still blank in the output (51 blank cells). Your program put 2 beside an equal digit of the same box (r1c2, r2c3, event 1) and went on; in all, 12,361 digits in boxes, and none in a row or column.',
  ],
  'compile-error.cpp': ['CE', 'compile-error.cpp:6:5'],
  'crash-on-full-grid.py': [
    'RE',
    'The program ended with exit status 1 instead of 0 (IndexError: list index out of range). This grid has no blank: does the program expect at least one?',
  ],
  'eight-lines.py': ['WA', 'The output has 8 lines instead of 9.'],
  'endless-output.py': ['WA', 'The program printed more than 1 MB and was killed.'],
  'exits-1.c': ['RE', 'The program ended with exit status 1 instead of 0, after the right answer.'],
  'first-dead-end.py': [
    'WA',
    'r3c3 is still blank in the output (39 blank cells). Your program placed 12 digits and never took one out again, but with these digits the puzzle has no solution.',
  ],
  'forks.c': [
    'RE',
    'The program started more than 64 processes. The program and all its processes were killed.',
  ],
  'infinite-loop.c': ['TLE', 'The program was stopped after TIME of CPU time; the limit is 0.5 s.'],
  'integer-overflow.c': [
    'WA',
    'r3c3 is 9, expected 6: 9 appears 4 times in column 3 (r3c3, r5c3, r6c3, r8c3).',
  ],
  'largest.py': [
    'WA',
    'The grid is a solution, but not the smallest: r7c3 is 8, and a smaller solution has 1 there. This is the largest solution, as if the digits were tried from 9 down to 1, or the last solution were kept. Your program made 52 placements and took out 6 digits; in the end, no cell is blank.',
  ],
  'memory.py': ['MLE', 'The program used more than 256 MB and was killed.'],
  'no-undo.py': [
    'WA',
    'r5c3 is still blank in the output (28 blank cells). Your program replaced a digit by another 4 times, but never made a cell blank again.',
  ],
  'reads-a-file.py': [
    'RE',
    "The program ended with exit status 1 instead of 0 (FileNotFoundError: [Errno 2] No such file or directory: 'in…). Judges give the input on standard input, not in a file.",
  ],
  'sorted-rows.py': [
    'WA',
    'r1c7 is 7, but 5 is given there. Every row is 123456789, and the givens are not in their cells. Your program solved the puzzle (after event 323), but printed something else.',
  ],
  'spaces.py': [
    'PE',
    'The grid is right, but the digits are separated by spaces. The problem wants no spaces.',
  ],
  'standard-error.py': [
    'WA',
    'There is nothing on standard output; the program wrote to standard error only. Your program solved the puzzle (after event 323), but printed nothing on standard output.',
  ],
  'undo-too-early.py': [
    'WA',
    'r1c2 is still blank in the output (51 blank cells). After event 4, no digit was left for r1c4, but your program went on with r1c5 instead of going back.',
  ],
};

/**
 * The explanation of the judge, without times and without text that depends on the version of the
 * compiler.
 */
function sentence({ explanation, reason }: JudgeLine): string {
  const { messages = [] } = reason as { messages?: readonly string[] };
  return explanation?.replace(/after [\d.]+ s/, 'after TIME') ?? messages[1].split(': ')[0];
}

describe('broken programs', () => {
  it('are twenty', () => {
    expect(programsIn('broken')).toEqual(Object.keys(BROKEN).sort());
    expect(Object.keys(BROKEN)).toHaveLength(20);
  });

  describe.each(Object.entries(BROKEN).slice(0, sized(2, 20)))(
    '%s',
    (file, [result, explanation]) => {
      describeWith(toolOf(file), 'is judged', () => {
        it(`${result}: ${explanation}`, async () => {
          const time = result === 'TLE' ? ['--time', '0.5'] : TIME;
          const lines = await judged([...time, '--cases', CASES, `${PROGRAMS}broken/${file}`]);
          const first = lines.find((line) => line.result !== 'AC')!;
          expect([first.result, sentence(first)]).toEqual([result, explanation]);
          expect(lines.at(-1)!.result).toBe(result);
        });
      });
    },
  );
});

describe('a TypeScript program', () => {
  it('is judged, or the message says which Node can run it', async () => {
    const streams = new KeptStreams();
    const status = await run(['judge', ...TIME, '--cases', CASES, `${PROGRAMS}typed.ts`], streams);
    if (Reflect.get(process.features, 'typescript')) {
      expect([streams.stderr, status]).toEqual(['', 0]);
    } else {
      expect(streams.stderr).toContain('apt install nodejs (22.18 or later)');
      expect(status).toBe(2);
    }
  });
});
