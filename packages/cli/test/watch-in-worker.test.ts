import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formOf } from '@nonet/tracer/in-worker/javascript';
import type { RecordPieces } from '@nonet/tracer/record-pieces';
import { countsOf, type Recorded } from '@nonet/tracer/recorded';
import { traceText } from '@nonet/tracer/trace-of';
import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { summaryOf } from '../dist/watch/summary.js';
import { runInPyodide, runInWorker } from './in-worker.ts';
import { program } from './program-on-path.ts';
import { ESCARGOT, nineLines, PROGRAMS, plain, SAMPLE, SOLUTION, watched } from './watched.ts';

const EXAMPLES = '../../../../examples/backtracking';
const NEARLY = `${SOLUTION.slice(0, -2)}00`;
const EVENTS = 1_000_000;

/** The counts of a search row by row. */
const GOLDEN: Readonly<Record<string, readonly [number, number, number]>> = {
  [SAMPLE]: [187, 136, 1],
  [ESCARGOT]: [8_969, 8_911, 1],
};

type Run = readonly [file: string, input: string, argument?: string];

const withTitle = (run: Run): [title: string, run: Run] => [
  `${run[2] ?? (run[1].startsWith(ESCARGOT) ? 'AI Escargot' : 'the sample')} in ${basename(run[0])}`,
  run,
];

/** The cases of watch-cases.test.ts. */
const casesOf = (file: string): Run[] => [
  ...['value', 'index', 'copy', 'overwrite', 'none'].map((name): Run => [file, SAMPLE, name]),
  [file, NEARLY + SAMPLE, 'next'],
  [file, '0'.repeat(9) + SAMPLE.slice(9), 'zeros'],
  [file, '', 'own'],
];

const IN_PYTHON: readonly Run[] = [
  ['rows.py', SAMPLE],
  ['copies.py', SAMPLE],
  [`${EXAMPLES}/scan.py`, ESCARGOT],
  ...['iterative', 'argument', 'flags', 'generator', 'closure', 'text', 'thread'].map(
    (name): Run => [`${name}.py`, SAMPLE],
  ),
  ['own_puzzle.py', ''],
  ['full.py', SAMPLE],
  ...casesOf('cases/cases.py'),
  ...['scan', 'arrays', 'bits', 'fewest'].map((name): Run => [`${EXAMPLES}/${name}.py`, SAMPLE]),
  ['two_puzzles.py', ESCARGOT + SAMPLE],
  ...['arrays', 'bits', 'fewest'].map((name): Run => [`${EXAMPLES}/${name}.py`, ESCARGOT]),
];

const inFolder = (name: string): string => `javascript/${name}`;

/** The quick tests have the first two. */
const IN_JAVASCRIPT: readonly Run[] = [
  [inFolder('blanks.js'), ESCARGOT],
  [inFolder('copies.cjs'), SAMPLE],
  ...['by-index.mjs', 'text.js', 'class.mjs', 'used.js', 'generator.js', 'iterative.js'].map(
    (name): Run => [inFolder(name), SAMPLE],
  ),
  [inFolder('own-puzzle.js'), ''],
  [inFolder('two-puzzles.js'), ESCARGOT + SAMPLE],
  [inFolder('full.js'), SAMPLE],
  ...casesOf('cases/cases.mjs'),
];

/** What a run has shown. */
interface Shown {
  readonly status: number | null;
  readonly stdout: string;
  /** The line that says what was watched. Undefined if no grid was found. */
  readonly summary: string | undefined;
  readonly puzzle: string | undefined;
  readonly events: readonly string[];
}

/** Runs a program with its tracer in a process. */
function inProcess([file, input, argument = '']: Run): Shown {
  const { events, status, stderr, stdout, trace } = watched([file, argument], nineLines(input));
  const summary = /^watched .*$/m.exec(stderr)?.[0];
  return { status, stdout, summary, puzzle: trace[1], events };
}

/** Returns a program that does not need its argument. */
function textOf([file, , argument = '']: Run): string {
  const text = readFileSync(join(PROGRAMS, file), 'utf8');
  return text.replace(/(?:sys|process)\.argv\[\d\]/, JSON.stringify(argument));
}

function shown({
  status,
  stdout,
  recorded,
}: {
  readonly status: number;
  readonly stdout: string;
  readonly recorded: Recorded;
}): Shown {
  const { givens } = recorded;
  if (!givens) return { status, stdout, summary: undefined, puzzle: undefined, events: [] };
  const text = [...traceText(recorded, givens, { name: '', text: '' })].join('').split('\n');
  const events = text.filter((line) => /^[-+!]/.test(line));
  return { status, stdout, summary: summaryOf(recorded), puzzle: text[1], events };
}

const READ = 'board = [list(map(int, input())) for _ in range(9)]';

/** The places and the errors in tracebacks. Versions of Python differ in how they mark the columns. */
function messagesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^\s*[\^~]*$/.test(line)) return [];
    return line.replace(/File ".*\//, 'File "');
  });
}

onlyFull(describeWith)(program('python3'), 'the tracer of Python in a page', () => {
  let pyodide: PyodideInterface;
  beforeAll(async () => {
    pyodide = await loadPyodide();
  });

  it.each(IN_PYTHON.filter((_, i) => i % 6 === 2).map(withTitle))(
    '%s makes the same events as in a process',
    (_, run) => {
      const [file, input] = run;
      const settings = { name: basename(file), text: textOf(run), input: nineLines(input) };
      const ended = runInPyodide(pyodide, { ...settings, events: EVENTS });
      expect(ended.recorded.hasStarted).toBe(true);
      expect(shown(ended)).toEqual(inProcess(run));
      if (file.endsWith('scan.py')) expect(countsOf(ended.recorded.events)).toEqual(GOLDEN[input]);
    },
  );

  it.each(['error', 'exit_text', 'os_exit', 'syntax', 'too_deep', 'deep', 'little', 'echo'])(
    'ends %s.py as Python does',
    (name) => {
      const file = `ends/${name}.py`;
      const text = readFileSync(join(PROGRAMS, file), 'utf8');
      const input = nineLines(SAMPLE);
      const alone = plain([file], input);
      const ended = runInPyodide(pyodide, { name: `${name}.py`, text, input, events: EVENTS });
      expect([ended.stdout, ended.status]).toEqual([alone.stdout, alone.status]);
      expect(messagesIn(ended.stderr)).toEqual(messagesIn(alone.stderr));
    },
  );

  it('runs a thread when it is started', () => {
    const text = `import threading, concurrent.futures
thread = threading.Thread(target=lambda: print(threading.current_thread() is thread, thread.is_alive()))
thread.start()
thread.join()
print(threading.current_thread() is threading.main_thread(), thread.is_alive())
concurrent.futures.ThreadPoolExecutor(1).submit(print)`;
    const { stderr, stdout } = runInPyodide(pyodide, { name: 'a.py', text, input: '' });
    expect(stdout).toBe('True True\nTrue False\n');
    expect(stderr).toMatch(/RuntimeError: can't start new thread\n$/);
  });

  it('runs coroutines', () => {
    const text = `import asyncio
async def solve(queue):
    for digit in 1, 2:
        await queue.put(digit)
        await asyncio.sleep(0.001)
    return 3
async def main():
    queue = asyncio.Queue(1)
    solving = asyncio.create_task(solve(queue))
    return [await queue.get(), await queue.get(), await solving]
print(asyncio.run(main()))`;
    const run = () => runInPyodide(pyodide, { name: 'a.py', text, input: '' });
    expect([run().stdout, run().stderr]).toEqual(['[1, 2, 3]\n', '']);
  });

  it('runs programs one after the other that do not see one another', () => {
    const run = (text: string, files = {}): string => {
      const { stderr, stdout } = runInPyodide(pyodide, {
        name: 'a.py',
        text,
        input: '1\n2\n',
        files,
      });
      return stdout + stderr;
    };
    const first = `import sys, other
sys.excepthook = print
sys.setrecursionlimit(50)
sys.stdout = None
value = other.value
input()`;
    run(first, { 'other.py': 'value = 1' });
    const text = 'import other\nprint(input(), other.value, "value" in globals())';
    expect(run(text, { 'other.py': 'value = 2' })).toBe('1 2 False\n');
    expect(run('import other')).toMatch(/^Traceback .*\n.*line 1.*\n.*\nModuleNotFoundError: /);
  });

  it('hands out the events at once', () => {
    const text = `${READ}\nboard[0][1] = 4\nboard[0][1] = 0\nboard[0][3] = 6\nprint(flush=True)`;
    const counts: unknown[] = [];
    const onProgress = (record: RecordPieces): unknown =>
      counts.push(countsOf(record.recorded().events));
    runInPyodide(pyodide, {
      name: 'a.py',
      text,
      input: nineLines(SAMPLE),
      events: EVENTS,
      onProgress,
    });
    expect(counts).toEqual([[2, 1, 0]]);
  });
});

describe('the tracer of JavaScript in a worker', () => {
  it.each(IN_JAVASCRIPT.filter((_, i) => i % sized(20, 3) === 0).map(withTitle))(
    '%s makes the same events as in a process',
    async (_, run) => {
      const [file, input] = run;
      const settings = { name: basename(file), text: textOf(run), input: nineLines(input) };
      const ended = await runInWorker({ ...settings, events: EVENTS });
      expect(ended.stderr).toBe('');
      expect(ended.recorded.hasStarted).toBe(true);
      expect(shown(ended)).toEqual(inProcess(run));
      if (file.endsWith('blanks.js'))
        expect(countsOf(ended.recorded.events)).toEqual(GOLDEN[input]);
    },
  );

  onlyQuick(it)('hands out the events of a program that is stopped', async () => {
    const text = `const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\\n');
      const board = rows.map((row) => [...row].map(Number));
      board[0][1] = 4; board[0][1] = 0; board[0][3] = 6;
      for (;;);`;
    const ended = await runInWorker({
      name: 'a.js',
      text,
      input: nineLines(SAMPLE),
      events: EVENTS,
      onProgress: (record, stop) => {
        if (record.recorded().events.length === 3) stop();
      },
    });
    expect(countsOf(ended.recorded.events)).toEqual([2, 1, 0]);
  });

  onlyQuick(it)('runs no code of a proxy', async () => {
    const text = `const rows = require('node:fs').readFileSync(0, 'utf8').trim().split('\\n');
      const board = rows.map((row) => [...row].map(Number));
      const traps = { get() { throw new Error('read'); }, getPrototypeOf() { throw new Error('read'); } };
      const made = [new Proxy([], traps), Proxy.revocable([], traps).proxy];
      let seen;
      seen = made[0]; seen = made[1]; board[0][1] = 4;
      console.log(made.length, Proxy.length, seen === made[1]);`;
    const ended = await runInWorker({
      name: 'a.js',
      text,
      input: nineLines(SAMPLE),
      events: EVENTS,
    });
    expect(ended.stdout).toBe('2 2 true\n');
    expect(ended.recorded.broken).toBeUndefined();
    expect(countsOf(ended.recorded.events)).toEqual([1, 0, 0]);
  });
});

onlyQuick(describe)('the form of a JavaScript file', () => {
  it.each([
    ['a.js', 'const fs = require("fs"); await_();', 'commonjs', []],
    [
      'a.js',
      "import fs, { x } from 'fs'; export * from './b.js'; import('c')",
      'module',
      ['fs', './b.js', 'c'],
    ],
    ['a.js', 'await 1', 'module', []],
    ['a.mjs', 'var a', 'module', []],
    ['a.cjs', 'return import(name) || import("d")', 'commonjs', ['d']],
  ])('%s: %s', (name, text, format, specifiers) => {
    const form = formOf(name, text);
    expect(form?.format).toBe(format);
    expect(form?.imports.map(({ specifier }) => specifier)).toEqual(specifiers);
    const written = form?.imports.map(({ start, end }) => text.slice(start + 1, end - 1));
    expect(written).toEqual(specifiers);
  });

  it('is unknown if the file is not JavaScript', () => {
    expect([formOf('a.js', 'let let'), formOf('a.cjs', 'import "a"')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
