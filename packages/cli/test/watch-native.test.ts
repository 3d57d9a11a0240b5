import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { isFull, onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { withKeptTracer } from './kept-tracer.ts';
import { ENV, NONET } from './nonet.ts';
import { program } from './program-on-path.ts';
import { mountRight, onDisk } from './small-disk.ts';
import { nineLines, PROGRAMS, type Run, run, SAMPLE, SOLUTION, watched } from './watched.ts';

/** A short search and a long one: the puzzle, its solution, and the number of events of each kind. */
const SHORT = [SAMPLE, SOLUTION, { '+': 187, '-': 136, '!': 1 }] as const;
const LONG = [
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452',
  { '+': 49_558, '-': 49_498, '!': 1 },
] as const;

/** How ends.c ends after its first digit → its status or signal, and its output. */
const ENDS: readonly [how: string, end: number | string, stdout: string][] = [
  ['fault', 'SIGSEGV', ''],
  ['fork', 6, ''],
  ['overflow', 'SIGSEGV', ''],
  ['abort', 'SIGABRT', ''],
  ['exit', 7, ''],
  ['_exit', 8, ''],
  ['handler', 5, ''],
  ['deep', 0, '50000\n'],
  ['exec', 0, 'another\n'],
];

const compilers = ['g++', 'clang++'] as const;

const env = withKeptTracer();
const watchedNative = (
  program: readonly string[],
  puzzle: string,
  options: readonly string[] = [],
) => watched(program, nineLines(puzzle), options, undefined, env);

for (const compiler of compilers.slice(0, sized(0, 2))) {
  describeWith(program(compiler), `a C++ program built by ${compiler}`, () => {
    const programs = ['array.cpp', 'vector.cpp', 'by-value.cpp', 'string.cpp'].slice(
      0,
      compiler === 'g++' ? 4 : 1,
    );
    it.each(programs)('native/%s makes the golden counts', (name) => {
      // A program is compiled for each puzzle, which takes longer than the search.
      const [puzzle, solution, counts] = compiler === 'g++' && name === 'array.cpp' ? LONG : SHORT;
      const ended = watchedNative([`native/${name}`], puzzle, ['--with', compiler]);
      expect(ended.counts, ended.stderr).toEqual(counts);
      expect(ended.status).toBe(0);
      expect(ended.stdout).toBe(solution);
      expect(ended.events.every((event) => /@[1-9]/.test(event) || event[0] === '!')).toBe(true);
    });
  });
}

onlyFull(describeWith)(program('gcc'), 'a C program under nonet watch', () => {
  it.each(ENDS)('ends by %s as it does alone', (how, end, stdout) => {
    const ended = watchedNative(['native/ends.c', how], SAMPLE);
    expect(ended.signal ?? ended.status, ended.stderr).toBe(end);
    expect(ended.stdout).toBe(stdout);
    expect(ended.events.map((event) => event.slice(0, 7))).toEqual(['+ 1 2 4']);
  });

  it('is told that its jump out of a signal handler ended the tracing', () => {
    const { signal, status, stderr } = watchedNative(['native/ends.c', 'jump'], SAMPLE);
    expect([status, signal]).toEqual([0, null]);
    expect(stderr).toContain('the tracer stopped (the program jumped out of a signal handler)');
  });
});

describeWith(program('g++'), 'a C++ program that cannot be watched', () => {
  const watch = (name: string, options: readonly string[] = [], env = ENV): Run =>
    run(process.execPath, [NONET, 'watch', ...options, join(PROGRAMS, 'native', name)], '', env);

  onlyFull(it)('gets the message of its compiler', () => {
    const { status, stderr } = watch('wrong.cpp');
    expect(status).toBe(2);
    expect(stderr).toContain('wrong.cpp:2:16: error');
  });

  onlyQuick(it)('gets the name of the package with the compiler', () => {
    const { status, stderr } = watch('array.cpp', [], { ...ENV, PATH: '' });
    expect([status, stderr]).toEqual([
      2,
      'expected g++ for array.cpp (C++), found none in PATH. Debian: apt install g++. Homebrew: brew install gcc.\n',
    ]);
  });
});

const disk = mkdtempSync(join(tmpdir(), 'nonet-noexec-'));
afterAll(() => rmSync(disk, { recursive: true }));

if (isFull)
  describeWith(mountRight(disk), 'a temporary folder that lets no program start', () => {
    it('is named', () => {
      const script = `mount -o remount,noexec ${disk} && TMPDIR=${disk} "$0" "$@"`;
      const file = join(PROGRAMS, 'native', 'array.cpp');
      const { status, stderr } = onDisk({ place: disk, size: '32m' }, script, ['watch', file]);
      expect([status, stderr]).toEqual([
        2,
        `the temporary folder ${disk} does not let programs start (set TMPDIR to use another folder)\n`,
      ]);
    });
  });

if (isFull)
  describeWith(program('g++'), 'nonet watch that is stopped while it compiles', () => {
    it('leaves no file', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'nonet-stopped-'));
      try {
        for (let i = 0; i < 4; i++) {
          const args = [NONET, 'watch', join(PROGRAMS, 'native', 'vector.cpp')];
          const child = spawn(process.execPath, args, {
            env: { ...ENV, TMPDIR: folder },
            stdio: ['ignore', 'ignore', 'ignore'],
          });
          while (readdirSync(folder).length === 0) await setTimeout(20);
          await setTimeout(200 * i);
          child.kill('SIGTERM');
          await once(child, 'close');
          expect(readdirSync(folder)).toEqual([]);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
