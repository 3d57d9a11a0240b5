import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { tracerFor } from '../dist/watch/tracers.js';
import { type JudgeLine, judged, toolOf } from './judge-program.ts';
import { CPP, JAVA, KINDS } from './planted-mistakes.ts';
import { SAMPLE } from './watched.ts';

const BASES = fileURLToPath(new URL('judge-mutants/', import.meta.url));

/** Base program, planted mistake, the text that it replaces, the new text, and the cause. */
const MUTANTS: readonly (readonly [
  base: string,
  mistake: string,
  old: string,
  text: string,
  cause: string | undefined,
])[] = [
  ['recursive.py', 'the row test is missing', 'board[r][i] == d', 'False', 'placed-beside-equal'],
  [
    'recursive.py',
    'the column test is missing',
    'board[i][c] == d',
    'False',
    'placed-beside-equal',
  ],
  [
    'recursive.py',
    'the box test is missing',
    'board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d',
    'False',
    'placed-beside-equal',
  ],
  [
    'recursive.py',
    'only rows are tested',
    '    for i in range(9):\n        if board[i][c] == d:\n            return False\n    for i in range(9):\n        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:\n            return False\n',
    '',
    'placed-beside-equal',
  ],
  ['recursive.py', 'nothing is tested', 'if possible(r, c, d):', 'if True:', 'placed-beside-equal'],
  [
    'recursive.py',
    'the box index uses %',
    'board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]',
    'board[r % 3 * 3 + i // 3][c % 3 * 3 + i % 3]',
    'placed-beside-equal',
  ],
  [
    'recursive.py',
    'the box begins one row too low',
    'board[r // 3 * 3 + i // 3]',
    'board[min(8, r // 3 * 3 + 1 + i // 3)]',
    'digit-never-placed',
  ],
  ['recursive.py', '9 is never tried', 'range(1, 10)', 'range(1, 9)', 'digit-never-placed'],
  ['recursive.py', '1 is never tried', 'range(1, 10)', 'range(2, 10)', 'digit-never-placed'],
  ['recursive.py', '8 and 9 are never tried', 'range(1, 10)', 'range(1, 8)', 'digit-never-placed'],
  [
    'recursive.py',
    'row 9 is left out',
    'for r in range(9):\n        for c in range(9):\n            if board[r][c] == 0',
    'for r in range(8):\n        for c in range(9):\n            if board[r][c] == 0',
    'cells-left-out',
  ],
  [
    'recursive.py',
    'column 9 is left out',
    '        for c in range(9):\n            if board[r][c] == 0',
    '        for c in range(8):\n            if board[r][c] == 0',
    'cells-left-out',
  ],
  [
    'recursive.py',
    'row 9 and column 9 are left out',
    'for r in range(9):\n        for c in range(9):\n            if board[r][c] == 0',
    'for r in range(8):\n        for c in range(8):\n            if board[r][c] == 0',
    'cells-left-out',
  ],
  [
    'recursive.py',
    'row 1 is left out',
    'for r in range(9):\n        for c in range(9):\n            if board[r][c] == 0',
    'for r in range(1, 9):\n        for c in range(9):\n            if board[r][c] == 0',
    'cells-left-out',
  ],
  [
    'recursive.py',
    'the digit is not taken out',
    '            board[r][c] = 0\n',
    '',
    'never-empties-cell',
  ],
  [
    'recursive.py',
    'the search returns at the first digit',
    '            if solve():\n                return True\n            board[r][c] = 0\n',
    '            return solve()\n',
    'never-takes-back',
  ],
  [
    'recursive.py',
    'the result of the recursion is ignored',
    '            if solve():\n                return True\n            board[r][c] = 0\n',
    '            solve()\n            board[r][c] = 0\n',
    'went-on-after-solution',
  ],
  [
    'recursive.py',
    'a full grid returns nothing',
    '        return True\n    r, c',
    '        return\n    r, c',
    'went-on-after-solution',
  ],
  [
    'recursive.py',
    'the recursion returns True always',
    '            board[r][c] = 0\n    return False',
    '            board[r][c] = 0\n    return True',
    'never-takes-back',
  ],
  [
    'recursive.py',
    'greedy without recursion',
    'solve()\nshow()',
    'for r in range(9):\n    for c in range(9):\n        for d in range(1, 10):\n            if board[r][c] == 0 and possible(r, c, d):\n                board[r][c] = d\nshow()',
    'never-takes-back',
  ],
  ['recursive.py', 'nothing is printed', 'solve()\nshow()', 'solve()', 'solution-not-printed'],
  [
    'recursive.py',
    'another grid is printed',
    'solve()\nshow()',
    'copy = [[0] * 9 for _ in range(9)]\nsolve()\nboard = copy\nshow()',
    'solution-not-printed',
  ],
  [
    'recursive.py',
    'eight rows are printed',
    'for row in board:',
    'for row in board[:8]:',
    'solution-not-printed',
  ],
  [
    'recursive.py',
    'the rows are printed in reverse',
    'for row in board:',
    'for row in board[::-1]:',
    'solution-not-printed',
  ],
  [
    'recursive.py',
    'columns are printed as rows',
    'for row in board:',
    'for row in zip(*board):',
    'solution-not-printed',
  ],
  ['recursive.py', 'the search is not called', 'solve()\nshow()', 'show()', undefined],
  [
    'recursive.py',
    'only cells with one candidate are filled',
    'solve()\nshow()',
    'changed = True\nwhile changed:\n    changed = False\n    for r in range(9):\n        for c in range(9):\n            fits = [d for d in range(1, 10) if board[r][c] == 0 and possible(r, c, d)]\n            if len(fits) == 1:\n                board[r][c] = fits[0]\n                changed = True\n                if r > 6: sys.exit(show())\nshow()',
    'stops-without-guess',
  ],
  [
    'recursive.py',
    'the search stops after 100 steps',
    'def solve():\n',
    'steps = 0\ndef solve():\n    global steps\n    steps += 1\n    if steps > 100:\n        return False\n',
    'takes-right-digit-out',
  ],
  ['list.js', 'the row test is missing', 'board[r][i] === d', 'false', 'placed-beside-equal'],
  ['list.js', 'the column test is missing', 'board[i][c] === d', 'false', 'placed-beside-equal'],
  [
    'list.js',
    'the box test is missing',
    'board[top + i][left + j] === d',
    'false',
    'placed-beside-equal',
  ],
  ['list.js', '9 is never tried', 'd <= 9', 'd < 9', 'digit-never-placed'],
  [
    'list.js',
    'row 9 is left out',
    'let r = 0; r < 9; r++) for',
    'let r = 0; r < 8; r++) for',
    'cells-left-out',
  ],
  [
    'list.js',
    'the last blank is left out',
    'n === blanks.length',
    'n === blanks.length - 1',
    'cells-left-out',
  ],
  [
    'list.js',
    'the result of the recursion is ignored',
    'if (solve(n + 1)) return true;',
    'solve(n + 1);',
    'went-on-after-solution',
  ],
];

const IS_ALL = process.env.STUDENTS === '1';
/** Every twelfth mistake is tested. STUDENTS=1 tests all of them, in three minutes. */
const CHOSEN = MUTANTS.filter((_, i) => IS_ALL || i % 12 === 0);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nonet-mutants-'));
  writeFileSync(join(folder, 'cases.txt'), SAMPLE);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Judges a base program after a change of its text. */
async function judgedMutant(
  base: string,
  change: (source: string) => string,
  time: string,
): Promise<JudgeLine> {
  const source = readFileSync(BASES + base, 'utf8');
  const mutant = change(source);
  expect(mutant).not.toBe(source);
  const file = join(folder, `mutant${extname(base)}`);
  writeFileSync(file, mutant);
  const [first] = await judged(['--time', time, '--cases', join(folder, 'cases.txt'), file]);
  return first!;
}

describeWith(toolOf('a.py'), 'a planted mistake', () => {
  it.each(CHOSEN)('%s: %s', async (base, _, old, text, cause) => {
    const first = await judgedMutant(base, (source) => source.replace(old, () => text), '4');
    expect(first.result).toBe('WA');
    expect((first.cause as { id: string } | undefined)?.id).toBe(cause);
  });
});

/** What says most about a cause. */
function said(cause: unknown): string {
  const { house, id, rows } = cause as { id: string; house?: string; rows?: readonly number[] };
  return [id, house, rows?.join()].filter(Boolean).join(' ');
}

const LANGUAGES = [
  { name: 'C++', file: 'a.cpp', planted: CPP },
  { name: 'Java', file: 'a.java', planted: JAVA },
];

describe.each(LANGUAGES)('a mistake planted in $name', ({ file, planted }) => {
  /** One mistake is tested, because compilers take long. STUDENTS=1 tests all. */
  const chosen = planted.filter((_, i) => IS_ALL || i === 1);
  const isWatched = tracerFor(file, undefined) !== undefined;

  describeWith(toolOf(file), 'is named', () => {
    const causes: unknown[] = [];

    it.skipIf(!isWatched).each(chosen)('%s: %s', async (base, kind, old, text) => {
      const change = (source: string): string => source.replaceAll(old, () => text);
      const { cause, result } = await judgedMutant(base, change, '2');
      expect(result).toBe(kind === 'the same state comes again' ? 'TLE' : 'WA');
      causes.push(cause);
      if (cause) expect(KINDS[kind]).toContain(said(cause));
    });

    it.skipIf(!isWatched)('in at least nine of ten programs', () => {
      const named = causes.filter((cause) => cause !== undefined);
      expect(named.length).toBeGreaterThanOrEqual(Math.floor(0.9 * chosen.length));
    });
  });
});
