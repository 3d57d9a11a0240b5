import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { run } from '../dist/commands/program.js';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';
import { KeptStreams, startNonet } from './nonet.ts';

const PUZZLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const BOARD = JSON.stringify(PUZZLE.match(/.{9}/g)!.map((row) => row.split('')));
/** Program → its result, and the id of the reason. */
const PASTED: Readonly<Record<string, string>> = {
  'backtracking.py': 'AC',
  'not-in-place.py': 'WA blank-left echoed',
  'FieldsAndLists.java': 'PE not-character',
  'function-expression.js': 'AC',
  'no-undo.cpp': 'WA blank-left dead-end',
  'ReturnsBoolean.java': 'AC',
  'bit-masks.cpp': 'AC',
  'digit-as-int.py': 'PE not-character',
  'number-in-cell.js': 'PE not-character',
  'sets-of-houses.py': 'AC',
};

const folder = mkdtempSync(join(tmpdir(), 'nonet-leetcode-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a source file, and returns its path. */
function source(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const CASES = source('cases.txt', `${PUZZLE}\n`);
/** Longer than usual, because other processes may slow down the machine. */
const LEETCODE = ['--problem', 'leetcode37', '--time', '8', '--cases', CASES];

describe('ten solutions as they are pasted from LeetCode', () => {
  it('are ten, and one in TypeScript', () => {
    expect(programsIn('leetcode')).toEqual([...Object.keys(PASTED), 'typed-function.ts'].sort());
  });

  describe.each(Object.entries(PASTED).filter((_, i) => i % sized(10, 4) === sized(0, 2)))(
    '%s',
    (file, expected) => {
      describeWith(toolOf(file), 'is judged', () => {
        it(expected, async () => {
          const lines = await judged([...LEETCODE, `${PROGRAMS}leetcode/${file}`]);
          const first = lines.find(({ result }) => result !== 'AC') ?? lines.at(-1)!;
          const [reason, mistake] = ['reason', 'mistake'].map(
            (name) => (first[name] as { id: string } | undefined)?.id,
          );
          expect([first.result, reason, mistake].filter(Boolean).join(' ')).toBe(expected);
        });
      });
    },
  );
});

onlyQuick(describe)('a TypeScript function', () => {
  it('is judged, or the message says which Node can run it', async () => {
    const streams = new KeptStreams();
    const file = `${PROGRAMS}leetcode/typed-function.ts`;
    const status = await run(['judge', ...LEETCODE, file], streams);
    if (Reflect.get(process.features, 'typescript')) {
      expect([streams.stderr, status]).toEqual(['', 0]);
    } else {
      expect(streams.stderr).toContain('apt install nodejs (22.18 or later)');
      expect(status).toBe(2);
    }
  });
});

/** Sources with an error in line 4, and what the message says. */
const ERRORS: readonly (readonly [name: string, text: string, message: string])[] = [
  [
    'wrong.py',
    'class Solution:\n    def solveSudoku(self, board: List[List[str]]) -> None:\n        for r in range(9):\n            if board[r] = 1: pass\n',
    'File "wrong.py", line 4',
  ],
  [
    'wrong.cpp',
    'class Solution {\npublic:\n    void solveSudoku(vector<vector<char>>& board) {\n        bord[0][0] = 1;\n    }\n};\n',
    'wrong.cpp:4:9: error',
  ],
  [
    'Wrong.java',
    'class Solution {\n    public void solveSudoku(char[][] board) {\n        List<int[]> blanks = new ArrayList<>();\n        bord[0][0] = 1;\n    }\n}\n',
    'Wrong.java:4: error',
  ],
  ['wrong.js', 'var solveSudoku = function(board) {\n\n\n    let = = 1;\n};\n', 'wrong.js:4'],
];

describe('a compile error', () => {
  describe.each(ERRORS.slice(0, sized(1, 4)))('of %s', (name, text, message) => {
    describeWith(toolOf(name), 'is in the lines of the file', () => {
      it(message, async () => {
        const [line] = await judged([...LEETCODE, source(name, text)]);
        const { messages } = line.reason as unknown as { messages: readonly string[] };
        expect(line.result).toBe('CE');
        expect(messages.join('\n')).toContain(message);
        expect(messages.join('\n')).not.toContain(tmpdir());
      });
    });
  });
});

onlyQuick(describe)('a folder', () => {
  it('is not a source file', async () => {
    const streams = new KeptStreams();
    expect(await run(['judge', folder], streams)).toBe(2);
    expect(streams.stderr).toBe(`error: ${folder}: expected a source file, found a folder\n`);
  });
});

onlyQuick(describeWith)(toolOf('a.py'), 'a Python class', () => {
  it('without solveSudoku is not run', async () => {
    const streams = new KeptStreams();
    const text = 'class Solution:\n    def isValid(self, board): pass\n    def solve(self): pass\n';
    const file = source('other.py', text);
    expect(await run(['judge', ...LEETCODE, file], streams)).toBe(2);
    expect(streams.stderr).toBe(
      `error: ${file}: expected a function solveSudoku in class Solution, found isValid, solve\n`,
    );
  });

  it('with a main program that reads the board is judged as a whole', async () => {
    const text = `import json, sys
class Solution:
    def solveSudoku(self, board):
        board[0][0] = "7"
board = json.loads(sys.stdin.read())
print(json.dumps(board))
`;
    const [line] = await judged([...LEETCODE, source('whole.py', text)]);
    expect(line.mistake).toEqual({ id: 'echoed', blank: '.' });
  });

  it('that crashes names the line of its file', async () => {
    const text = 'class Solution:\n    def solveSudoku(self, board):\n        board[9][0] = "1"\n';
    const [line] = await judged([...LEETCODE, source('crash.py', text)]);
    expect([line.result, line.reason]).toMatchObject([
      'RE',
      { message: 'IndexError: list index out of range' },
    ]);
  });
});

/** A Python statement in solveSudoku, and the mistake that its error shows. */
const TYPE_ERRORS = [
  ['board[0][0] < 5', 'numbers-and-strings'],
  ['board[0][0] + 1', 'numbers-and-strings'],
  ['1 << board[0][0]', 'numbers-and-strings'],
  ['[False][board[0][0]]', 'numbers-and-strings'],
  ['range(board[0][0])', 'numbers-and-strings'],
  ['int(board[0][1])', 'blank-is-dot'],
] as const;

describeWith(toolOf('a.py'), 'a Python error about types', () => {
  it.each(TYPE_ERRORS.slice(0, sized(1, 3)))('%s: %s', async (statement, id) => {
    const text = `class Solution:\n    def solveSudoku(self, board):\n        ${statement}\n`;
    const [line] = await judged([...LEETCODE, source('types.py', text)]);
    expect([line.result, line.mistake]).toEqual(['RE', { id }]);
  });
});

onlyFull(describe)('nonet watch', () => {
  const LINES = [
    ['backtracking.py', '+ 1 2 4 @22'],
    ['function-expression.js', '+ 1 2 4 @16'],
  ] as const;

  describe.each(LINES)('%s', (file, event) => {
    describeWith(toolOf(file), 'calls the function', () => {
      it('and records it with the lines of the file', () => {
        const trace = join(folder, `${file}.trace`);
        const program = `${PROGRAMS}leetcode/${file}`;
        const { stderr, status } = startNonet(['watch', program, '--to', trace], BOARD);
        expect([stderr, status]).toEqual([
          expect.stringMatching(/^watched board, .*: 187 placements, 136 backs, 1 solution\n$/),
          0,
        ]);
        expect(readFileSync(trace, 'utf8').split('\n')[3]).toBe(event);
      });
    });
  });
});
