import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { run } from '../dist/commands/program.js';
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
    'r1c2 is still blank in the output (51 blank cells). Your program put 2 into a box that already had 2 (r1c2, r2c3, event 1), and went on. It did so 12,361 times in boxes, but never in rows or columns.',
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
  'infinite-loop.c': [
    'TLE',
    'The program was stopped after TIME of CPU time; the limit is 1 s. Your program made 5 placements in TIME: it waits or loops without placing digits.',
  ],
  'integer-overflow.c': [
    'WA',
    'r3c3 is 9, expected 6: 9 appears 4 times in column 3 (r3c3, r5c3, r6c3, r8c3). Your program put 9 into a row that already had 9 (r5c3, r5c4, event 25), and went on. It did so 9 times in rows.',
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
    "The program ended with exit status 1 instead of 0 (FileNotFoundError: [Errno 2] No such file or directory: 'input.txt'). Judges give the input on standard input, not in a file.",
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
  return explanation?.replace(/(after|in) [\d.]+ s/g, '$1 TIME') ?? messages[1].split(': ')[0];
}

describe('broken programs', () => {
  it('are twenty', () => {
    expect(programsIn('broken')).toEqual(Object.keys(BROKEN).sort());
    expect(Object.keys(BROKEN)).toHaveLength(20);
  });

  describe.each(Object.entries(BROKEN).filter((_, i) => i % sized(20, 3) === 0))(
    '%s',
    (file, [result, explanation]) => {
      describeWith(toolOf(file), 'is judged', () => {
        it(`${result}: ${explanation}`, async () => {
          const time = result === 'TLE' ? ['--time', '1'] : TIME;
          const lines = await judged([...time, '--cases', CASES, `${PROGRAMS}broken/${file}`]);
          const first = lines.find((line) => line.result !== 'AC')!;
          expect([first.result, sentence(first)]).toEqual([result, explanation]);
          expect(lines.at(-1)!.result).toBe(result);
        });
      });
    },
  );
});

/** A program for Project Euler 96. `END` prints its answer, from `grids` and `corner`. */
const EULER = `import sys
def solve(b, i=0):
    if i == 81: return True
    if b[i]: return solve(b, i + 1)
    r, c = divmod(i, 9)
    for d in range(1, 10):
        if all(b[9*r+k] != d and b[9*k+c] != d and b[9*(r//3*3+k//3)+c//3*3+k%3] != d for k in range(9)):
            b[i] = d
            if solve(b, i + 1): return True
            b[i] = 0
    return False
lines = [line.strip() for line in sys.stdin if not line.startswith('Grid')]
grids = [[int(x) for x in ''.join(lines[i:i+9])] for i in range(0, len(lines), 9)]
def corner(b):
    solve(b)
    return 100 * b[0] + 10 * b[1] + b[2]
`;

const GRIDS = [
  '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
  '425983716673125849981674235346791582157842963298536471834269157719358624562417398',
  '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
];

/** The end of a program, and what the judge says after the number and the expected number. */
const SUMS: readonly (readonly [end: string, said: string])[] = [
  ['print(corner(grids[0]))', 'The answer is the number of grid 1 alone, not the sum.'],
  [
    'print(sum(map(corner, grids)) + len(grids) - 1)',
    'The sum does not show which grid is wrong. So the program got one grid at a time, and all 3 answers were right. Only several grids together go wrong: does something of one grid remain when the next begins?',
  ],
  [
    'print(sum(map(corner, grids)) + 1)',
    'The sum does not show which grid is wrong. So the program got one grid at a time, and 3 of 3 answers were wrong: for grid 1 alone it prints 144, expected 143. Your program solved the puzzle (after event 323), so only the number that it makes of the solution is wrong.',
  ],
  [
    'print(sum(corner(b) for b in grids[1:]) if len(grids) > 1 else 143)',
    'The answer is 143 too small. 143 is the number of grid 1, and of no other grid.',
  ],
];

describeWith(toolOf('a.py'), 'a wrong sum', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-euler-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(SUMS.slice(0, sized(1, 4)))('%s', async (end, said) => {
    const file = join(folder, 'sum.py');
    writeFileSync(file, EULER + end);
    const cases = join(folder, 'cases.txt');
    writeFileSync(cases, GRIDS.map((grid) => `${grid}\n`).join(''));
    const [line] = await judged(['--problem', 'euler96', '--cases', cases, file]);
    expect(line.explanation?.replace(/^The answer is \d+, expected \d+\. /, '')).toBe(said);
  });

  onlyFull(it)('of a file that does not exist names the files that do', async () => {
    const file = join(folder, 'opens.py');
    writeFileSync(file, "open('/none/p096_sudoku.txt')");
    const [line] = await judged(['--problem', 'euler96', file]);
    expect(line.explanation).toMatch(
      /The input is on standard input, and in the files p096_sudoku\.txt, .* of the folder in which the program runs\.$/,
    );
  });
});

describeWith(toolOf('a.py'), 'the command', () => {
  const READS_NUMBERS = 'b = [list(map(int, input().split())) for _ in range(9)]';
  const READS_TEXT = 'b = [list(map(int, input())) for _ in range(9)]';

  const SOLVE = EULER.slice(0, EULER.indexOf('lines ='));
  const PRINT = 'b = sum(b, [])\nsolve(b)\nfor i in range(0, 81, 9): print(*b[i:i + 9])';

  /** Judges a command that reads `b` with some code. Returns the cause and the explanation. */
  async function causeIn(problem: string, code: string): Promise<readonly [unknown, string]> {
    const python = ['--', 'python3', '-c', `${SOLVE}${code}\n${PRINT}`];
    const [line] = await judged([...TIME, '--problem', problem, '--cases', CASES, ...python]);
    const { id } = (line!.cause ?? {}) as { id?: string };
    return [id, line!.explanation!];
  }

  onlyFull(it).each([
    ['2239', READS_NUMBERS, '2580'],
    ['2580', READS_TEXT, '2239'],
  ])('for %s reads the input of another problem', async (problem, code, other) => {
    const [id, said] = await causeIn(problem, code);
    expect([id, said]).toEqual(['expects-other-input', expect.stringContaining(other)]);
    expect(said).not.toContain('examples/traced');
  });

  onlyFull(it)('for 2239 takes a row for one number', async () => {
    const said = 'takes a row for one number (103000509)';
    for (const code of [
      `${READS_NUMBERS}\nraise KeyError(b[0][0])`,
      `${READS_NUMBERS}\nexit(print(*sum(b, [])))`,
    ]) {
      expect(await causeIn('2239', code)).toEqual([
        'expects-other-input',
        expect.stringContaining(said),
      ]);
    }
  });

  onlyFull(it)('that fails gets little time for the other input', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-times-'));
    const times = join(folder, 'times');
    const code = [
      'import sys, time',
      'if " " not in sys.stdin.read(): exit(1)',
      `times = open(${JSON.stringify(times)}, "w")`,
      'while times.write(f"{time.process_time():20}"): times.seek(0)',
    ].join('\n');
    const options = ['--time', '30', '--problem', '2239', '--cases', CASES];
    const [line] = await judged([...options, '--', 'python3', '-c', code]);
    expect([line!.result, line!.cause]).toEqual(['RE', undefined]);
    expect(Number(readFileSync(times, 'utf8'))).toBeLessThan(10);
    rmSync(folder, { recursive: true });
  });

  onlyFull(it)('that reads the input has another cause or none', async () => {
    expect((await causeIn('2239', `${READS_TEXT}\nb[9]`))[0]).toBeUndefined();
    expect((await causeIn('2580', `${READS_NUMBERS}\nb[9]`))[0]).toBeUndefined();
    const [id, said] = await causeIn('2239', 'exit()');
    expect([id, said]).toEqual([
      'prints-nothing',
      expect.stringMatching(/gave up.*examples\/traced/),
    ]);
  });

  onlyQuick(it).each([
    ["thread 'main' (2) panicked at /solve.rs:4:9:\\nthe len is 9", 'the len is 9 (solve.rs:4:9)'],
    ['panic: index 9\\n\\ngoroutine 1 [running]:\\n\\t/solve.go:9 +0x1', 'panic: index 9'],
  ])('that panics says why', async (message, said) => {
    const [, explanation] = await causeIn('2239', `exit("${message}")`);
    expect(explanation).toContain(`1 instead of 0 (${said}).`);
  });
});

onlyQuick(describe)('a TypeScript program', () => {
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
