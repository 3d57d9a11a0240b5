import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { tracerFor } from '../dist/watch/tracers.js';
import { toolOf } from './judge-program.ts';
import { program } from './program-on-path.ts';
import { resultOf, watchFaults } from './student-run.ts';
import { LANGUAGES, studentsOf } from './students.ts';

/** Every fortieth program is run. STUDENTS=1 runs all of them, for each Python in about ten minutes. */
const EVERY = Number(process.env.STUDENTS ?? 40);
const isChosen = (_: unknown, index: number): boolean => index % EVERY === 0;

const PYTHONS = [
  ...['3.6', '3.7', '3.8', '3.9', '3.10', '3.11', '3.12', '3.13', '3.14'].map((v) => `python${v}`),
  'pypy3',
];

/** `npm run test:all` installs other versions of Node here. */
const NODES = fileURLToPath(
  new URL('../../../node_modules/.cache/nodes/node_modules', import.meta.url),
);

/** Returns the path of a Python on this machine, or undefined if it cannot run. */
function pathOf(name: string): string | undefined {
  const code = 'import sys; print(sys.executable)';
  const { status, stdout } = spawnSync(name, ['-c', code], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function canImport(python: string, module: string): boolean {
  return module === '' || spawnSync(python, ['-c', `import ${module}`]).status === 0;
}

const pythons = PYTHONS.flatMap((name) => {
  const path = pathOf(name);
  return path ? [{ name, language: 'python', path }] : [];
});
const nodes = ['n22', 'n24'].flatMap((name) => {
  const path = join(NODES, name, 'bin/node');
  return existsSync(path) ? [{ name, language: 'javascript', path }] : [];
});
/** Compilers of the languages that `nonet watch` knows. */
const compilers = [
  { name: 'gcc', language: 'c', extension: 'c' },
  { name: 'clang', language: 'c', extension: 'c' },
  { name: 'g++', language: 'cpp', extension: 'cpp' },
  { name: 'clang++', language: 'cpp', extension: 'cpp' },
  { name: 'javac', language: 'java', extension: 'java' },
  { name: 'kotlinc', language: 'kotlin', extension: 'kt' },
].flatMap(({ extension, language, name }) => {
  const isWatched = tracerFor(`a.${extension}`, undefined) !== undefined;
  return isWatched && program(name).present ? [{ name, language, path: name }] : [];
});
/** Compilers take long. Those of a language take turns, and only STUDENTS=1 needs kotlinc here. */
const turns = compilers.flatMap((compiler) => {
  if (EVERY > 1 && compiler.language === 'kotlin') return [];
  const same = compilers.filter(({ language }) => language === compiler.language);
  const of = EVERY === 1 ? 1 : same.length;
  return [{ ...compiler, turn: same.indexOf(compiler) % of, of }];
});
const own = { name: `Node ${process.version}`, language: 'javascript', path: process.execPath };

const interpreters = [...pythons, own, ...nodes].map((it) => ({ ...it, turn: 0, of: 1 }));

describe.each([...interpreters, ...turns])('students on $name', ({ language, path, turn, of }) => {
  const watched = studentsOf(language)
    .filter(({ check }) => check !== 'judged')
    .filter(isChosen)
    .filter((_, index) => index % of === turn);
  const modules = new Map(watched.map(({ module }) => [module, canImport(path, module)]));
  const runnable = watched.filter(({ module }) => modules.get(module));
  it.concurrent.each(runnable)('$file is watched', async (student) => {
    expect(await watchFaults(student, path)).toEqual([]);
  });
});

describe.each(LANGUAGES)('students in %s', (language) => {
  const students = studentsOf(language)
    .filter(({ module }) => module === '')
    .filter(isChosen);
  describeWith(toolOf(students[0]!.file), 'are judged', () => {
    it.concurrent.each(students)('$file: $result $mistake', async (student) => {
      expect(await resultOf(student)).toBe(student.result);
    });
  });
});

describe('the corpus', () => {
  const all = LANGUAGES.flatMap(studentsOf);

  it('has at least 120 programs, and at least 40 with a mistake', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(all.filter(({ mistake }) => mistake !== '').length).toBeGreaterThanOrEqual(40);
  });

  it('has at least 80 programs in C and C++', () => {
    expect(['c', 'cpp'].flatMap(studentsOf).length).toBeGreaterThanOrEqual(80);
  });

  it('has a mistake in exactly the programs that are not accepted', () => {
    const odd = all.filter(({ result, mistake }) => (result === 'AC') !== (mistake === ''));
    expect(odd).toEqual([]);
  });
});
