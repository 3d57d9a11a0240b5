import { eventOf } from '@nonet/tracer/recorded';
import { describe, expect, it } from 'vitest';
import { describePrograms, type ProgramsPage, requestOf } from './programs-page.ts';

const SAMPLE = [
  '103000509',
  '002109400',
  '000704000',
  '300502006',
  '060000050',
  '700803004',
  '000401000',
  '009205800',
  '804000107',
];
const SOLUTION =
  '143628579\n572139468\n986754231\n391542786\n468917352\n725863914\n237481695\n619275843\n854396127\n';

const PYTHON = `import sys

board = [list(map(int, line.strip())) for line in sys.stdin]
blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]


def fits(r, c, d):
    for i in range(9):
        if board[r][i] == d or board[i][c] == d:
            return False
        if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True


def solve(k):
    if k == len(blanks):
        for row in board:
            print(*row, sep="")
        sys.exit()
    r, c = blanks[k]
    for d in range(1, 10):
        if fits(r, c, d):
            board[r][c] = d
            solve(k + 1)
            board[r][c] = 0


solve(0)
`;

const JAVASCRIPT = `const board = require('fs').readFileSync('/dev/stdin').toString().trim().split('\\n').map((line) => [...line].map(Number));
const blanks = [];
for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (board[r][c] === 0) blanks.push([r, c]);

function fits(r, c, d) {
  for (let i = 0; i < 9; i++) {
    if (board[r][i] === d || board[i][c] === d) return false;
    if (board[r - (r % 3) + Math.floor(i / 3)][c - (c % 3) + (i % 3)] === d) return false;
  }
  return true;
}

function solve(k) {
  if (k === blanks.length) {
    console.log(board.map((row) => row.join('')).join('\\n'));
    process.exit();
  }
  const [r, c] = blanks[k];
  for (let d = 1; d <= 9; d++) {
    if (fits(r, c, d)) {
      board[r][c] = d;
      solve(k + 1);
      board[r][c] = 0;
    }
  }
}

solve(0);
`;

/** Looks for the memory of its own record, and writes boxes into it that no grid has. */
const FORGED = `import sys

frame = sys._getframe()
while frame.f_code.co_name != 'watch_program':
    frame = frame.f_back
settings, memory, on_record = frame.f_locals['record']
for i, byte in enumerate(b'tracer python\\nbox 1000 1000\\npuzzle 1 2 3\\n\\0'):
    memory[i] = byte
memory[4096] = 1
on_record(0, 4096)
on_record(4096, 4100)
`;

const INPUT = `${SAMPLE.join('\n')}\n`;
const PATIENT = { time: 300_000, memory: 256 << 20 };
const WATCHED = { watch: { events: 1_000 } };

describePrograms('a program on the page', (programs) => {
  describe('solves a puzzle, and is watched', () => {
    it.each([
      ['python', PYTHON],
      ['javascript', JAVASCRIPT],
    ] as const)('%s', async (language, text) => {
      const { run, recorded } = await programs.run({ language, text, input: INPUT, ...WATCHED });
      expect(run).toMatchObject({ output: SOLUTION, messages: '', status: 0 });
      const events = Array.from(Object.values(recorded!.events as unknown as object), eventOf);
      const counts = ['+', '-', '!'].map((kind) => events.filter((e) => e.kind === kind).length);
      expect(counts).toEqual([187, 136, 1]);
      const lines = text.split('\n');
      const first = events.find(({ kind }) => kind === '+')!;
      expect(lines[first.line - 1]).toContain('board[r][c] = d');
    });
  });

  describe('ends as with its interpreter', () => {
    it.each([
      ['python', 'import sys\nprint("a")\nsys.exit(3)', 'a\n', '', 3, undefined],
      ['python', 'print(input())\ninput()', 'one\n', /EOFError: EOF when reading a line\n$/, 1, 2],
      [
        'python',
        'def f(n):\n  return 1 / n\n\nf(0)',
        '',
        /^Traceback.*\n {2}File "solver.py", line 4, in <module>\n.*ZeroDivisionError: division by zero\n$/s,
        1,
        2,
      ],
      [
        'python',
        'def f(n): return f(n)\nf(0)',
        '',
        /RecursionError: maximum recursion depth/,
        1,
        1,
      ],
      ['python', 'x = 1\nprint(x', '', /File "solver.py", line 2\n.*SyntaxError/s, 1, 2],
      ['python', 'import os\nos.kill(os.getpid(), 9)', '', '', 137, undefined],
      ['javascript', 'console.log([1, 2], { a: "b" })', "[ 1, 2 ] { a: 'b' }\n", '', 0, undefined],
      ['javascript', 'process.exitCode = 4', '', '', 4, undefined],
      [
        'javascript',
        'let x;\nfunction f() {\n  x.y();\n}\nsetTimeout(f, 5);',
        '',
        /^solver.js:3\n {2}x.y\(\);\n {4}\^\n\nTypeError: Cannot read properties of undefined.*\n {4}at f \(solver.js:3:5\)/,
        1,
        3,
      ],
      ['javascript', 'const f = () => f() + 1;\nf();', '', /RangeError: Maximum call stack/, 1, 1],
      ['javascript', 'let a;\nlet b = ;', '', /^solver.js:2\nlet b = ;\n.*SyntaxError/s, 1, 2],
      ['javascript', 'Promise.reject(new Error("no"))', '', /Error: no/, 1, 1],
      ['javascript', 'require("net")', '', /Cannot find module 'net'/, 1, 1],
    ] as const)('%s: %s', async (language, text, output, messages, status, line) => {
      const { run, errorLine } = await programs.run({ language, text, input: 'one\n' });
      expect(run.output).toBe(output);
      expect(run.messages).toMatch(messages);
      expect(run.status).toBe(status);
      expect(errorLine).toBe(line);
    });

    it('says whether the text is of the language', async () => {
      for (const [language, wrong, right] of [
        ['python', 'if', 'raise SyntaxError'],
        ['javascript', 'if', 'throw new SyntaxError()'],
      ] as const) {
        const compiled = await programs.run({ language, text: wrong });
        expect([compiled.isCompileError, compiled.run.status]).toEqual([true, 1]);
        const begun = await programs.run({ language, text: right });
        expect([begun.isCompileError, begun.run.status]).toEqual([undefined, 1]);
      }
    });
  });

  describe('reads and prints as in Node', () => {
    it.each([
      'console.log(String(require("fs").readFileSync(0)).trim())',
      'import { readFileSync } from "node:fs";\nconsole.log(readFileSync("/dev/stdin", "utf8").trim())',
      'let t = ""; process.stdin.on("data", (d) => { t += d; }).on("end", () => console.log(t.trim()))',
      'let t = ""; for await (const d of process.stdin) t += d; console.log(t.trim()); export {}',
      'require("readline").createInterface({ input: process.stdin }).on("line", (l) => process.stdout.write(l + "\\n"))',
      'const rl = require("readline").createInterface({ input: process.stdin }); (async () => { for await (const l of rl) console.log(l) })()',
    ])('%s', async (text) => {
      const { run } = await programs.run({ language: 'javascript', text, input: 'one\ntwo\n' });
      expect(run).toMatchObject({ output: 'one\ntwo\n', messages: '', status: 0 });
    });

    it('erases types', async () => {
      const text =
        'interface Cell { readonly row: number }\nconst cell: Cell = { row: 2 };\nthrow new Error(String(cell.row as number));';
      const typed = await programs.run({ language: 'javascript', name: 'solver.ts', text });
      expect(typed.run.messages).toContain('Error: 2');
      expect(typed.errorLine).toBe(3);
    });
  });

  it('has the files beside it, and may begin with another file', async () => {
    const files = { 'sudoku.txt': 'Grid 01' };
    const text = 'print(open("sudoku.txt").read())';
    expect((await programs.run({ text, files })).run.output).toBe('Grid 01\n');
    const main = { name: 'driver.py', text: 'import solver\nprint(solver.answer())' };
    const called = await programs.run({ text: 'def answer():\n  return 1 // 0', main });
    expect(called.run.status).toBe(1);
    expect(called.errorLine).toBe(2);
  });

  describe('is ended when it exceeds a limit', () => {
    const limits = { time: 700, memory: 64 << 20, output: 1_000 };
    it.each([
      ['python', 'while True: pass', 'time'],
      ['javascript', 'for (;;);', 'time'],
      ['javascript', 'for (;;) console.log("abc")', 'output'],
      ['python', 'a = []\nwhile True: a.append(bytes(1 << 16))', 'memory'],
    ] as const)('%s: %s', async (language, text, killed) => {
      const { run, isStopped } = await programs.run({ language, text, limits });
      expect([run.killed, run.status, isStopped]).toEqual([killed, undefined, false]);
      expect(run.output.length).toBeLessThanOrEqual(1_000);
    });

    it('what it printed before is there', async () => {
      const text = 'for i in range(40): print(i)\nwhile True: pass';
      const { run } = await programs.run({ text, limits });
      expect(run.output.split('\n').slice(0, 30)).toEqual(
        Array.from({ length: 30 }, (_, i) => `${i}`),
      );
    });
  });

  it.each([
    'a\nconsole.log("name")//.mjs',
    'a\u2028console.log("name")//.mjs',
    '../a.js',
    'a\0.js',
  ])('does not begin with the name %j', async (name) => {
    const refused = programs.run({ language: 'javascript', name, text: '' });
    await expect(refused).rejects.toThrow('expected names of files');
  });

  it('may be stopped before it begins, and while others run', async () => {
    const outcomes = await programs.page.evaluate(
      async (request) => {
        const { programs } = globalThis as never as {
          programs: import('../src/programs/programs.ts').Programs;
        };
        const early = programs.run(request);
        early.stop();
        const [one, other, third] = [1, 2, 3].map(() => programs.run(request));
        void programs.prepare(request.language);
        setTimeout(() => other!.stop(), 50);
        return Promise.all([early, one!, other!, third!].map(({ ended }) => ended));
      },
      requestOf({ language: 'javascript', text: 'setTimeout(() => console.log(1), 300)' }),
    );
    expect(outcomes.map(({ isStopped }) => isStopped)).toEqual([true, false, true, false]);
    expect(outcomes.map(({ run }) => run.output)).toEqual(['', '1\n', '', '1\n']);
  });

  describe('ends, whatever it tells', () => {
    it('a record that it has written itself', async () => {
      const { run, recorded } = await programs.run({ text: FORGED, watch: { events: 1_000 } });
      expect([run.status, run.messages]).toEqual([0, '']);
      expect(recorded).toMatchObject({ hasStarted: true, givens: undefined });
    });

    it('a name that is too long for a pattern', async () => {
      const name = `${'x'.repeat(3_000_000)}.js`;
      const text = 'process.exit(3)';
      const { run } = await programs.run({ language: 'javascript', name, text });
      expect(run.status).toBe(3);
    });
  });

  it('a long search comes whole', async () => {
    const INKALA =
      '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
    const input = INKALA.replaceAll('.', '0').replace(/.{9}/g, '$&\n');
    const watch = { events: 1_000_000 };
    const request = { language: 'javascript', text: JAVASCRIPT, input, watch } as const;
    const { run, recorded } = await programs.run({ ...request, limits: PATIENT });
    expect(run.status).toBe(0);
    expect(Object.keys(recorded!.events)).toHaveLength(49_558 + 49_498 + 1);
  });
});

describePrograms(
  'a page without Python',
  (programs: ProgramsPage) => {
    it('says so', async () => {
      const reasons = await programs.page.evaluate(async () => {
        const { programs, MissingLanguage } = globalThis as never as {
          programs: import('../src/programs/programs.ts').Programs;
          MissingLanguage: typeof import('../src/programs/loading.ts').MissingLanguage;
        };
        const request = {
          language: 'python',
          name: 'a.py',
          text: '',
          input: '',
          limits: { time: 1_000, memory: 1 << 28 },
        } as const;
        const of = (error: unknown): unknown =>
          error instanceof MissingLanguage && [error.language, error.why];
        return [
          await programs.prepare('python').catch(of),
          await programs.run(request).ended.catch(of),
        ];
      });
      expect(reasons).toEqual([
        ['python', 'uninstalled'],
        ['python', 'uninstalled'],
      ]);
      const { run } = await programs.run({ language: 'javascript', text: 'console.log(1)' });
      expect(run.output).toBe('1\n');
    });
  },
  { withPython: false },
);
